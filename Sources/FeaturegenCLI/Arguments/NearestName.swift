/// The candidate that was probably meant: the nearest by Damerau-Levenshtein distance (adjacent
/// letters may be swapped), if that is at most a third of the word's length or 1. Of equally near
/// ones the first.
func nearestName(to word: String, in candidates: [String]) -> String? {
  let typed = Array(word)
  let limit = max(1, typed.count / 3)
  var best: (name: String, distance: Int)?
  for candidate in candidates {
    let known = Array(candidate)
    guard abs(known.count - typed.count) <= limit else { continue }
    let distance = editDistance(typed, known)
    if distance <= limit, distance < best?.distance ?? .max {
      best = (candidate, distance)
    }
  }
  return best?.name
}

/// ``nearestName(to:in:)``, else the only candidate that the word begins, at least two letters
/// long.
func suggestedName(for word: String, in candidates: [String]) -> String? {
  if let nearest = nearestName(to: word, in: candidates) { return nearest }
  guard word.count >= 2 else { return nil }
  let continued = candidates.filter { $0.hasPrefix(word) }
  return continued.count == 1 ? continued.first : nil
}

private func editDistance(_ left: [Character], _ right: [Character]) -> Int {
  var beforePrevious: [Int] = []
  var previous = Array(0...right.count)
  for row in left.indices {
    var current = [row + 1]
    for column in right.indices {
      let substitution = previous[column] + (left[row] == right[column] ? 0 : 1)
      var best = min(substitution, previous[column + 1] + 1, current[column] + 1)
      if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
        best = min(best, beforePrevious[column - 1] + 1)
      }
      current.append(best)
    }
    beforePrevious = previous
    previous = current
  }
  return previous[right.count]
}
