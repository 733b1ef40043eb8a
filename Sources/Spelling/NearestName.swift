/// The name that was probably meant by `word`; `nil` if none is near.
///
/// Near is at most a third of the word's letters, at least one, to insert, remove, replace or swap
/// with a neighbour; upper and lower case are the same. Of equally near names the first. Words of
/// more than 64 letters have no near name.
package func nearestName(to word: String, in names: some Sequence<String>) -> String? {
  let letters = folded(word)
  guard letters.count <= longestWord else { return nil }
  let limit = max(1, letters.count / 3)
  var nearest: (name: String, distance: Int)?
  for name in names {
    let candidate = folded(name)
    guard abs(candidate.count - letters.count) <= limit else { continue }
    let distance = editDistance(letters, candidate)
    if distance <= limit, distance < nearest?.distance ?? .max {
      nearest = (name, distance)
    }
  }
  return nearest?.name
}

/// The distance takes the product of both lengths.
private let longestWord = 64

private func folded(_ word: String) -> [String] {
  word.map { $0.lowercased() }
}

/// Damerau–Levenshtein in its restricted form: no part is edited twice.
private func editDistance(_ left: [String], _ right: [String]) -> Int {
  var beforeLast: [Int] = []
  var last = Array(0...right.count)
  for (row, letter) in left.enumerated() {
    var current = [row + 1]
    for (column, other) in right.enumerated() {
      var best = min(
        last[column] + (letter == other ? 0 : 1), last[column + 1] + 1, current[column] + 1)
      if row > 0, column > 0, letter == right[column - 1], left[row - 1] == other {
        best = min(best, beforeLast[column - 1] + 1)
      }
      current.append(best)
    }
    (beforeLast, last) = (last, current)
  }
  return last[right.count]
}
