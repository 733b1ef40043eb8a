/// A case of a feature's Error.
package struct ErrorMember: Sendable, Equatable {
  package var name: String
  /// The payload as Swift writes it between the parentheses; `nil` for none.
  package var parameters: String?
  /// The text of `errorCode`; `nil`: `Feature.name`.
  package var code: String?
  /// Swift of type String for `message`; `nil`: the default of the support module.
  package var message: String?
  package var documentation: String?

  package init(name: String, parameters: String? = nil) {
    self.name = name
    self.parameters = parameters
  }
}
