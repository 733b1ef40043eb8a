/// Says of every byte of an output from where it came.
struct OriginMap: Sendable {
  struct Origin: Sendable {
    /// Index of the template in the order of first use.
    let source: Int
    /// In the bytes of that template.
    let offset: Int
    /// Whether the bytes were copied from there one by one; else all come from the byte at `offset`.
    let isVerbatim: Bool
  }

  private struct Run: Sendable {
    let start: Int
    let origin: Origin
  }

  private var runs: [Run] = []

  /// Says that from `start` on, which only grows, the output comes from `origin`.
  mutating func append(_ origin: Origin, from start: Int) {
    if let last = runs.last {
      if last.start == start {
        runs.removeLast()
      } else if continues(last, with: origin, at: start) {
        return
      }
    }
    runs.append(Run(start: start, origin: origin))
  }

  private func continues(_ run: Run, with origin: Origin, at start: Int) -> Bool {
    guard run.origin.source == origin.source, run.origin.isVerbatim == origin.isVerbatim else {
      return false
    }
    return origin.offset - run.origin.offset == (origin.isVerbatim ? start - run.start : 0)
  }

  /// `nil` only if nothing was written.
  func origin(of offset: Int) -> (source: Int, offset: Int)? {
    let next = runs.partitioningIndex { $0.start > offset }
    guard let run = next == 0 ? runs.first : runs[next - 1] else { return nil }
    let distance = run.origin.isVerbatim ? max(0, offset - run.start) : 0
    return (run.origin.source, run.origin.offset + distance)
  }
}
