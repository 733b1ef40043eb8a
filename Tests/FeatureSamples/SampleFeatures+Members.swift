import FeaturegenCore

extension SampleFeatures {
  /// Groups of actions, two of which hold an action of one name.
  package static var search: Feature {
    var feature = Feature(name: name("Search"))
    feature.groups = [
      ActionGroup(name: "view", type: "View"), ActionGroup(name: "internal", type: "Internal"),
      ActionGroup(name: "delegate", type: "Delegate"),
    ]
    feature.actions = [
      action("onAppear", event: true, group: "view"),
      action("queryChanged", parameters: "String", handler: true, group: "view"),
      action("reset", handler: true),
      action("reset", handler: true, group: "internal"),
      action("loaded", parameters: "Result<[String], Error>", handler: true, group: "internal"),
      action("picked", parameters: "id: UUID, at: Int", group: "delegate"),
    ]
    return feature
  }

  /// State as an enum; only for a convention without error handling.
  package static var session: Feature {
    var feature = Feature.bare(name("Session"))
    feature.state = .enumeration([
      StateCase(name: "loggedOut", feature: "LoggedOut"),
      StateCase(name: "details", feature: "Details"),
    ])
    return feature
  }

  /// One view file for each platform.
  package static var player: Feature {
    var feature = Feature.bare(name("VideoPlayer"))
    feature.viewPlatforms = ["iOS", "macOS"]
    return feature
  }

  /// Events with other names and attributes, payloads with local names of every kind.
  package static var events: Feature {
    var feature = Feature(name: name("Article"))
    feature.eventID = "Reader"
    var shared = action("shared", parameters: "URL, with: String, String", handler: true)
    shared.event = EventMember(
      name: "articleShared",
      attributes: [
        .init(name: "url", value: "url.absoluteString"), .init(name: "to", value: "with"),
      ])
    shared.documentation = "The article goes to somebody.\n\nOnly once."
    feature.actions = [
      shared, action("url", parameters: "URL, _ state: Int", handler: true),
      action("default", parameters: "in: [String]?", event: true, handler: true),
      action("scrolled", parameters: "Double", event: true),
      action("failed", parameters: "Error", handler: true), action("task"),
    ]
    feature.errors = [ErrorMember(name: "gone", parameters: "URL, Int")]
    return feature
  }

  /// Every form of a property.
  package static var form: Feature {
    var feature = Feature(name: name("Form"), hasBindings: true)
    var title = PropertyMember(name: "title", type: "String", isBinding: true)
    title.documentation = "Shown above."
    title.access = .public
    var kind = PropertyMember(name: "kind", type: "Character")
    kind.example = "\"a\""
    kind.isConstant = true
    var description = PropertyMember(
      name: "description", type: "String", value: .inline("\"form\""))
    description.access = .public
    feature.state = .structure(
      conformances: ["CustomStringConvertible"],
      properties: [
        PropertyMember(name: "id", type: "Int"), title, kind,
        PropertyMember(name: "count", type: "Int", value: .initial("0"), isBinding: true),
        PropertyMember(name: "note", type: "String?"),
        description,
        PropertyMember(name: "in", type: "Bool", value: .inline("true"), isBinding: true),
      ])
    feature.actions = [action("submitted", handler: true)]
    return feature
  }

  /// Error codes, messages and dependencies of every form.
  package static var download: Feature {
    var feature = Feature.bare(name("Download"))
    var offline = ErrorMember(name: "offline")
    offline.message = "\"You are offline.\""
    offline.documentation = "There is no network."
    var status = ErrorMember(name: "status", parameters: "Int, URL")
    status.code = "download/status"
    status.message = "\"The server says \\(int).\""
    feature.errors = [offline, status]
    var date = DependencyMember(name: "now", key: .path("date.now"))
    date.type = "Date"
    date.access = .internal
    feature.dependencies = [
      DependencyMember(name: "uuid", key: .path("uuid")), date,
      DependencyMember(name: "date", key: .path("date")),
      DependencyMember(name: "mainQueue", key: .path("mainQueue")),
    ]
    var dispatch = ModuleImport(module: "Dispatch", condition: "canImport(Dispatch)")
    dispatch.access = "internal"
    feature.imports = [dispatch, ModuleImport(module: "Foundation")]
    return feature
  }

  /// All of them that go under the preset's convention, children included.
  package static var all: [Feature] {
    [
      profile, root, inbox, cart, library, search, player, events, form, download, folder,
      tagRow, header,
    ]
      + leaves
  }
}
