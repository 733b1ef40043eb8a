/// The name that was probably meant by `word`: the one at the smallest edit distance (insert,
/// remove, replace, swap neighbours), at most a third of the word's length or 1; nil if none is
/// that near. Of several, the first.
package func nearestName(to word: String, in names: some Sequence<String>) -> String? {
  let letters = Array(word)
  var limit = max(1, letters.count / 3)
  var nearest: String?
  for name in names {
    let candidate = Array(name)
    guard abs(candidate.count - letters.count) <= limit else { continue }
    let distance = editDistance(letters, candidate)
    if distance < limit || distance == limit && nearest == nil {
      (nearest, limit) = (name, distance)
    }
  }
  return nearest
}

/// Damerau–Levenshtein in its restricted form: no part is edited twice.
private func editDistance(_ left: [Character], _ right: [Character]) -> Int {
  var beforeLast: [Int] = []
  var last = Array(0...right.count)
  for (row, letter) in left.enumerated() {
    var current = [row + 1]
    for (column, other) in right.enumerated() {
      var best = min(
        last[column] + (letter == other ? 0 : 1),
        last[column + 1] + 1,
        current[column] + 1
      )
      let isSwap =
        row > 0 && column > 0 && letter == right[column - 1] && left[row - 1] == other
      if isSwap { best = min(best, beforeLast[column - 1] + 1) }
      current.append(best)
    }
    (beforeLast, last) = (last, current)
  }
  return last[right.count]
}
