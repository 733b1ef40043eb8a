import SwiftOutline

/// Reads a feature back from its code: what a spec can say into a ``Feature``, the rest into
/// ``Remnant``s.
struct FeatureDescriber {
  let sources: FeatureSources
  let convention: Convention
  let subject: DescribedSubject
  var feature: Feature
  var remnants: [Remnant] = []
  /// Cases of Action that stand for a child, a presentation or a group, not for an action.
  var takenCases: Set<String> = []
  /// Methods of Reducer that an arm calls.
  var handlers: Set<String> = []

  static func describe(
    _ subject: DescribedSubject, sources: FeatureSources, convention: Convention
  ) -> FeatureDescription {
    var describer = FeatureDescriber(
      sources: sources, convention: convention, subject: subject,
      feature: Feature(name: subject.name))
    describer.read()
    var seen: Set<Remnant> = []
    let remnants = describer.remnants.filter { seen.insert($0).inserted }
    return FeatureDescription(
      feature: describer.feature,
      remnants: remnants.sorted { $0.location < $1.location },
      location: subject.location,
      convention: convention,
      foreign: subject.foreign)
  }

  private mutating func read() {
    readNamespace()
    readImports()
    let actions = actionCases()
    feature.hasBindings = actions.contains(where: \.isBinding)
    let properties = stateProperties()
    readChildren(properties, actions)
    readState(properties)
    readActions(actions)
    readReducer()
    readEvents()
    readErrors()
    readViews()
    readStrangers()
    leaveOutRepeated()
  }

  /// Members of one name, as branches of `#if` around a whole feature declare them.
  private mutating func leaveOutRepeated() {
    if case .structure(let conformances, let properties) = feature.state {
      feature.state = .structure(
        conformances: conformances, properties: once(properties) { [$0.name] })
    }
    feature.actions = once(feature.actions) { [$0.group ?? "", $0.name] }
    feature.groups = once(feature.groups) { [$0.name] }
    feature.children = once(feature.children) { [$0.name] }
    feature.errors = once(feature.errors) { [$0.name] }
    feature.dependencies = once(feature.dependencies) { [$0.name] }
    feature.destination = once(feature.destination) { [$0.name] }
    feature.path = once(feature.path) { [$0.name] }
    feature.alert = once(feature.alert) { [$0] }
    feature.confirmationDialog = once(feature.confirmationDialog) { [$0] }
  }

  private mutating func once<Member>(
    _ members: [Member], key: (Member) -> [String]
  ) -> [Member] {
    var seen: Set<[String]> = []
    var first: [Member] = []
    for member in members {
      if seen.insert(key(member)).inserted {
        first.append(member)
      } else {
        note(.repeated(key(member).last ?? ""), at: subject.location)
      }
    }
    return first
  }

  func pieces(_ part: Part) -> [TypePiece] {
    switch part {
    case .reducer: sources.pieces(subject.reducer)
    case .view:
      subject.views ?? sources.pieces(part.typeName).filter { $0.declaration.kind != .enum }
    default: sources.pieces(part.typeName)
    }
  }

  mutating func note(_ kind: Remnant.Kind, at location: SourceLocation) {
    remnants.append(Remnant(kind, at: location))
  }

  /// The declaration is a feature of its own.
  func isStranger(_ declaration: Declaration) -> Bool {
    guard declaration.isType, let name = declaration.name?.text else { return false }
    return sources.strangers.contains((subject.path + [name]).joined(separator: "."))
  }

  /// Notes whatever `member` declares as something a spec cannot say.
  mutating func noteMember(_ member: TypePiece.Member, of owner: String) {
    let names: [String]
    switch member.content {
    case .declaration(let declaration) where declaration.kind == .extension: return
    case .declaration(let declaration):
      names = declaration.names.isEmpty ? [declaration.kind.rawValue] : declaration.names
    case .code(let range):
      names = [member.file.words(in: range).prefix(2).joined()]
    }
    for name in names {
      note(
        member.isConditional ? .conditionalMember(name, of: owner) : .member(name, of: owner),
        at: member.location)
    }
  }

  /// A feature as the spec names it, from the dotted name of its namespace.
  mutating func featureText(_ path: [String], of name: String, at place: SourceLocation) -> String {
    guard let last = path.last else { return "" }
    if path.count > 1 {
      note(.childType(name, type: path.joined(separator: ".")), at: place)
    } else if subject.foreign == nil, !last.hasSuffix(convention.suffix) {
      note(.childType(name, type: last), at: place)
    }
    return subject.foreign == nil
      ? FeatureName(typeName: last, suffix: convention.suffix).stem : last.foreignStem
  }
}

/// A feature read back from code.
package struct FeatureDescription: Sendable {
  package var feature: Feature
  /// What the spec cannot say, by place.
  package var remnants: [Remnant]
  /// Where its namespace is declared.
  package var location: SourceLocation
  /// That of its file's config.
  package var convention: Convention
  /// The convention it is written in, where that is another one.
  package var foreign: ForeignConvention?
}

/// What is to be described, and where its parts are.
struct DescribedSubject: Sendable {
  var name: FeatureName
  /// The dotted name of the namespace.
  var path: [String]
  var location: SourceLocation
  /// The dotted name of the reducer below the namespace; "" if the namespace is the reducer.
  var reducer: String
  /// The views that show it, if they are not nested in it.
  var views: [TypePiece]?
  var foreign: ForeignConvention?
}
