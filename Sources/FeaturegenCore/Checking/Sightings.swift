/// What code with TCA looks like where none of it is a feature of the convention.
package struct Sightings: Sendable, Hashable {
  package enum Kind: Sendable, Hashable {
    /// Types with `@Reducer`, by their keyword.
    case reducerMacro(String)
    /// Types that conform to a protocol of reducers.
    case reducerProtocol(String)
    /// Types that nest State, Action and Reducer.
    case namespace
    /// Types that conform to the protocol of features, but whose module imports no TCA, by their
    /// keyword.
    case namespaceProtocol(String, keyword: String)
  }

  private var counts: [Kind: Int] = [:]

  /// The most frequent first.
  package var entries: [(kind: Kind, count: Int)] {
    counts.map { (kind: $0.key, count: $0.value) }
      .sorted { ($1.count, "\($0.kind)") < ($0.count, "\($1.kind)") }
  }

  mutating func add(_ module: ObservedModule, focus: Focus, standards: Standards) {
    let paths = Set(module.files.filter(focus.includes).map(\.path))
    let rejected = standards.rejectedTypes(in: module, besides: [])
    for type in rejected where paths.contains(type.type.location.path) {
      let keyword = type.type.kind.rawValue
      switch type.reason {
      case .foreign(.reducerMacro): counts[.reducerMacro(keyword), default: 0] += 1
      case .foreign(.reducerProtocol(let name)): counts[.reducerProtocol(name), default: 0] += 1
      case .foreign(.namespace): counts[.namespace, default: 0] += 1
      case .importsNothing(let name, _):
        counts[.namespaceProtocol(name, keyword: keyword), default: 0] += 1
      case .onePart, .errorChild, .nameAlone: break
      }
    }
  }
}
