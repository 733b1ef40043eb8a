import YAML

/// The names that a feature's code will declare, so that two equal ones are noticed in the spec.
struct SpecNames: Sendable {
  /// Where names meet.
  enum Scope: String, CaseIterable, Sendable {
    case state = "State"
    case action = "Action"
    case event = "Event"
    /// What the reducer's behaviour can call or would hide.
    case handlers = "the reducer"
    case tests = "the tests"
    /// The types nested in Action.
    case actionTypes = "the types of Action"
  }

  /// Who has a name.
  struct Owner: Sendable {
    /// `the child 'TagRow'`
    var description: String
    /// `nil` for what the convention or TCA brings along.
    var line: Int?
  }

  private var owners: [Scope: [String: Owner]] = [:]

  /// Keeps a name for what no spec lists.
  mutating func reserve(_ name: String, in scope: Scope, for description: String) {
    owners[scope, default: [:]][name] = Owner(description: description, line: nil)
  }

  /// Takes a name.
  ///
  /// - Returns: who has it already, if somebody does.
  mutating func claim(
    _ name: String, in scope: Scope, for description: String, line: Int
  ) -> Owner? {
    if let owner = owners[scope]?[name] { return owner }
    owners[scope, default: [:]][name] = Owner(description: description, line: line)
    return nil
  }

  func owner(of name: String, in scope: Scope) -> Owner? {
    owners[scope]?[name]
  }
}

extension SpecFeatureReader {
  /// Takes a name for something that a spec lists, or reports who has it.
  ///
  /// - Parameter owner: `the child 'TagRow'`
  mutating func claim(
    _ name: String, in scopes: SpecNames.Scope..., for owner: String, at mark: YAMLMark
  ) {
    for scope in scopes {
      guard let other = names.claim(name, in: scope, for: owner, line: mark.line) else { continue }
      let place = other.line.map { " in line \($0)" } ?? ""
      faults.reader.report(
        "\(owner) is called \(shown(name)) in \(scope.rawValue), like \(other.description)\(place): "
          + "rename \(other.line == nil ? "it" : "one")", at: mark)
      return
    }
  }

  /// Reports a name that something has which is there without being listed.
  mutating func refuseReserved(
    _ name: String, in scopes: SpecNames.Scope..., for owner: String, at mark: YAMLMark
  ) {
    let others = scopes.compactMap { scope in
      names.owner(of: name, in: scope).map { (scope, $0.description) }
    }
    guard let (scope, other) = others.first else { return }
    faults.reader.report(
      "\(owner) is called \(shown(name)) in \(scope.rawValue), like \(other): rename it", at: mark)
  }

  /// Keeps the names of what is there without being listed.
  mutating func reserveNames() {
    names.reserve("binding", in: .action, for: "TCA's case for bound state")
    for name in ["state", "action"] {
      names.reserve(name, in: .handlers, for: "the parameter that every handler is given")
    }
    names.reserve("body", in: .handlers, for: "the reducer's body")
    names.reserve("recordsEvents", in: .tests, for: "the test of the events")
    names.reserve("makeStore", in: .tests, for: "the function that makes the store")
    guard context.convention.errorHandling else { return }
    names.reserve("errorOccurred", in: .action, for: "the case that every feature has")
    names.reserve("errorOccurred", in: .event, for: "the event that every feature has")
    let child = errorChildProperty
    for scope in [SpecNames.Scope.state, .action] {
      names.reserve(child, in: scope, for: "the error-handling child that every feature has")
    }
  }

  var errorChildProperty: String {
    context.convention.errorChild(dialect: context.dialect ?? .observation).name
  }
}
