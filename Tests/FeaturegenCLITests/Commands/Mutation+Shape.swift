import FeaturegenCore

extension Mutation {
  /// The form of parts: how they are declared, who sees them, what View holds, what a file imports.
  static let shape: [Mutation] =
    kinds + access + store + imports + [
      Mutation(
        "no name in the events' ids", rule: .eventIdentifier, severity: "warning", at: "rawValue"
      ) {
        try $0.replace("[\"AppInfo\", rawValue]", with: "[rawValue]", in: .overview)
      }
    ]

  private static let imports: [Mutation] =
    [
      (FileRole.overview, "AppInfoFeature", ["ComposableArchitecture", "FeatureKit", "SwiftUI"]),
      (.reducer, "AppInfoFeature.Reducer", ["ComposableArchitecture", "FeatureKit"]),
      (.view, "AppInfoFeature.View", ["ComposableArchitecture", "FeatureKit", "SwiftUI"]),
    ]
    .flatMap { file, place, modules in
      modules.map { module in
        Mutation(
          "no import of \(module)", rule: .missingImport, severity: "warning", at: place, in: file
        ) {
          try $0.replace("import \(module)\n", with: "", in: file)
        }
      }
    }

  private static let kinds: [Mutation] =
    [
      kind(of: .state, "struct State", "final class State"),
      kind(of: .state, "struct State", "enum State"),
      kind(of: .action, "enum Action", "struct Action"),
      kind(of: .event, "enum Event: String,", "struct Event:"),
      kind(of: .error, "enum Error", "struct Error"),
      kind(of: .reducer, "struct Reducer", "enum Reducer"),
      kind(of: .reducer, "struct Reducer", "actor Reducer"),
      kind(of: .view, "struct View", "final class View"),
      Mutation("the view is an enum", rule: .missingPart) {
        try $0.replace("struct View", with: "enum View", in: .overview)
      },
    ]

  private static func kind(
    of part: Part, _ text: String, _ replacement: String
  ) -> Mutation {
    Mutation("'\(text)' is '\(replacement)'", rule: .partKind, at: part.typeName) {
      try $0.replace("public " + text, with: "public " + replacement, in: .overview)
    }
  }

  private static let access: [Mutation] =
    ["struct State", "enum Action", "enum Event", "enum Error", "struct Reducer", "struct View"]
    .map { text in
      hidden("public " + text, at: String(text.split(separator: " ")[1]))
    } + [
      hidden("State?\n\n    public init() {}", at: "init"),
      hidden("public var childErrorHandling", at: "childErrorHandling"),
      hidden("FeatureReducer {\n    public init()", at: "init"),
      hidden("public init(store:", at: "init"),
      hidden("public var idComponents", at: "idComponents"),
      hidden("public var errorCode", at: "errorCode"),
      hidden("public typealias State", at: "State", in: .reducer),
      hidden("public typealias Action", at: "Action", in: .reducer),
      hidden("public var body", at: "body", in: .reducer),
      hidden("public var body", at: "body", in: .view),
      Mutation("a private part", rule: .accessLevel, at: "State") {
        try $0.replace("public struct State", with: "private struct State", in: .overview)
      },
    ]

  private static func hidden(
    _ text: String, at place: String, in file: FileRole = .overview
  ) -> Mutation {
    Mutation("no access: \(text)", rule: .accessLevel, at: place, in: file) { files in
      let replacement = text.replacing("public ", with: "")
      try files.replace(text, with: replacement, in: file)
    }
  }

  private static let store: [Mutation] = [
    Mutation("no store", rule: .missingStore, at: "View") {
      try $0.removeLine(containing: " store: FeatureStore<AppInfoFeature>", in: .overview)
    },
    Mutation(
      "'$store' without wrapper", dialects: [.observation], rule: .missingStore, at: "store"
    ) {
      try $0.replace("@Bindable var store", with: "var store", in: .overview)
    },
  ]
}
