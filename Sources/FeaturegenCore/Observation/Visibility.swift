import SwiftOutline

/// From where a declaration can be seen, in rising order.
package enum Visibility: UInt8, Sendable, Comparable {
  /// `fileprivate` too.
  case `private`
  case `internal`, package
  /// `open` too.
  case `public`

  package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

  /// As code says it.
  package var keyword: String {
    switch self {
    case .private: "private"
    case .internal: "internal"
    case .package: "package"
    case .public: "public"
    }
  }
}

extension Declaration {
  /// What a modifier says; `nil` without one.
  var statedVisibility: Visibility? {
    for modifier in modifiers where modifier.detail == nil {
      switch modifier.name {
      case "private", "fileprivate": return .private
      case "internal": return .internal
      case "package": return .package
      case "public", "open": return .public
      default: continue
      }
    }
    return nil
  }

  /// That of members without modifier: an extension hands its own on, a type does not.
  var memberVisibility: Visibility {
    kind == .extension ? statedVisibility ?? .internal : .internal
  }
}

/// A member of a type of which rules ask no more than whether it can be seen.
package struct MemberFacts: Sendable {
  /// An initializer with its labels: `init(store:)`.
  package var name: String
  package var location: SourceLocation
  package var visibility: Visibility
  /// A modifier says so.
  package var statesVisibility = false
  /// Of an initializer; `nil` for what is none, or cannot be called without more ado.
  package var parameters: [ParameterFacts]?
}

/// A parameter of an initializer.
package struct ParameterFacts: Sendable {
  /// `nil` for none.
  package var label: String?
  /// As written; empty where there is none.
  package var type: String
  package var hasDefault: Bool
}
