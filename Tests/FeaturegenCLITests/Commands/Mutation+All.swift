import FeaturegenCore
import Foundation

extension Mutation {
  static let all: [Mutation] =
    namespace + parts + conformances + initializers + files + errorHandling + [
      Mutation("no preview", rule: .missingPreview, severity: "warning") {
        try $0.removeLines(from: "#if DEBUG", through: "#endif", in: .view)
      },
      Mutation("a bracket is not closed", rule: .parseError, at: "{") {
        $0[.overview] = $0[.overview].replacingLast("}\n", with: "")
      },
    ]

  private static let namespace: [Mutation] = [
    Mutation("struct instead of enum", rule: .namespaceKind) {
      try $0.replace(
        "public enum AppInfoFeature", with: "public struct AppInfoFeature", in: .overview)
    },
    Mutation("a case in the namespace", rule: .namespaceKind) {
      try $0.replace(": Feature {\n", with: ": Feature {\n  case one\n\n", in: .overview)
    },
    Mutation("no conformance of the namespace", rule: .namespaceConformance) {
      try $0.replace("AppInfoFeature: Feature {", with: "AppInfoFeature {", in: .overview)
    },
  ]

  private static let parts: [Mutation] = Part.allCases.map { part in
    Mutation("no \(part.typeName)", rule: .missingPart) { files in
      let keyword = [Part.action, .event, .error].contains(part) ? "enum" : "struct"
      if part == .error {
        try files.replace("  public enum Error: FeatureError {}\n", with: "", in: .overview)
      } else {
        try files.removeLines(
          from: "  public \(keyword) \(part.typeName):", through: "  }", in: .overview)
        files[.overview] = files[.overview]
          .replacing("  @ObservableState\n\n", with: "\n", if: part == .state)
          .replacing("  @CasePathable\n\n", with: "\n", if: part == .action)
      }
    }
  }

  private static let conformances: [Mutation] = [
    conformance(of: .state, in: ": FeatureState {", without: " {"),
    conformance(of: .action, in: ": FeatureAction {", without: " {"),
    conformance(of: .event, in: ": String, FeatureEvent {", without: ": String {"),
    conformance(of: .event, in: ": String, FeatureEvent {", without: ": FeatureEvent {"),
    conformance(of: .error, in: ": FeatureError {}", without: " {}"),
    conformance(of: .reducer, in: ": FeatureReducer {", without: " {"),
    conformance(of: .view, in: ": FeatureView {", without: " {"),
    Mutation(
      "no @ObservableState", dialects: [.observation], rule: .partConformance, at: "State"
    ) {
      try $0.replace("  @ObservableState\n", with: "", in: .overview)
    },
    Mutation("no @CasePathable", dialects: [.observation], rule: .partConformance, at: "Action") {
      try $0.replace("  @CasePathable\n", with: "", in: .overview)
    },
    Mutation(
      "': Reducer' not restated", rule: .conformanceNotRestated, at: "AppInfoFeature.Reducer",
      in: .reducer
    ) {
      try $0.replace("Reducer: Reducer {", with: "Reducer {", in: .reducer)
    },
    Mutation(
      "': View' not restated", rule: .conformanceNotRestated, at: "AppInfoFeature.View", in: .view
    ) {
      try $0.replace("View: View {", with: "View {", in: .view)
    },
  ]

  private static func conformance(
    of part: Part, in text: String, without replacement: String
  ) -> Mutation {
    Mutation(
      "'\(part.typeName)\(text)' is '\(part.typeName)\(replacement)'", rule: .partConformance,
      at: part.typeName
    ) {
      try $0.replace(
        part.typeName + text, with: part.typeName + replacement, in: .overview)
    }
  }

  private static let initializers: [Mutation] = [
    Mutation("no init of State", rule: .missingInitializer, at: "State") { files in
      try files.replace("State?\n\n    public init() {}\n", with: "State?\n", in: .overview)
    },
    Mutation("no init of Reducer", rule: .missingInitializer, at: "Reducer") { files in
      try files.replace(
        "FeatureReducer {\n    public init() {}\n", with: "FeatureReducer {\n", in: .overview)
    },
    Mutation("no init of View", rule: .missingInitializer, at: "View") { files in
      try files.removeLines(from: "    public init(store:", through: "    }", in: .overview)
    },
    Mutation("another init of View", rule: .missingInitializer, at: "View") { files in
      try files.replace("public init(store: ", with: "public init(of store: ", in: .overview)
    },
    Mutation(
      "no alias of State", rule: .missingTypealias, at: "AppInfoFeature.Reducer", in: .reducer
    ) {
      try $0.replace("  public typealias State = AppInfoFeature.State\n", with: "", in: .reducer)
    },
    Mutation(
      "no alias of Action", rule: .missingTypealias, at: "AppInfoFeature.Reducer", in: .reducer
    ) {
      try $0.replace("  public typealias Action = AppInfoFeature.Action\n", with: "", in: .reducer)
    },
  ]

  private static let files: [Mutation] = [
    Mutation("no reducer file", rule: .missingFile) { $0.texts[.reducer] = nil },
    Mutation("no view file", rule: .missingFile) { $0.texts[.view] = nil },
    Mutation(
      "the reducer's extension in the overview", rule: .misplacedPart,
      at: "AppInfoFeature.Reducer"
    ) { files in
      files[.overview] += "\n" + files[.reducer]
      files.texts[.reducer] = nil
    },
    Mutation(
      "the view's extension in the overview", rule: .misplacedPart, at: "AppInfoFeature.View"
    ) { files in
      files[.overview] += "\n" + files[.view]
      files.texts[.view] = nil
    },
    Mutation("the namespace in the reducer's file", rule: .misplacedPart, in: .reducer) { files in
      files[.reducer] += "\n" + files[.overview]
      files.texts[.overview] = nil
    },
  ]

  private static let errorHandling: [Mutation] = [
    Mutation("no case 'errorOccurred'", rule: .errorHandling, at: "Action") {
      try $0.replace("    case errorOccurred(Error)\n", with: "", in: .overview)
    },
    Mutation("no child in Action", rule: .errorHandling, at: "Action") {
      try $0.removeLines(
        from: "    case childErrorHandling(",
        through: "    case childErrorHandling(PresentationAction<ErrorHandlingFeature.Action>)",
        in: .overview)
    },
    Mutation("no child in State", rule: .errorHandling, at: "State") {
      try $0.removeLine(containing: "var childErrorHandling", in: .overview)
    },
    Mutation("no wrapper of the child", rule: .errorHandling, at: "childErrorHandling") {
      $0[.overview] = $0[.overview]
        .replacing("@Presents ", with: "", if: true)
        .replacing("@PresentationState ", with: "", if: true)
    },
    Mutation("no reducer of the child", rule: .errorHandling, at: "body", in: .reducer) {
      try $0.removeLines(from: "    .ifLet", through: "    }", in: .reducer)
    },
    Mutation(
      "no view of the child", dialects: [.observation], rule: .errorHandling, severity: "warning",
      at: "body", in: .view
    ) {
      try $0.removeLines(from: "      .sheet(", through: "      }", in: .view)
    },
    Mutation(
      "no view of the child", dialects: [.classic], rule: .errorHandling, severity: "warning",
      at: "body", in: .view
    ) {
      try $0.removeLines(from: "        .sheet(", through: "        }", in: .view)
    },
    Mutation("no child at all", rule: .errorHandling) { files in
      try files.removeLine(containing: "var childErrorHandling", in: .overview)
      try files.removeLine(containing: "case childErrorHandling", in: .overview)
      try files.removeLines(from: "    .ifLet", through: "    }", in: .reducer)
    },
  ]
}

extension FeatureFiles {
  mutating func removeLine(containing text: String, in role: FileRole) throws {
    let lines = self[role].split(separator: "\n", omittingEmptySubsequences: false)
    let rest = lines.filter { !$0.contains(text) }
    guard rest.count == lines.count - 1 else { throw NotFound(text: text) }
    self[role] = rest.joined(separator: "\n")
  }
}

extension String {
  fileprivate func replacing(_ text: String, with replacement: String, if condition: Bool) -> String
  {
    condition ? components(separatedBy: text).joined(separator: replacement) : self
  }

  fileprivate func replacingLast(_ text: String, with replacement: String) -> String {
    guard let range = range(of: text, options: .backwards) else { return self }
    return replacingCharacters(in: range, with: replacement)
  }
}
