extension Array where Element: Sendable {
  /// What `transform` makes of each element, in their order, whatever the number of jobs.
  ///
  /// - Parameter jobs: How many elements are worked on at the same time, at least one.
  func map<Value: Sendable>(
    jobs: Int, _ transform: @escaping @Sendable (Element) -> Value
  ) async -> [Value] {
    let chunks = chunks(for: jobs)
    var results = [[Value]](repeating: [], count: chunks.count)
    await withTaskGroup(of: (Int, [Value]).self) { group in
      var waiting = chunks.enumerated().makeIterator()
      func startNext() {
        guard let (index, chunk) = waiting.next() else { return }
        group.addTask { (index, chunk.map(transform)) }
      }
      for _ in 0..<jobs { startNext() }
      for await (index, values) in group {
        results[index] = values
        startNext()
      }
    }
    return results.flatMap(\.self)
  }

  /// Small enough that a chunk that takes long does not keep one thread busy at the end.
  private func chunks(for jobs: Int) -> [ArraySlice<Element>] {
    let size = Swift.max(1, Swift.min(64, count / (jobs * 4)))
    return stride(from: 0, to: count, by: size).map { self[$0..<Swift.min($0 + size, count)] }
  }
}
