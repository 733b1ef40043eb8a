import Templating

extension Convention {
  /// The files of a feature, in the order in which commands list them, tests last.
  func files(
    for feature: Feature, contents: BlueprintContents, style: TCAStyle
  ) -> [BlueprintFile] {
    let symbols = BlueprintSymbols(
      feature: feature, convention: self, contents: contents, style: style)
    return FileRole.allCases.flatMap { role -> [BlueprintFile] in
      if role == .tests, contents.tests == .off || !feature.parts.contains(.reducer) { return [] }
      if let part = role.part, !feature.parts.contains(part) { return [] }
      let declared = symbols.of(role)
      let platforms: [String?] =
        role == .view && !feature.viewPlatforms.isEmpty ? feature.viewPlatforms : [nil]
      return platforms.map { platform in
        BlueprintFile(
          role: role, platform: platform,
          name: fileName(of: role, for: feature.name, platform: platform), symbols: declared)
      }
    }
  }

  /// The name of a feature's file for one platform: `XFeature*View*macOS.swift`.
  package func fileName(of role: FileRole, for name: FeatureName, platform: String?) -> String {
    let fileName = fileName(of: role, for: name)
    guard let platform else { return fileName }
    return fileName.dropLast(".swift".count) + separator + platform + ".swift"
  }
}

/// What each file of a feature declares.
struct BlueprintSymbols {
  let feature: Feature
  let convention: Convention
  let contents: BlueprintContents
  let style: TCAStyle

  private var type: String { feature.name.typeName }

  func of(_ role: FileRole) -> [[String]] {
    switch role {
    case .overview: overview
    case .reducer: reducer
    case .view: view
    case .tests: tests
    }
  }

  private var overview: [[String]] {
    let parts = convention.parts.filter(contents.parts.contains)
    return [[type]]
      + parts.flatMap { part in
        [[type, part.typeName]] + members(of: part).map { [type, part.typeName] + $0 }
      } + contents.children.flatMap(enums)
  }

  private func members(of part: Part) -> [[String]] {
    switch part {
    case .state: state
    case .action: actions
    case .event: (contents.events + ["idComponents"]).map { [$0] }
    case .error: error
    case .reducer: (contents.dependencies.map(\.name) + ["init()"]).map { [$0] }
    case .view: ["store", "init(store:)"].map { [$0] }
    }
  }

  private var state: [[String]] {
    let members = contents.properties.map(\.name) + contents.children.map(\.name)
    guard contents.hasInitializer else { return members.map { [$0] } }
    let labels = contents.properties.filter(\.isParameter).map { $0.name + ":" }.joined()
    return (members + ["init(\(labels))"]).map { [$0] }
  }

  private var actions: [[String]] {
    let groups = contents.groups
    var symbols = contents.actions.map { action -> [String] in
      guard let group = groups.first(where: { $0.name == action.group }) else {
        return [action.name]
      }
      return [group.type, action.name]
    }
    symbols += groups.flatMap { [[$0.name], [$0.type]] }
    for child in contents.children where !child.buttons.isEmpty {
      symbols.append([child.buttonType])
      symbols += child.buttons.map { [child.buttonType, $0] }
    }
    return symbols + convention.addedActions(contents).map { [$0] }
  }

  private var error: [[String]] {
    let hasMessages = contents.errors.contains { $0.message != nil }
    return (contents.errors.map(\.name) + ["errorCode"] + (hasMessages ? ["message"] : []))
      .map { [$0] }
  }

  /// `Path`, `Destination`: one enum of reducers, or a reducer with everything written out.
  private func enums(of child: BlueprintChild) -> [[String]] {
    guard let name = child.enumName else { return [] }
    let own = [type, name]
    guard style.writesReducerStructs else { return [own] + child.cases.map { own + [$0.name] } }
    let parts = ["State", "Action"].flatMap { part in
      [own + [part]] + child.cases.map { own + [part, $0.name] }
    }
    return [own] + parts + (style.dialect == .classic ? [] : [own + ["body"]])
  }

  private var reducer: [[String]] {
    let handlers = (contents.actions + contents.buttons).compactMap { action -> String? in
      guard let handler = action.handler else { return nil }
      let labels = action.payload.map { $0.localName + ":" }
      return "\(handler)(state:\(labels.joined()))"
    }
    let bodies =
      style.dialect == .classic
      ? contents.children.compactMap(\.enumName).map { [type, $0, "body"] } : []
    return (["State", "Action", "body"] + handlers).map { [type, "Reducer", $0] } + bodies
  }

  private var view: [[String]] {
    let previews = type + "_Previews"
    return [[type, "View", "body"]]
      + (convention.preview == .provider ? [[previews], [previews, "previews"]] : [])
  }

  private var tests: [[String]] {
    let suite = type + "Tests"
    let factory = convention.analytics ? "makeStore(analytics:)" : "makeStore()"
    let steps = BlueprintTests(feature: feature, convention: convention, contents: contents)
    return [[suite]] + (steps.names + [factory]).map { [suite, $0] }
  }
}

extension BlueprintChild {
  /// The enum in the namespace that holds its screens.
  var enumName: String? {
    switch kind {
    case .stack: "Path"
    case .destination: "Destination"
    default: nil
    }
  }
}

extension Convention {
  /// The actions the convention and children add to a feature's own, in the order in which they are
  /// written.
  func addedActions(_ contents: BlueprintContents) -> [String] {
    (contents.bindsState ? ["binding"] : []) + (errorHandling ? ["errorOccurred"] : [])
      + contents.children.map(\.name)
  }
}
