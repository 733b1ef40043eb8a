/// A stored property of State and what it needs elsewhere.
struct BlueprintProperty: Sendable {
  let name: String
  let type: String
  /// `var`, `let`
  let keyword: String
  /// Blank included; empty for `internal`.
  let access: String
  let attribute: String?
  let isBinding: Bool
  /// After `=`; `nil` for none.
  let inlineValue: String?
  /// The parameter's default value in `init`; `nil` if it has none.
  let initialValue: String?
  /// A parameter of `init`.
  let isParameter: Bool
  let example: String?
  let documentation: String?

  /// Has to be given wherever a State is made.
  var isRequired: Bool { isParameter && initialValue == nil }

  /// What a State in a preview or test gets for it; `nil` if nothing is known of the type.
  func argument(in place: BlueprintSample.Place) -> String? {
    example ?? BlueprintSample.value(of: type, named: "string", in: place)
  }

  /// Its value in a test's first State; `nil` where only the compiler knows.
  private var firstValue: String? {
    if isRequired { return argument(in: .test) }
    return inlineValue ?? initialValue ?? "nil"
  }

  /// A value to bind it to that is another one than the first; `nil` if none is known.
  var boundValue: String? {
    guard isBinding, let firstValue else { return nil }
    if let example, !isRequired { return example == firstValue ? nil : example }
    return BlueprintSample.value(of: type, otherThan: firstValue)
  }
}

extension BlueprintProperty {
  /// - Parameter access: The feature's.
  init(_ member: PropertyMember, access: AccessLevel) {
    name = member.name
    type = member.type
    let isIdentity = member.name == "id"
    keyword = member.isConstant || isIdentity ? "let" : "var"
    self.access = (member.access ?? (isIdentity ? access : .internal)).prefix
    attribute = member.attribute
    isBinding = member.isBinding
    example = member.example
    documentation = member.documentation
    switch member.value {
    case .inline(let value):
      (inlineValue, initialValue, isParameter) = (value, nil, false)
    case .initial(let value):
      (inlineValue, initialValue, isParameter) = (nil, value, true)
    case .required:
      (inlineValue, initialValue) = (nil, nil)
      // A variable starts as `nil` by itself, a constant does not.
      isParameter = keyword == "let" || !member.type.hasSuffix("?")
    }
  }
}
