import FeaturegenCore
import Testing

/// What each key says, in all of its forms.
@Suite struct SpecKeyTests {
  private func feature(_ text: String, config: String = "") throws -> Feature {
    let convention = try ConfigReader.read(Array(config.utf8), name: "config").convention
    let result = try FeatureSpec.read(
      Array(("feature: Some\n" + text).utf8), name: "spec", convention: convention)
    #expect(result.features.count == 1)
    return try #require(result.features.first)
  }

  @Test func bareNameIsTheSameAsWithoutSpec() throws {
    let name = try FeatureName(parsing: "Some", convention: .featureNamespace)
    #expect(try feature("") == .bare(name))
  }

  @Test(arguments: ["actions: {}", "actions:\n  {}", "state: {}\nactions: {}"])
  func listedActionsReplaceTheDefault(_ text: String) throws {
    #expect(try feature(text).actions.isEmpty)
  }

  @Test func keysOfTheFeature() throws {
    let feature = try feature(
      """
      type: SomeScreen
      doc: |
        One.

        Two.
      access: package
      module: Screens
      event_id: some.screen
      tests: none
      parts: { View: none }
      """)
    #expect(feature.name.typeName == "SomeScreen")
    #expect(feature.documentation == "One.\n\nTwo.")
    #expect(feature.access == .package)
    #expect(feature.module == "Screens")
    #expect(feature.eventID == "some.screen")
    #expect(feature.tests == .off)
    #expect(feature.parts == Set(Part.allCases).subtracting([.view]))
  }

  @Test func imports() throws {
    let feature = try feature(
      """
      imports:
        - AppUI
        - { module: UIKit, access: public, if: "canImport(UIKit) && !DEBUG" }
        - { module: Foundation.NSURL }
      """)
    #expect(
      feature.imports == [
        ModuleImport(module: "AppUI"),
        ModuleImport(module: "UIKit", access: "public", condition: "canImport(UIKit) && !DEBUG"),
        ModuleImport(module: "Foundation.NSURL"),
      ])
  }

  @Test(
    arguments: [
      (#""T?""#, PropertyMember(name: "x", type: "T?")),
      ("Int", PropertyMember(name: "x", type: "Int")),
      (#"Double = 1.10"#, PropertyMember(name: "x", type: "Double", value: .inline("1.10"))),
      (
        #""[String: Int] = [\"a\": 1]""#,
        PropertyMember(name: "x", type: "[String: Int]", value: .inline("[\"a\": 1]"))
      ),
      (
        "{ type: String, default: '\"hello\"' }",
        PropertyMember(name: "x", type: "String", value: .inline("\"hello\""))
      ),
      (
        "{ type: Bool, initial: \"Flags().a == b\", binding: true }",
        PropertyMember(name: "x", type: "Bool", value: .initial("Flags().a == b"), isBinding: true)
      ),
      ("Int = 1 // one", PropertyMember(name: "x", type: "Int", value: .inline("1"))),
    ]
  )
  func properties(_ text: String, _ expected: PropertyMember) throws {
    #expect(try feature("state:\n  x: \(text)").state.properties == [expected])
  }

  @Test func propertyWithEveryKey() throws {
    var expected = PropertyMember(name: "count", type: "Int", value: .inline("0"))
    expected.isConstant = true
    expected.attribute = "@Shared(.appStorage(\"count\"))"
    expected.access = .public
    expected.example = "3"
    expected.documentation = "How many."
    let feature = try feature(
      """
      state:
        kind: struct
        conforms: [Foo, Bar.Baz]
        properties:
          count: { type: Int, default: 0, let: true, attribute: '@Shared(.appStorage("count"))',
            access: public, example: 3, doc: How many. }
      """)
    #expect(
      feature.state == .structure(conformances: ["Foo", "Bar.Baz"], properties: [expected]))
  }

  @Test func identity() throws {
    var id = PropertyMember(name: "id", type: "UUID")
    id.isConstant = true
    #expect(try feature("state: { id: UUID }").state.properties == [id])
    #expect(try feature("state: { id: { type: UUID, let: true } }").state.properties == [id])
  }

  @Test func propertyCalledKind() throws {
    let feature = try feature("state: { kind: { type: Kind, default: .one }, properties: Int }")
    #expect(feature.state.properties.map(\.name) == ["kind", "properties"])
  }

  @Test func enumState() throws {
    let feature = try feature(
      "state: { kind: enum, cases: { loggedOut: LoggedOut, loggedIn: home-screen } }",
      config: "error_handling: false")
    #expect(
      feature.state
        == .enumeration([
          StateCase(name: "loggedOut", feature: "LoggedOut"),
          StateCase(name: "loggedIn", feature: "HomeScreen"),
        ]))
  }

  @Test func actionsAndGroups() throws {
    let feature = try feature(
      """
      groups: { delegate: DelegateAction }
      actions:
        view:
          group:
            tapped: { parameters: "_ icon: AppIcon, Int = 3", handler: true, doc: Tapped. }
            onAppear: { event: appeared }
        internal: { event: { attributes: { count: '"1"' } } }
        delegate: { group: { done: {} } }
        refresh:
        picked: { parameters: "[String], URL?", event: { name: pick, attributes: { a: strings, b: url } } }
        off: { event: false, handler: false }
      """)
    var tapped = ActionMember(
      name: "tapped", parameters: "_ icon: AppIcon, Int = 3", hasHandler: true, group: "view")
    tapped.documentation = "Tapped."
    #expect(
      feature.actions == [
        tapped,
        ActionMember(name: "onAppear", event: EventMember(name: "appeared"), group: "view"),
        ActionMember(
          name: "internal",
          event: EventMember(
            name: "internal",
            attributes: [EventMember.Attribute(name: "count", value: "\"1\"")])),
        ActionMember(name: "done", group: "delegate"),
        ActionMember(name: "refresh"),
        ActionMember(
          name: "picked", parameters: "[String], URL?",
          event: EventMember(
            name: "pick",
            attributes: [
              EventMember.Attribute(name: "a", value: "strings"),
              EventMember.Attribute(name: "b", value: "url"),
            ])),
        ActionMember(name: "off"),
      ])
    #expect(
      feature.groups == [
        ActionGroup(name: "delegate", type: "DelegateAction"),
        ActionGroup(name: "view", type: "View"),
      ])
  }

  @Test func children() throws {
    let feature = try feature(
      """
      children:
        Row: { kind: collection, feature: tag-row, name: Tag, plural: Tagz, import: Tags, doc: A tag. }
        Header: { kind: embedded, initial: 'HeaderFeature.State(title: "x")' }
        help-screen: popover
        error_handling: fullScreenCover
        Some: sheet
      """)
    var row = ChildMember(name: "Tag", feature: "TagRow", kind: .collection)
    row.plural = "Tagz"
    row.module = "Tags"
    row.documentation = "A tag."
    var header = ChildMember(name: "Header", kind: .embedded)
    header.initial = "HeaderFeature.State(title: \"x\")"
    #expect(
      feature.children == [
        row, header, ChildMember(name: "HelpScreen", kind: .popover),
        ChildMember(name: "ErrorHandling", kind: .fullScreenCover),
        ChildMember(name: "Some", kind: .sheet),
      ])
  }

  @Test func presentations() throws {
    let feature = try feature(
      """
      destination: { edit: Edit, share: { feature: Share, kind: popover } }
      path: { details: DetailsFeature, more: { feature: More } }
      alert: [confirm, cancel]
      confirmationDialog: [delete]
      """)
    #expect(
      feature.destination == [
        DestinationCase(name: "edit", feature: "Edit", kind: .sheet),
        DestinationCase(name: "share", feature: "Share", kind: .popover),
      ])
    #expect(
      feature.path == [
        DestinationCase(name: "details", feature: "Details", kind: .navigation),
        DestinationCase(name: "more", feature: "More", kind: .navigation),
      ])
    #expect(feature.alert == ["confirm", "cancel"])
    #expect(feature.confirmationDialog == ["delete"])
  }

  @Test func errorsAndDependencies() throws {
    let feature = try feature(
      """
      errors:
        lost:
        failed: { parameters: "reason: String", code: a.b, message: reason, doc: It failed. }
      dependencies:
        search: apiClient.search
        api: APIClient<Int>.self
        pasteboard:
        clock: { key: continuousClock, type: any Clock<Duration>, access: internal }
        now: { type: Date }
      """)
    var failed = ErrorMember(name: "failed", parameters: "reason: String")
    failed.code = "a.b"
    failed.message = "reason"
    failed.documentation = "It failed."
    #expect(feature.errors == [ErrorMember(name: "lost"), failed])
    var clock = DependencyMember(name: "clock", key: .path("continuousClock"))
    clock.type = "any Clock<Duration>"
    clock.access = .internal
    var now = DependencyMember(name: "now", key: .path("now"))
    now.type = "Date"
    #expect(
      feature.dependencies == [
        DependencyMember(name: "search", key: .path("apiClient.search")),
        DependencyMember(name: "api", key: .type("APIClient<Int>")),
        DependencyMember(name: "pasteboard", key: .path("pasteboard")), clock, now,
      ])
  }

  @Test func platforms() throws {
    #expect(try feature("platforms: { View: [iOS, macOS] }").viewPlatforms == ["iOS", "macOS"])
  }

  @Test func typeKeepsTheNameThatWasAskedFor() throws {
    let result = try FeatureSpec.read(
      Array("feature: app-info\ntype: Information".utf8), name: "spec",
      convention: .featureNamespace)
    #expect(result.entries.map(\.name.typeName) == ["AppInfoFeature"])
    #expect(result.features.map(\.name.typeName) == ["Information"])
  }
}
