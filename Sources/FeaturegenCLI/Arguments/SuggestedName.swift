import Spelling

/// ``nearestName(to:in:)``, else the only candidate that the word begins, at least two letters
/// long.
func suggestedName(for word: String, in candidates: [String]) -> String? {
  if let nearest = nearestName(to: word, in: candidates) { return nearest }
  guard word.count >= 2 else { return nil }
  let continued = candidates.filter { $0.hasPrefix(word) }
  return continued.count == 1 ? continued.first : nil
}
