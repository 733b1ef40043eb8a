/// Another convention that features are written in.
package enum ForeignConvention: Sendable, Hashable {
  /// `@Reducer struct X`
  case reducerMacro
  /// `struct X: Reducer`, with the protocol's name.
  case reducerProtocol(String)
  /// A namespace whose parts conform to other protocols than those of the convention.
  case namespace
}

extension ForeignConvention: CustomStringConvertible {
  /// As code of it begins.
  package var description: String {
    switch self {
    case .reducerMacro: "@Reducer struct X"
    case .reducerProtocol(let name): "struct X: \(name)"
    case .namespace: "a namespace with a nested Reducer, without the protocols of this convention"
    }
  }
}

extension ForeignConvention {
  /// - Parameters:
  ///   - types: The declarations and extensions of the type itself.
  ///   - parts: Names of the parts nested in it.
  init?(types: [TypeFacts], parts: Set<Part>) {
    let hasMacro = types.contains { $0.attributes.contains(where: \.isReducerMacro) }
    let isEnumOfReducers = types.contains { $0.kind == .enum && !$0.cases.isEmpty }
    guard parts.contains(.action) || (hasMacro && isEnumOfReducers) else { return nil }
    if hasMacro {
      self = .reducerMacro
    } else if let name = types.flatMap(\.inheritance).compactMap(\.path.last).first(
      where: Self.isReducerProtocol)
    {
      self = .reducerProtocol(name)
    } else if parts.isSuperset(of: [.state, .reducer]) {
      self = .namespace
    } else {
      return nil
    }
  }

  private static func isReducerProtocol(_ name: String) -> Bool {
    name == "ReducerProtocol" || name.hasSuffix("Reducer")
  }
}

extension String {
  var isReducerMacro: Bool { self == "Reducer" || hasSuffix(".Reducer") }

  /// What a feature of another convention would be called: `Settings` for `SettingsReducer`.
  var foreignStem: String {
    let suffix = ["Feature", "Reducer", "Core", "Logic", "Domain"].first {
      hasSuffix($0) && count > $0.count
    }
    return suffix.map { String(dropLast($0.count)) } ?? self
  }
}
