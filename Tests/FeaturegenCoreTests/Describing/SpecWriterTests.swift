import FeatureSamples
import FeaturegenCore
import Testing
import YAML

@Suite struct SpecWriterTests {
  private let writer = SpecWriter(convention: .featureNamespace)

  private func text(_ feature: Feature) -> String { writer.text([(feature, [])]) }

  @Test func writesShortForms() {
    #expect(
      text(SampleFeatures.appInfo) == """
        feature: AppInfo
        doc: Tells which app this is.
        access: public
        imports: [AppFoundation, AppUI]
        state:
          showEnvInfoCopiedToClipboard: { type: Bool, default: false, binding: true }
          selectedAppIcon: { type: AppIcon, initial: "Defaults[.selectedAppIcon]" }
          recentTags: "[String] = []"
        actions:
          onAppear: { event: true }
          onDisappear: { event: true }
          selectedAppIconChanged: { handler: true }
          copyEnvironmentInfoPressed: { event: true, handler: true }
          tagPicked: { parameters: "String, at: Int", handler: true }
          refresh:
        children:
          ErrorHandling: sheet
          TagRow: collection
          Header: embedded
        errors:
          copyFailed: { parameters: "reason: String" }
        dependencies:
          clock: continuousClock
          pasteboard:

        """)
  }

  @Test func writesLongForms() {
    #expect(
      text(SampleFeatures.form) == """
        feature: Form
        state:
          kind: struct
          conforms: [CustomStringConvertible]
          properties:
            id: Int
            title: { type: String, binding: true, access: public, doc: Shown above. }
            kind: { type: Character, let: true, example: '"a"' }
            count: { type: Int, initial: 0, binding: true }
            note: String?
            description: { type: String, default: '"form"', access: public }
            in: { type: Bool, default: true, binding: true }
        actions:
          submitted: { handler: true }

        """)
    #expect(
      text(SampleFeatures.library) == """
        feature: Library
        actions:
          onAppear: { event: true }
        children:
          Player: optional
          Track: { kind: collection, feature: TagRow, plural: Playlist, doc: What comes next. }
          Library: navigation

        """)
    #expect(
      text(SampleFeatures.search) == """
        feature: Search
        actions:
          view:
            group:
              onAppear: { event: true }
              queryChanged: { parameters: String, handler: true }
          reset: { handler: true }
          internal:
            group:
              reset: { handler: true }
              loaded: { parameters: "Result<[String], Error>", handler: true }
          delegate:
            group:
              picked: { parameters: "id: UUID, at: Int" }

        """)
  }

  @Test func writesWhatDiffersFromTheConvention() {
    var feature = Feature(name: FeatureName(typeName: "Home", suffix: "Feature"))
    feature.parts.remove(.view)
    feature.groups = [ActionGroup(name: "view", type: "Shown")]
    feature.actions = [ActionMember(name: "a", group: "view")]
    feature.viewPlatforms = ["iOS", "macOS"]
    feature.children = [ChildMember(name: "OldFeature", feature: "Old", kind: .sheet)]
    #expect(
      text(feature) == """
        feature: Home
        type: Home
        parts: { View: none }
        platforms: { View: [iOS, macOS] }
        actions:
          view:
            group:
              a:
        groups: { view: Shown }
        children:
          Old: { kind: sheet, name: OldFeature }

        """)
  }

  /// A comment cannot end the line that it is on.
  @Test func commentsStayComments() throws {
    let text = writer.text([(.bare(SampleFeatures.name("A")), ["a\nfeature: B\r\u{0}: [", ""])])
    let lines = text.split(separator: "\n").dropFirst(3)
    #expect(lines.allSatisfy { $0.hasPrefix("#") })
    #expect(try YAMLDocument.parse(Array(text.utf8), limits: .standard) != nil)
  }

  @Test(arguments: Dialect.allCases)
  func isAlwaysReadable(_ dialect: Dialect) throws {
    let features = RandomFeature.features(
      count: 40, seed: 7, options: RandomFeature.Options(dialect: dialect))
    for feature in features {
      #expect(try YAMLDocument.parse(Array(text(feature).utf8), limits: .standard) != nil)
    }
    let all = writer.text(features.map { ($0, ["remark", "- of two lines"]) })
    let document = try YAMLDocument.parse(Array(all.utf8), limits: .standard)
    guard case .mapping(let entries)? = document?.content, let list = entries.first,
      case .sequence(let items) = list.value.content
    else {
      Issue.record("no list of features")
      return
    }
    #expect(items.count == features.count)
  }
}
