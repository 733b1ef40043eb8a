import FeaturegenCore
import Foundation
import TestSupport
import Testing

/// Fixes say all that has to be done, and nothing where people have to decide.
@Suite struct FixTests {
  /// One edit of a generated feature, the rule that reports it, and the fix in words.
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let rule: RuleID
    let fix: String?
    let edit: @Sendable (inout FeatureFiles) throws -> Void

    init(
      _ name: String, _ rule: RuleID, fix: String?,
      _ edit: @escaping @Sendable (inout FeatureFiles) throws -> Void
    ) {
      self.name = name
      self.rule = rule
      self.fix = fix
      self.edit = edit
    }

    var testDescription: String { name }
  }

  @Test(arguments: Case.initializers + Case.parts + Case.errors + Case.previews)
  func fix(_ example: Case) async throws {
    let folder = try TemporaryDirectory()
    _ = try await CommandRun(["new", "AppInfo", "--tca", "1.7.3"], in: folder)
    var files = FeatureFiles(texts: [:])
    let roles = [FileRole.overview, .reducer, .view]
    for role in roles { files[role] = try folder.text("AppInfo/" + FeatureFiles.name(of: role)) }
    try example.edit(&files)
    for role in roles {
      try folder.write(files[role], to: "AppInfo/" + FeatureFiles.name(of: role))
    }
    let output = try await CheckOutput(in: folder)
    let found = output.findings.filter { $0.rule == example.rule.rawValue }
    #expect(found.count == 1, "\(output.findings)")
    #expect(found.first?.fix?.description == example.fix)
  }

  @Test func ofTwoFilesNone() async throws {
    let folder = try TemporaryDirectory()
    _ = try await CommandRun(["new", "AppInfo", "--tca", "1.7.3"], in: folder)
    let reducer = "AppInfo/AppInfoFeature*Reducer.swift"
    try folder.write(try folder.text(reducer), to: "AppInfo/AppInfoFeature+Reducer.swift")
    try folder.remove(reducer)
    let renaming = try await CheckOutput(in: folder).findings.map(\.fix?.description)
    #expect(renaming == ["rename the file to 'AppInfoFeature*Reducer.swift'"])
    try folder.write("// something else\n", to: reducer)
    #expect(try await CheckOutput(in: folder).findings.map(\.fix?.description) == [nil])
  }

  /// Only the text for people who ask for more says it.
  @Test func isSaidWithVerbose() async throws {
    let folder = try TemporaryDirectory()
    _ = try await CommandRun(["new", "AppInfo", "--tca", "1.7.3"], in: folder)
    let path = "AppInfo/AppInfoFeature.swift"
    try folder.write(
      try folder.text(path).replacingOccurrences(of: "enum AppInfo", with: "struct AppInfo"),
      to: path)
    let line = "\nfix (unsafe): declare 'AppInfoFeature' as 'enum'\n"
    #expect(try await CommandRun(["check", "--verbose"], in: folder).output.hasSuffix(line))
    #expect(try await !CommandRun(["check"], in: folder).output.contains("fix"))
  }
}

extension FixTests.Case {
  fileprivate static let initializers: [Self] = [
    Self(
      "properties without value", .missingInitializer,
      fix: "insert 'public init(id: UUID, title: String, note: String?)' into "
        + "'AppInfoFeature.State'"
    ) {
      try $0.replace("State?\n\n    public init() {}\n", with: "State?\n", in: .overview)
      try $0.replace(
        ": FeatureState {\n",
        with: """
          : FeatureState {
              let id: UUID
              var title: String
              var count = 0
              var error: String?
              let note: String?
              static let limit: Int = 3
              var isLong: Bool { title.count > Self.limit }

          """, in: .overview)
    },
    Self("a property of a wrapper unknown", .missingInitializer, fix: nil) {
      try $0.replace("State?\n\n    public init() {}\n", with: "State?\n", in: .overview)
      try $0.replace(
        ": FeatureState {\n", with: ": FeatureState {\n    @Shared var title: String\n",
        in: .overview)
    },
    Self(
      "dependencies", .missingInitializer,
      fix: "insert 'public init() {}' into 'AppInfoFeature.Reducer'"
    ) {
      try $0.replace(
        "FeatureReducer {\n    public init() {}\n",
        with: "FeatureReducer {\n    @Dependency(\\.continuousClock) var clock\n", in: .overview)
    },
    Self("an environment", .missingInitializer, fix: nil) {
      try $0.replace(
        "FeatureReducer {\n    public init() {}\n",
        with: "FeatureReducer {\n    let environment: Environment\n", in: .overview)
    },
    Self(
      "a view with state of its own", .missingInitializer,
      fix: "insert 'public init(store: FeatureStore<AppInfoFeature>)' into 'AppInfoFeature.View'"
    ) {
      try $0.removeLines(from: "    public init(store:", through: "    }", in: .overview)
      try $0.replace(
        "    @Bindable",
        with: "    @FocusState var isFocused: Bool\n    @SwiftUI.State var text = \"\"\n"
          + "    @Bindable", in: .overview)
    },
    Self("a view of something else", .missingInitializer, fix: nil) {
      try $0.removeLines(from: "    public init(store:", through: "    }", in: .overview)
      try $0.replace("    @Bindable", with: "    let title: String\n    @Bindable", in: .overview)
    },
  ]

  fileprivate static let parts: [Self] = [
    Self("a namespace with values", .namespaceKind, fix: nil) {
      try $0.replace(
        "public enum AppInfoFeature: Feature {\n",
        with: "public struct AppInfoFeature: Feature {\n  let count = 0\n\n", in: .overview)
    },
    Self("an event with numbers", .partConformance, fix: nil) {
      try $0.replace(": String, FeatureEvent", with: ": Int, FeatureEvent", in: .overview)
    },
    Self(
      "a constant store", .missingStore,
      fix: "declare 'AppInfoFeature.View.store' as "
        + "'@Bindable var store: FeatureStore<AppInfoFeature>'"
    ) {
      try $0.replace("@Bindable var store", with: "let store", in: .overview)
    },
    Self("no store, but an initializer", .missingStore, fix: nil) {
      try $0.removeLine(containing: "@Bindable var store", in: .overview)
      try $0.replace("public init(store: ", with: "public init(_ store: ", in: .overview)
    },
    Self("a private extension", .accessLevel, fix: nil) {
      try $0.replace(
        "extension AppInfoFeature.Event {\n  public",
        with: "private extension AppInfoFeature.Event {\n ", in: .overview)
    },
    Self(
      "an internal initializer", .accessLevel,
      fix: "declare 'AppInfoFeature.Reducer.init()' as 'public'"
    ) {
      try $0.replace(
        "FeatureReducer {\n    public init", with: "FeatureReducer {\n    internal init",
        in: .overview)
    },
    Self(
      "a child that Action names well", .childPrefix,
      fix: "rename 'tag' to 'childTag' in 'AppInfoFeature.State'"
    ) {
      try $0.addChild(.observation)
      try $0.replace("var childTag:", with: "var tag:", in: .overview)
      try $0.replace("\\.$childTag", with: "\\.$tag", in: .reducer)
    },
    Self("an alias that is a type", .missingTypealias, fix: nil) {
      try $0.replace(
        "  public typealias Action = AppInfoFeature.Action\n", with: "  enum Action {}\n",
        in: .reducer)
    },
  ]

  fileprivate static let previews: [Self] = [
    preview(
      "a state that needs values", "init(_ title: String, count: Int = 0, tags: [Tag]) {}",
      fix: "insert a preview of 'AppInfoFeature.View' with '(\"string\", tags: [])' for State"),
    preview("a state that needs something unknown", "init(tag: Tag) {}", fix: nil),
    preview("a state that may fail", "init?() { nil }", fix: nil),
    preview(
      "a state with a choice", "init(tag: Tag) {}\n    public init() {}",
      fix: "insert a preview of 'AppInfoFeature.View'"),
    preview(
      "a state without initializer", "func reset() {}\n    var text: String",
      fix: "insert a preview of 'AppInfoFeature.View' with '(text: \"string\")' for State"),
  ]

  private static func preview(_ name: String, _ members: String, fix: String?) -> Self {
    Self(name, .missingPreview, fix: fix) {
      try $0.replace(
        "State?\n\n    public init() {}\n", with: "State?\n\n    public \(members)\n",
        in: .overview)
      try $0.removeLines(from: "#if DEBUG", through: "#endif", in: .view)
    }
  }

  fileprivate static let errors: [Self] = [
    Self(
      "errors come nowhere", .errorHandling,
      fix: "insert 'case errorOccurred(Error)' into 'AppInfoFeature.Action'; "
        + "insert 'case .errorOccurred(let error)' into the 'switch' of the reducer of "
        + "'AppInfoFeature'; insert 'case .errorOccurred(let error)' into the 'switch' of the "
        + "analytics recorder of 'AppInfoFeature'; "
        + "insert 'case errorOccurred' into 'AppInfoFeature.Event'"
    ) {
      try $0.removeErrors()
    },
    Self(
      "errors come nowhere, and no arm says so", .errorHandling,
      fix: "insert 'case errorOccurred(Error)' into 'AppInfoFeature.Action'"
    ) {
      try $0.removeErrors()
      for _ in 0..<2 { try $0.makeCatchAll() }
    },
    Self("errors of another type", .errorHandling, fix: nil) {
      try $0.replace("errorOccurred(Error)", with: "errorOccurred(String)", in: .overview)
    },
    Self("no actions that syntax shows", .errorHandling, fix: nil) {
      try $0.removeErrors()
      try $0.replace(
        "    Reduce { state, action in\n",
        with: "    Reduce { state, action in\n      log(action)\n", in: .reducer)
    },
  ]
}

extension FeatureFiles {
  fileprivate mutating func removeErrors() throws {
    try removeLine(containing: "case errorOccurred(Error)", in: .overview)
    try removeLine(containing: "    case errorOccurred", in: .overview)
    try removeLines(
      from: "      case .errorOccurred(let error):",
      through:
        "        return .init(event: .errorOccurred, attributes: [\"errorCode\": error.errorCode])",
      in: .reducer)
    try removeLines(
      from: "      case .errorOccurred(let error):", through: "        return .none", in: .reducer)
  }

  /// The next arm for the child becomes one for everything else.
  fileprivate mutating func makeCatchAll() throws {
    guard let range = self[.reducer].range(of: "case .childErrorHandling:") else {
      throw NotFound(text: "case .childErrorHandling:")
    }
    self[.reducer].replaceSubrange(range, with: "default:")
  }
}
