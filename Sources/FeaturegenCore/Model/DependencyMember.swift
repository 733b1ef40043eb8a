/// A dependency of a feature's reducer.
package struct DependencyMember: Sendable, Equatable {
  /// The property's name.
  package var name: String
  package var key: Key
  /// The property's type where it is written out.
  package var type: String?
  package var access: AccessLevel?

  package enum Key: Sendable, Equatable {
    /// `@Dependency(\.apiClient.search)`: the path without backslash and dot.
    case path(String)
    /// `@Dependency(APIClient.self)`: the type.
    case type(String)
  }

  package init(name: String, key: Key) {
    self.name = name
    self.key = key
  }
}
