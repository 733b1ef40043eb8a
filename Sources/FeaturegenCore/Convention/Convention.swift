/// A team's convention: the parameters from which blueprints are made, for writing and checking.
package struct Convention: Sendable, Equatable {
  /// The preset it started from.
  package var preset: Preset
  /// The module that declares the protocols.
  package var supportModule: String
  package var access: AccessLevel
  /// What a feature's name ends with.
  package var suffix: String
  /// What stands between a feature's name and a part's in file names.
  package var separator: String
  /// The protocol of a namespace.
  package var namespaceProtocol: String
  /// The protocol of each part.
  package var partProtocols: [Part: String]
  /// Whether a part has to be there; a part that is not listed is required.
  package var partPresence: [Part: PartPresence]
  package var childPrefix: String
  /// Groups of actions with types of other names than theirs: `inner: InnerAction`.
  package var groups: [ActionGroup]
  /// Every feature has `errorOccurred` and the error-handling child.
  package var errorHandling: Bool
  /// Every feature has events and a recorder.
  package var analytics: Bool
  /// Actions are Equatable; `nil`: in the classic dialect only.
  package var actionEquatable: Bool?
  /// Modules that every file of a feature imports besides those of the convention.
  package var imports: [String]
  /// Modules that export ComposableArchitecture or the support module.
  package var reexporters: [String]
  /// A new feature gets a folder of its own.
  package var folder: Bool
  /// `nil`: what suits the dialect.
  package var tests: TestFramework?
  package var preview: PreviewForm
  /// Views observe through Perception, for systems before iOS 17.
  package var perception: Bool
  package var layout: Layout
  /// What stands above the imports of every new file; empty for nothing.
  package var header: String

  /// The protocol that a part conforms to.
  package func protocolName(of part: Part) -> String {
    partProtocols[part] ?? "Feature" + part.typeName
  }

  /// The enum of a group of actions: the config's, else the group's name in capitals.
  package func typeName(ofGroup name: String) -> String {
    groups.first { $0.name == name }?.type ?? name.uppercasingFirstLetter
  }

  package func presence(of part: Part) -> PartPresence {
    partPresence[part] ?? .required
  }

  /// The name of a feature's file, extension included.
  package func fileName(of role: FileRole, for name: FeatureName) -> String {
    switch role {
    case .overview: name.typeName + ".swift"
    case .reducer, .view: name.typeName + separator + (role.part?.typeName ?? "") + ".swift"
    case .tests: name.typeName + "Tests.swift"
    }
  }

  /// The framework of a feature's tests: TestStore of the classic dialect's time reports its
  /// failures to XCTest only.
  package func testFramework(dialect: Dialect) -> TestFramework {
    tests ?? (dialect == .classic ? .xctest : .swiftTesting)
  }

  /// The parts that a feature of this convention can have.
  package var parts: [Part] {
    Part.allCases.filter { part in
      switch part {
      case .event: analytics && presence(of: part) != .forbidden
      case .error: errorHandling && presence(of: part) != .forbidden
      case .state, .action, .reducer, .view: presence(of: part) != .forbidden
      }
    }
  }
}

package enum PartPresence: String, CaseIterable, Sendable {
  case required, optional, forbidden
}

package enum TestFramework: String, CaseIterable, Sendable {
  case swiftTesting = "swift-testing"
  case xctest
  case off = "none"
}

package enum PreviewForm: String, CaseIterable, Sendable {
  /// A type that conforms to `PreviewProvider`.
  case provider
  /// `#Preview { … }`
  case macro
}

/// How generated code is laid out.
package struct Layout: Sendable, Equatable {
  package var indentation: Indentation
  /// In columns; a longer line is broken where Swift allows it.
  package var lineLength: Int

  package enum Indentation: Sendable, Equatable {
    case spaces(Int)
    case tab
  }
}
