import FeaturegenCore
import TestSupport

/// Features made up from a seed: valid in a dialect, with every kind of member, of types that the
/// standard library and Foundation know, and with children that are among the same features.
package struct RandomFeature {
  package struct Options: Sendable {
    package var dialect: Dialect
    /// The convention's; State can be an enum only without.
    package var errorHandling: Bool

    package init(dialect: Dialect, errorHandling: Bool = true) {
      self.dialect = dialect
      self.errorHandling = errorHandling
    }
  }

  let options: Options
  var generator: SeededGenerator

  private init(seed: UInt64, options: Options) {
    self.options = options
    generator = SeededGenerator(seed: seed)
  }

  /// The same features for the same seed, with distinct names, to be compiled as one module.
  ///
  /// - Parameter prefix: Begins every name, so that features of several seeds can be together.
  package static func features(
    count: Int, seed: UInt64, prefix: String = "", options: Options
  ) -> [Feature] {
    var random = RandomFeature(seed: seed, options: options)
    var names = RandomNames()
    let stems = (0..<count).map { _ in prefix + names.upper(using: &random.generator) }
    let roles = (0..<count).map { random.role(at: $0) }
    return (0..<count).map { index in
      random.feature(stems[index], role: roles[index], cast: Cast(index, stems, roles))
    }
  }

  /// What a feature is for others; decided before anything refers to it.
  enum Role {
    /// Can be embedded: its State needs no arguments.
    case plain
    /// Can be repeated: its State has an `id`.
    case row
    /// State is an enum.
    case states
    /// No feature's child, so that it may be less visible than the others.
    case hidden(AccessLevel)

    var isPlain: Bool { if case .plain = self { true } else { false } }
    var isRow: Bool { if case .row = self { true } else { false } }
    var isHidden: Bool { if case .hidden = self { true } else { false } }
    var hasStates: Bool { if case .states = self { true } else { false } }
  }

  /// The features that one can have as children.
  struct Cast {
    let own: String
    private let stems: [String]
    private let roles: [Role]
    private let index: Int

    init(_ index: Int, _ stems: [String], _ roles: [Role]) {
      self.index = index
      self.stems = stems
      self.roles = roles
      own = stems[index]
    }

    /// Presented children are boxed, so a circle of them is finite.
    var all: [String] { stems(from: 0) { !$0.isHidden } }
    /// The feature itself or later ones.
    var rows: [String] { stems(from: index, where: \.isRow) }
    var later: [String] { stems(from: index + 1) { !$0.isHidden } }
    var laterPlain: [String] { stems(from: index + 1, where: \.isPlain) }

    private func stems(from start: Int, where isWanted: (Role) -> Bool) -> [String] {
      zip(stems, roles).dropFirst(start).filter { isWanted($0.1) }.map(\.0)
    }
  }

  private mutating func role(at index: Int) -> Role {
    switch Int.random(in: 0..<8, using: &generator) {
    case 0: .row
    case 1 where !options.errorHandling: .states
    case 2: .hidden(chance(2) ? .internal : .package)
    default: .plain
    }
  }

  private mutating func feature(_ stem: String, role: Role, cast: Cast) -> Feature {
    var feature = Feature(name: SampleFeatures.name(stem))
    var names = RandomNames()
    feature.documentation = documentation(oneIn: 3)
    if case .hidden(let access) = role { feature.access = access }
    if chance(8) { feature.eventID = "Event \"\(stem)\"" }
    feature.imports = imports()
    feature.state = state(role, cast: cast, names: &names)
    feature.hasBindings = feature.state.properties.contains(where: \.isBinding)
    (feature.groups, feature.actions) = actions(names: &names)
    addChildren(to: &feature, cast: cast)
    if options.errorHandling { feature.errors = errors(names: &names) }
    feature.dependencies = dependencies()
    if chance(8), !feature.children.contains(where: { $0.kind == .fullScreenCover }),
      !feature.destination.contains(where: { $0.kind == .fullScreenCover })
    {
      feature.viewPlatforms = ["iOS", "macOS"]
    }
    return feature
  }

  private mutating func imports() -> [ModuleImport] {
    var imports: [ModuleImport] = []
    if chance(6) { imports.append(ModuleImport(module: "Foundation")) }
    if chance(8) { imports.append(ModuleImport(module: "Dispatch", access: "internal")) }
    if chance(8) {
      imports.append(
        ModuleImport(module: "FoundationNetworking", condition: "canImport(FoundationNetworking)"))
    }
    return imports
  }

  private mutating func errors(names: inout RandomNames) -> [ErrorMember] {
    let haveMessages = chance(3)
    return (0..<Int.random(in: 0..<4, using: &generator)).map { _ in
      var error = ErrorMember(name: names.member(using: &generator))
      if chance(2) { error.parameters = parameters() }
      if chance(4) { error.code = "code.\(error.name)" }
      if haveMessages { error.message = "\"It is \\\"\(error.name)\\\".\"" }
      error.documentation = documentation(oneIn: 5)
      return error
    }
  }

  private mutating func dependencies() -> [DependencyMember] {
    var members = [
      DependencyMember(name: "clock", key: .path("continuousClock")),
      DependencyMember(name: "uuid", key: .path("uuid")),
      DependencyMember(name: "date", key: .path("date")),
      DependencyMember(name: "mainQueue", key: .path("mainQueue")),
      DependencyMember(name: "calendar", key: .path("calendar")),
    ]
    members[4].type = "Calendar"
    members[1].access = .internal
    return members.shuffled(using: &generator).filter { _ in chance(5) }
  }

  mutating func chance(_ oneIn: Int) -> Bool {
    Int.random(in: 0..<oneIn, using: &generator) == 0
  }

  mutating func documentation(oneIn: Int) -> String? {
    guard chance(oneIn) else { return nil }
    return chance(3) ? "Says what it is.\n\nOver several lines: \"a\" */ `b`." : "Says what it is."
  }
}
