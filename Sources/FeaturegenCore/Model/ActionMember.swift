/// An action of a feature's own.
package struct ActionMember: Sendable, Equatable {
  /// Without backticks.
  package var name: String
  /// The payload as Swift writes it between the parentheses: `String, at: Int`; `nil` for none.
  package var parameters: String?
  /// The analytics event that records it; `nil` if nothing does.
  package var event: EventMember?
  /// Its behaviour is in a private method of Reducer.
  package var hasHandler: Bool
  /// The group's case that it is in: `view`; `nil` for an action of its own.
  package var group: String?
  package var documentation: String?

  package init(
    name: String, parameters: String? = nil, event: EventMember? = nil, hasHandler: Bool = false,
    group: String? = nil
  ) {
    self.name = name
    self.parameters = parameters
    self.event = event
    self.hasHandler = hasHandler
    self.group = group
  }
}

/// An event that an action records.
package struct EventMember: Sendable, Equatable {
  package var name: String
  /// Attribute names and Swift expressions over the pattern's names, in order.
  package var attributes: [Attribute]

  package struct Attribute: Sendable, Equatable {
    package var name: String
    package var value: String

    package init(name: String, value: String) {
      self.name = name
      self.value = value
    }
  }

  package init(name: String, attributes: [Attribute] = []) {
    self.name = name
    self.attributes = attributes
  }
}

/// A group of actions: the case of Action and the enum that it holds.
package struct ActionGroup: Sendable, Equatable {
  /// `view`
  package var name: String
  /// `View`
  package var type: String

  package init(name: String, type: String) {
    self.name = name
    self.type = type
  }
}
