import SwiftOutline

extension FeatureDescriber {
  /// The cases of Action in order, those of a group in place of the case that holds it.
  mutating func actionCases() -> [ActionCase] {
    var cases: [ActionCase] = []
    for piece in pieces(.action) {
      for member in piece.members {
        guard let declaration = member.declaration,
          case .enumCase(let elements) = declaration.detail
        else {
          if !isExpectedInAction(member) { noteMember(member, of: "Action") }
          continue
        }
        guard !member.isConditional else {
          noteMember(member, of: "Action")
          continue
        }
        cases += elements.flatMap { element in
          casesOf(element, declaration: declaration, file: piece.file)
        }
      }
    }
    return cases
  }

  private func isExpectedInAction(_ member: TypePiece.Member) -> Bool {
    guard let declaration = member.declaration, declaration.kind == .enum,
      !member.isConditional, let name = declaration.name?.text
    else { return false }
    return isGroup(name) || name == "Alert" || name == "ConfirmationDialog"
  }

  /// Some case of Action holds the nested enum.
  private func isGroup(_ type: String) -> Bool {
    pieces(.action).flatMap(\.members).contains { member in
      guard case .enumCase(let elements)? = member.declaration?.detail else { return false }
      return elements.contains { groupType(of: $0) == type }
    }
  }

  /// The enum nested in Action that the case holds.
  private func groupType(of element: CaseElement) -> String? {
    guard let payload = element.payload, payload.count == 1, payload[0].label == nil,
      let name = payload[0].type?.path.last, name != "Alert", name != "ConfirmationDialog",
      payload[0].type?.path.count == 1 || payload[0].type?.path.dropLast().last == "Action"
    else { return nil }
    return sources.pieces("Action." + name).contains { $0.declaration.kind == .enum } ? name : nil
  }

  private mutating func casesOf(
    _ element: CaseElement, declaration: Declaration, file: SourceFile
  ) -> [ActionCase] {
    guard let type = groupType(of: element) else {
      return [actionCase(element, declaration: declaration, file: file)]
    }
    let group = ActionGroup(name: element.name.text, type: type)
    feature.groups.append(group)
    return sources.pieces("Action." + type).flatMap { piece in
      groupCases(of: piece, in: group)
    }
  }

  private mutating func groupCases(of piece: TypePiece, in group: ActionGroup) -> [ActionCase] {
    var cases: [ActionCase] = []
    for member in piece.members {
      guard let declaration = member.declaration, !member.isConditional,
        case .enumCase(let elements) = declaration.detail
      else {
        noteMember(member, of: "Action." + group.type)
        continue
      }
      cases += elements.map { element in
        var found = actionCase(element, declaration: declaration, file: piece.file)
        found.group = group.name
        return found
      }
    }
    return cases
  }

  private func actionCase(
    _ element: CaseElement, declaration: Declaration, file: SourceFile
  ) -> ActionCase {
    ActionCase(
      name: element.name.text,
      parameters: parameters(of: element, file: file),
      payload: (element.payload ?? []).map { parameter in
        ActionCase.Payload(
          label: parameter.label?.text,
          type: parameter.type.flatMap { try? SwiftType(parsing: $0.text) })
      },
      documentation: file.documentation(of: declaration),
      location: file.location(of: element.name.range))
  }

  /// What stands between the parentheses of a case.
  func parameters(of element: CaseElement, file: SourceFile) -> String? {
    guard let payload = element.payload, let first = payload.first, let last = payload.last else {
      return nil
    }
    return file.text(in: first.range.lowerBound..<last.range.upperBound)
  }

  /// The actions of the feature's own, once the children are known.
  mutating func readActions(_ cases: [ActionCase]) {
    for found in cases where !isConventional(found) {
      var action = ActionMember(name: found.name, parameters: found.parameters, group: found.group)
      action.documentation = found.documentation
      feature.actions.append(action)
    }
  }

  /// What the convention adds to every Action, and the case that bindings need.
  private mutating func isConventional(_ found: ActionCase) -> Bool {
    if takenCases.contains(found.key) { return true }
    if found.isBinding {
      if let group = found.group {
        note(.childGroup("binding", group: group), at: found.location)
      }
      return true
    }
    return convention.errorHandling && found.group == nil && found.name == "errorOccurred"
      && found.payload.count == 1
  }
}
