import SwiftOutline

extension FeatureDescriber {
  /// The stored properties of a struct State, in order.
  mutating func stateProperties() -> [StateProperty] {
    var properties: [StateProperty] = []
    for piece in pieces(.state) where piece.declaration.kind != .enum {
      for member in piece.members {
        guard let declaration = member.declaration,
          case .variable(let bindings) = declaration.detail,
          !member.isConditional, !declaration.hasModifier("static"), !piece.isExtension,
          declaration.modifiers.allSatisfy({ $0.name != "lazy" })
        else {
          if member.declaration?.kind != .initializer || piece.isExtension {
            noteMember(member, of: "State")
          }
          continue
        }
        properties += bindings.enumerated().compactMap { index, binding in
          let shared = bindings[index...].first { $0.type != nil }?.type
          return property(binding, type: binding.type ?? shared, declaration, member)
        }
      }
    }
    return properties
  }

  private mutating func property(
    _ binding: Binding, type: TypeReference?, _ declaration: Declaration,
    _ member: TypePiece.Member
  ) -> StateProperty? {
    let file = member.file
    guard let name = binding.name else {
      noteMember(member, of: "State")
      return nil
    }
    if let accessors = binding.accessors {
      let words = file.words(in: accessors).dropFirst()
      guard words.contains("willSet") || words.contains("didSet") else {
        note(.member(name.text, of: "State"), at: file.location(of: name.range))
        return nil
      }
      note(.observers(name.text), at: file.location(of: name.range))
    }
    for modifier in declaration.modifiers where AccessLevel(rawValue: modifier.name) == nil {
      let word = modifier.detail.map { "\(modifier.name)(\($0))" } ?? modifier.name
      note(.access(name.text, word: word), at: file.location(of: modifier.range))
    }
    return StateProperty(
      name: name.text,
      type: type.map { file.text(in: $0.range) }
        ?? binding.value.flatMap { LiteralType.of($0, in: file) },
      value: binding.value.map { file.text(in: $0) },
      attributes: declaration.attributes.map { ($0.name, file.text(in: $0.range)) },
      isConstant: file.words(in: declaration.keyword) == ["let"],
      access: declaration.access,
      documentation: file.documentation(of: declaration),
      location: file.location(of: name.range))
  }

  /// State without the children, which are known by now.
  mutating func readState(_ properties: [StateProperty]) {
    guard let state = pieces(.state).first(where: { !$0.isExtension }) else {
      return readStateCases(of: sources.pieces("").filter { $0.declaration.kind == .enum })
    }
    if state.declaration.kind == .enum { return readStateCases(of: pieces(.state)) }
    let arguments = initializerArguments(properties)
    let samples = previewArguments()
    let own = properties.filter { !takenCases.contains("state." + $0.name) }
    let members = own.compactMap { property -> PropertyMember? in
      guard let type = property.type else {
        note(.propertyType(property.name), at: property.location)
        return nil
      }
      if property.hasAttribute("Presents", "PresentationState") {
        note(.member(property.name, of: "State"), at: property.location)
        return nil
      }
      return member(property, type: type, arguments: arguments, samples: samples)
    }
    feature.state = .structure(
      conformances: conformances(hasID: members.contains { $0.name == "id" }),
      properties: bound(members))
  }

  private mutating func member(
    _ property: StateProperty, type: String, arguments: [String: String?],
    samples: [String: String]
  ) -> PropertyMember {
    var member = PropertyMember(name: property.name, type: type)
    if let argument = arguments[property.name] {
      member.value = argument.map { .initial($0) } ?? .required
      let usual = BlueprintSample.value(of: type, named: "string", in: .preview)
      if argument == nil, let sample = samples[property.name], sample != usual {
        member.example = sample
      }
    } else if let value = property.value {
      member.value = .inline(value)
    }
    if type.hasSuffix("?"), member.value == .required,
      property.isConstant || arguments[property.name] != nil
    {
      member.value = .initial("nil")
    }
    member.isBinding = property.hasAttribute("BindingState")
    member.isConstant = property.isConstant
    member.access = property.access
    if property.name == "id" {
      // An `id` is always written so.
      if !property.isConstant { note(.access("id", word: "var"), at: property.location) }
      member.isConstant = true
      if property.access == feature.access ?? convention.access { member.access = nil }
    }
    let attributes = property.attributes.filter {
      $0.name.split(separator: ".").last != "BindingState"
    }
    member.attribute =
      attributes.isEmpty ? nil : attributes.map(\.text).joined(separator: " ")
    member.documentation = property.documentation
    return member
  }

  /// Under observation no property says that it is bound: those that a view binds are, else the
  /// first that could be.
  private mutating func bound(_ members: [PropertyMember]) -> [PropertyMember] {
    let isWritten = members.contains(where: \.isBinding)
    if isWritten { feature.hasBindings = true }
    guard feature.hasBindings, !isWritten else { return members }
    let names = boundNames()
    var members = members
    for index in members.indices where !members[index].isConstant {
      members[index].isBinding = names.contains(members[index].name)
    }
    if !members.contains(where: \.isBinding),
      let first = members.firstIndex(where: { !$0.isConstant && $0.attribute == nil })
    {
      members[first].isBinding = true
      if members.count(where: { !$0.isConstant && $0.attribute == nil }) > 1,
        let state = pieces(.state).first
      {
        note(.bindings, at: state.location)
      }
    }
    return members
  }

  /// `x` of `$store.x` in the views.
  private func boundNames() -> Set<String> {
    var names: Set<String> = []
    for piece in pieces(.view) {
      let words = piece.file.words(in: piece.declaration.range)
      for (index, word) in words.enumerated() where word == "$store" && index + 2 < words.count {
        if words[index + 1] == "." { names.insert(words[index + 2].filter { $0 != "`" }) }
      }
    }
    return names
  }

  private mutating func conformances(hasID: Bool) -> [String] {
    var implied: Set<String> = [convention.protocolName(of: .state), "Identifiable"]
    let isIdentifiable = pieces(.state).first { piece in
      piece.declaration.inheritance.contains { $0.path == ["Identifiable"] }
    }
    if let isIdentifiable, !hasID { note(.identity, at: isIdentifiable.location) }
    let isOwn = pieces(.state).contains { piece in
      piece.declaration.inheritance.contains { $0.path.last == convention.protocolName(of: .state) }
    }
    if !isOwn { implied.formUnion(["Equatable", "Sendable"]) }
    return pieces(.state).flatMap(\.declaration.inheritance).map(\.text)
      .filter { !implied.contains($0) }
  }

  /// - Parameter enums: State itself, or the enum from which a macro makes it.
  private mutating func readStateCases(of enums: [TypePiece]) {
    guard subject.foreign != nil || !pieces(.state).isEmpty, !enums.isEmpty else { return }
    var cases: [StateCase] = []
    for member in enums.flatMap(\.members) {
      guard let declaration = member.declaration, !member.isConditional,
        case .enumCase(let elements) = declaration.detail
      else {
        noteMember(member, of: "State")
        continue
      }
      for element in elements {
        let location = member.file.location(of: element.name.range)
        let type = element.payload?.first?.type.flatMap { try? SwiftType(parsing: $0.text) }
        let isState = pieces(.state).contains { !$0.isExtension }
        guard element.payload?.count == 1,
          let owner = isState ? type?.owner(of: Part.state.typeName) : type?.reducerOwner
        else {
          note(.member(element.name.text, of: "State"), at: location)
          continue
        }
        cases.append(
          StateCase(
            name: element.name.text,
            feature: featureText(owner, of: element.name.text, at: location)))
        takenCases.insert(element.name.text)
      }
    }
    if !cases.isEmpty { feature.state = .enumeration(cases) }
  }
}
