import FeaturegenCore
import TestSupport
import Testing

/// What teams write that the generator does not, and what `check` makes of it.
@Suite struct RealConventionTests {
  private static let plain = """
    version: 1
    access: internal
    separator: "+"
    analytics: false
    error_handling: false
    child_prefix: ""

    """

  private static func head(_ name: String) -> String {
    """
    import ComposableArchitecture
    import FeatureKit
    import SwiftUI

    enum \(name)Feature: Feature {
      struct State: FeatureState {
        init() {}
      }
      enum Action: FeatureAction {
        case onAppear
      }

    """
  }

  private func rules(
    _ files: [String: String], config: String = Self.plain, arguments: [String] = []
  ) async throws -> [String] {
    let folder = try TemporaryDirectory()
    try folder.write(config, to: Config.fileName)
    for (path, text) in files { try folder.write(text, to: path) }
    let output = try await CheckOutput(checking: arguments, in: folder)
    #expect(output.features.count == 1)
    return output.findings.map { "\($0.rule) \($0.location.path):\($0.location.line)" }
  }

  @Test func aReduceMethodSaysWhatTheReducerDoes() async throws {
    let text =
      Self.head("List") + """
          struct Reducer: FeatureReducer {
            typealias State = ListFeature.State
            typealias Action = ListFeature.Action
            init() {}
            func reduce(into state: inout State, action: Action) -> Effect<Action> {
              switch action {
              case .onAppear: .none
              }
            }
          }
        }

        extension ListFeature.Reducer {
          func log(_ state: State) {}
        }

        """
    #expect(
      try await rules(["ListFeature.swift": text]) == ["misplaced_part ListFeature.swift:12"])
  }

  @Test func anExtensionOfTheNamespaceMayHoldOnePartAlone() async throws {
    let reducer = """
      import ComposableArchitecture
      import FeatureKit

      extension ListFeature {
        struct Reducer: FeatureReducer {
          typealias State = ListFeature.State
          typealias Action = ListFeature.Action
          init() {}
          func reduce(into state: inout State, action: Action) -> Effect<Action> {
            switch action {
            case .onAppear: .none
            }
          }
        }
      }

      """
    let overview = Self.head("List") + "}\n"
    #expect(
      try await rules(["ListFeature.swift": overview, "ListFeature+Reducer.swift": reducer]) == [])
    #expect(
      try await rules(["ListFeature.swift": overview, "Reducer.swift": reducer])
        == ["file_name Reducer.swift:5"])
  }

  @Test func aReducerWithStateAndActionIsNoNamespace() async throws {
    let config = Self.plain + "protocols: { state: Equatable, action: Equatable }\n"
    let other = """
      import ComposableArchitecture

      struct AppReducer: Reducer {
        struct State: Equatable {}
        enum Action: Equatable { case onAppear }
        var body: some ReducerOf<Self> { EmptyReducer() }
      }

      """
    let feature =
      Self.head("List")
      .replacing("FeatureState", with: "Equatable").replacing("FeatureAction", with: "Equatable")
        + """
        struct Reducer: FeatureReducer {
            typealias State = ListFeature.State
            typealias Action = ListFeature.Action
            init() {}
          }
        }

        """
    #expect(
      try await rules(["AppReducer.swift": other, "ListFeature.swift": feature], config: config)
        == ["missing_file ListFeature.swift:5"])
  }

  /// A module exports what it says, a support module that is not checked too; others are unknown.
  @Test(arguments: [
    ("", ["missing_import Sources/List/ListFeature+Reducer.swift:3"]),
    ("@_exported import ComposableArchitecture\n", []),
    ("@_exported import Elsewhere\n", []),
  ])
  func importsAreFollowed(_ export: String, _ expected: [String]) async throws {
    let manifest = """
      // swift-tools-version: 6.1
      import PackageDescription

      let package = Package(
        name: "App", targets: [.target(name: "FeatureKit"), .target(name: "List")])

      """
    let reducer = """
      import FeatureKit

      extension ListFeature.Reducer: Reducer {
        typealias State = ListFeature.State
        typealias Action = ListFeature.Action
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .onAppear: .none
            }
          }
        }
      }

      """
    let files = [
      "Package.swift": manifest, "Sources/FeatureKit/Exports.swift": export,
      "Sources/List/ListFeature.swift": Self.head("List")
        + "  struct Reducer: FeatureReducer {\n    init() {}\n  }\n}\n",
      "Sources/List/ListFeature+Reducer.swift": reducer,
    ]
    #expect(try await rules(files) == expected)
    #expect(try await rules(files, arguments: ["Sources/List"]) == expected)
  }

  @Test func groupsMayBeCalledLikeKeywords() throws {
    let text = "version: 1\ngroups: { view: View, internal: Internal }\n"
    let config = try ConfigReader.read(Array(text.utf8), name: Config.fileName)
    #expect(config.convention.groups.map(\.name) == ["view", "internal"])
  }
}
