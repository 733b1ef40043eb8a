import FeaturegenCore

/// Features written by hand, each of which shows something that a spec can say.
package enum SampleFeatures {
  /// A name as code has it, under the preset's suffix.
  package static func name(_ stem: String) -> FeatureName {
    FeatureName(typeName: stem + "Feature", suffix: "Feature")
  }

  /// The feature of the format's description; its children are ``tagRow`` and ``header``.
  package static var appInfo: Feature {
    var feature = Feature(name: name("AppInfo"), hasBindings: true)
    feature.documentation = "Tells which app this is."
    feature.access = .public
    feature.imports = ["AppFoundation", "AppUI"].map { ModuleImport(module: $0) }
    feature.state = .structure(
      conformances: [],
      properties: [
        PropertyMember(
          name: "showEnvInfoCopiedToClipboard", type: "Bool", value: .inline("false"),
          isBinding: true),
        PropertyMember(
          name: "selectedAppIcon", type: "AppIcon", value: .initial("Defaults[.selectedAppIcon]")),
        PropertyMember(name: "recentTags", type: "[String]", value: .inline("[]")),
      ])
    feature.actions = [
      action("onAppear", event: true), action("onDisappear", event: true),
      action("selectedAppIconChanged", handler: true),
      action("copyEnvironmentInfoPressed", event: true, handler: true),
      action("tagPicked", parameters: "String, at: Int", handler: true), action("refresh"),
    ]
    feature.children = [
      ChildMember(name: "ErrorHandling", kind: .sheet),
      ChildMember(name: "TagRow", kind: .collection), ChildMember(name: "Header", kind: .embedded),
    ]
    feature.errors = [ErrorMember(name: "copyFailed", parameters: "reason: String")]
    feature.dependencies = [
      DependencyMember(name: "clock", key: .path("continuousClock")),
      DependencyMember(name: "pasteboard", key: .path("pasteboard")),
    ]
    return feature
  }

  /// A row of a collection: its State has an `id`.
  package static var tagRow: Feature { row("TagRow") }

  package static var header: Feature { .bare(name("Header")) }

  /// All kinds of presentation, and an alert.
  package static var profile: Feature {
    var feature = Feature.bare(name("Profile"))
    feature.children = [
      ChildMember(name: "Details", kind: .navigation),
      ChildMember(name: "Tour", kind: .fullScreenCover),
      ChildMember(name: "Help", kind: .popover),
    ]
    feature.alert = ["signOutConfirmed"]
    return feature
  }

  /// A navigation stack.
  package static var root: Feature {
    var feature = Feature.bare(name("Root"))
    feature.path = [
      DestinationCase(name: "details", feature: "Details", kind: .navigation),
      DestinationCase(name: "help", feature: "Help", kind: .navigation),
    ]
    return feature
  }

  /// The children of ``profile``, ``root``, ``inbox``, ``session`` and ``library``.
  package static var leaves: [Feature] {
    ["Details", "Tour", "Help", "Edit", "Share", "Player", "LoggedOut"].map { .bare(name($0)) }
  }

  /// Presentations that exclude each other.
  package static var inbox: Feature {
    var feature = Feature.bare(name("Inbox"))
    feature.destination = [
      DestinationCase(name: "edit", feature: "Edit", kind: .sheet),
      DestinationCase(name: "share", feature: "Share", kind: .popover),
      DestinationCase(name: "details", feature: "Details", kind: .navigation),
    ]
    return feature
  }

  /// An alert and a confirmation dialog, with a button of one name.
  package static var cart: Feature {
    var feature = Feature.bare(name("Cart"))
    feature.alert = ["confirmed", "retried"]
    feature.confirmationDialog = ["confirmed"]
    return feature
  }

  /// A child that is there or not, one under another name, a plural of its own.
  package static var library: Feature {
    var feature = Feature.bare(name("Library"))
    var track = ChildMember(name: "Track", feature: "TagRow", kind: .collection)
    track.plural = "Playlist"
    track.documentation = "What comes next."
    feature.children = [
      ChildMember(name: "Player", kind: .optional), track,
      ChildMember(name: "Library", kind: .navigation),
    ]
    return feature
  }

  /// A collection of itself.
  package static var folder: Feature {
    var feature = row("Folder")
    feature.children = [ChildMember(name: "Folder", kind: .collection)]
    return feature
  }

  static func row(_ stem: String) -> Feature {
    var feature = Feature.bare(name(stem))
    feature.state = .structure(
      conformances: [], properties: [PropertyMember(name: "id", type: "UUID")])
    return feature
  }

  static func action(
    _ name: String, parameters: String? = nil, event: Bool = false, handler: Bool = false,
    group: String? = nil
  ) -> ActionMember {
    ActionMember(
      name: name, parameters: parameters, event: event ? EventMember(name: name) : nil,
      hasHandler: handler, group: group)
  }
}
