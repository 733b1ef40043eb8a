/// What the protocols of a module refine, so that `State: ScreenState` is known for what it is.
struct ProtocolHierarchy: Sendable {
  /// What the declarations of a protocol's name inherit.
  private var parents: [String: [InheritedType]] = [:]
  /// The type aliases that a protocol and its extensions declare.
  private var aliases: [String: Set<String>] = [:]

  enum Answer: Sendable {
    case yes, no
    /// One of the types is declared elsewhere and may do so; empty for a composition.
    case perhaps(String)
  }

  init(_ files: [FileFacts]) {
    for type in files.lazy.flatMap(\.types) where type.kind == .protocol {
      guard let name = type.path.last else { continue }
      parents[name, default: []] += type.inheritance
      aliases[name, default: []].formUnion(type.aliases)
    }
    guard !parents.isEmpty else { return }
    for type in files.lazy.flatMap(\.types) where type.isExtension && type.path.count == 1 {
      guard let name = type.path.last, parents[name] != nil else { continue }
      aliases[name, default: []].formUnion(type.aliases)
    }
  }

  /// Whether a type that inherits these conforms to the protocol.
  ///
  /// - Parameter known: Names of protocols that refine none of the convention's.
  func answer(
    _ inheritance: [InheritedType], inherit name: String, known: Set<String>
  ) -> Answer {
    let all = closure(of: inheritance)
    if all.contains(where: { $0.path.last == name }) { return .yes }
    let unknown = all.first { type in
      guard let last = type.path.last else { return true }
      return parents[last] == nil && !known.contains(last) && !Self.common.contains(last)
    }
    return unknown.map { .perhaps($0.path.joined(separator: ".")) } ?? .no
  }

  /// A protocol of the module that the type conforms to declares the type alias.
  func declaresAlias(_ name: String, for inheritance: [InheritedType]) -> Bool {
    closure(of: inheritance).contains { aliases[$0.path.last ?? ""]?.contains(name) ?? false }
  }

  private func closure(of inheritance: [InheritedType]) -> [InheritedType] {
    if parents.isEmpty || inheritance.isEmpty { return inheritance }
    var found = inheritance
    var seen = Set(inheritance.compactMap(\.path.last))
    var next = found.startIndex
    while next < found.endIndex {
      let parents = self.parents[found[next].path.last ?? ""] ?? []
      found += parents.filter { seen.insert($0.path.last ?? "").inserted }
      next += 1
    }
    return found
  }

  /// Protocols and raw types of Swift, SwiftUI and TCA.
  private static let common: Set<String> = [
    "AnyObject", "BindableAction", "BitwiseCopyable", "CasePathable", "CaseIterable", "Character",
    "Codable", "CodingKey", "Comparable", "Copyable", "CustomDebugStringConvertible",
    "CustomNSError", "CustomStringConvertible", "Decodable", "Double", "DynamicProperty",
    "Encodable", "Equatable", "Error", "Escapable", "Float", "Hashable", "Identifiable", "Int",
    "LocalizedError", "NSObject", "Observable", "ObservableObject", "ObservableState",
    "OptionSet", "RawRepresentable", "Reducer", "ReducerProtocol", "Sendable", "String", "UInt",
    "View", "ViewAction", "ViewModifier", "_Reducer",
  ]
}
