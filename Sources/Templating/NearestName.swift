/// Finds what a mistyped name probably meant.
enum NearestName {
  /// Longer names are not compared: the distance takes the product of both lengths.
  private static let longest = 64

  /// The name at the smallest edit distance, the alphabetically first of several; `nil` if more than
  /// a third of the letters (at least one, at most three) would have to change.
  static func nearest(to name: String, in candidates: some Sequence<String>) -> String? {
    let letters = Array(name)
    guard letters.count <= longest else { return nil }
    let allowed = min(3, max(1, letters.count / 3))
    var best: (distance: Int, name: String)?
    for candidate in candidates {
      let other = Array(candidate)
      guard other.count <= longest, abs(other.count - letters.count) <= allowed else { continue }
      let found = (distance: distance(letters, other), name: candidate)
      guard found.distance <= allowed else { continue }
      if let known = best, known <= found { continue }
      best = found
    }
    return best?.name
  }

  /// Insertions, deletions, substitutions and swaps of neighbours that lead from one to the other;
  /// a letter in the wrong case counts nothing.
  private static func distance(_ left: [Character], _ right: [Character]) -> Int {
    let left = left.map { $0.lowercased() }
    let right = right.map { $0.lowercased() }
    var beforeLast: [Int] = []
    var last = Array(0...right.count)
    for row in left.indices {
      var current = [row + 1]
      for column in right.indices {
        let same = left[row] == right[column]
        var cost = min(last[column + 1], current[column]) + 1
        cost = min(cost, last[column] + (same ? 0 : 1))
        if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
          cost = min(cost, beforeLast[column - 1] + 1)
        }
        current.append(cost)
      }
      (beforeLast, last) = (last, current)
    }
    return last[right.count]
  }
}
