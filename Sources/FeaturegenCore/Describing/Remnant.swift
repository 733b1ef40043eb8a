/// Something in a feature's code that a spec cannot say.
package struct Remnant: Sendable, Hashable {
  package var kind: Kind
  package var location: SourceLocation

  package enum Kind: Sendable, Hashable {
    /// A method does something.
    case handlerBody(String, lines: Int)
    /// The method that an arm calls is not named after its action.
    case handlerName(String, action: String)
    /// An arm of the reducer's switch does something itself.
    case reducerArm(String, lines: Int)
    case recorderArm(String)
    /// The reducer decides outside its switch.
    case reducerCode
    /// Something composed into the reducer's body.
    case reducer(String)
    /// Code of the view that `new` does not write.
    case viewBody(lines: Int)
    case initializer(of: String)
    /// A property, method, nested type … of a part.
    case member(String, of: String)
    case conditionalMember(String, of: String)
    /// A declaration at file level.
    case declaration(String)
    case propertyType(String)
    case observers(String)
    case access(String, word: String)
    case childName(String, expected: String)
    case childGroup(String, group: String)
    case presentation(String)
    case unrecordedEvent(String)
    case eventText(String)
    case eventIdentifier
    case errorText(String, property: String)
    case dependencyKey(String)
    case alertButton(String)
    /// An alert or dialog without buttons of its own.
    case buttons(String)
    case destinationCase(String)
    case bindings
    case nesting(String)
    case genericParameters
    case namespaceForm(String)
    case aliasedPart(String)
    /// A part that every feature has to have, so that `new` writes it.
    case missingPart(String)
    /// A child of a type that is nested in another, or in another module.
    case childType(String, type: String)
    case identity
    case repeated(String)
  }

  package init(_ kind: Kind, at location: SourceLocation) {
    self.kind = kind
    self.location = location
  }
}

extension Remnant: CustomStringConvertible {
  /// `file:line: what`, one line.
  package var description: String { "\(location.path):\(location.line): \(text)" }

  private var text: String {
    switch kind {
    case .handlerBody(let name, let lines): "body of '\(name)', \(lines.lines)"
    case .handlerName(let name, let action): "'\(action)' is handled by '\(name)'"
    case .reducerArm(let pattern, let lines): "arm '\(pattern)' of the reducer, \(lines.lines)"
    case .recorderArm(let pattern): "arm '\(pattern)' of the analytics recorder"
    case .reducerCode: "code of the reducer outside its switch"
    case .reducer(let name): "'\(name)' in the reducer's body"
    case .viewBody(let lines): "body of the view, \(lines.lines)"
    case .initializer(let part): "initializer of '\(part)'"
    case .member(let name, let part): "'\(name)' of '\(part)'"
    case .conditionalMember(let name, let part): "'\(name)' of '\(part)', inside '#if'"
    case .declaration(let name): "'\(name)' beside the feature"
    case .propertyType(let name): "type of '\(name)', which is inferred"
    case .observers(let name): "observers of '\(name)'"
    case .access(let name, let word): "'\(word)' of '\(name)'"
    case .childName(let name, let expected): "'\(name)' would be called '\(expected)'"
    case .childGroup(let name, let group): "'\(name)' is an action of the group '\(group)'"
    case .presentation(let name): "how '\(name)' is shown was not found; a sheet is assumed"
    case .unrecordedEvent(let name): "event '\(name)', which no action records"
    case .eventText(let name): "raw value of the event '\(name)'"
    case .eventIdentifier: "how events are identified"
    case .errorText(let name, let property): "'\(property)' of the error '\(name)'"
    case .dependencyKey(let name): "key of the dependency '\(name)'"
    case .alertButton(let name): "payload of the button '\(name)'"
    case .buttons(let name): "'\(name)', which has no buttons of its own"
    case .destinationCase(let name): "'\(name)', which holds no feature"
    case .bindings: "code does not show which state is bound; the first is assumed"
    case .nesting(let owner): "the feature is nested in '\(owner)'"
    case .genericParameters: "the feature is generic"
    case .namespaceForm(let form): "the feature is a '\(form)'"
    case .missingPart(let part): "there is no '\(part)', which 'new' writes"
    case .childType(let name, let type): "'\(name)' is of '\(type)'"
    case .repeated(let name): "another '\(name)'"
    case .identity: "State is Identifiable without a property 'id'"
    case .aliasedPart(let part): "'\(part)' is a type alias"
    }
  }
}

extension Int {
  fileprivate var lines: String { self == 1 ? "1 line" : "\(self) lines" }
}
