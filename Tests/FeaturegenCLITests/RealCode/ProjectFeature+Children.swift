import FeaturegenCore
import SwiftOutline

/// Faults in how a feature holds another.
extension ProjectFeature {
  /// A child that State, Action and the reducer call alike.
  private struct Child {
    let name: String
    let property: Declaration
    let state: Located
    let action: (type: Located, declaration: Declaration, element: CaseElement)
    /// The call that runs it, with a dot before it if there is one.
    let run: (located: Located, range: Range<Int>)
  }

  var children: [StructuralMutation] {
    guard let body = home(.reducer)?.type.property("body")?.bindings.first?.name,
      let home = home(.reducer)
    else { return [] }
    return foundChildren.flatMap { child -> [StructuralMutation] in
      let property = child.property.bindings.first?.name?.range ?? child.property.range
      let atProperty = StructuralMutation.Place.original(path: child.state.unit.path, property)
      let element = child.action.element.name.range
      let atCase = StructuralMutation.Place.original(path: child.action.type.unit.path, element)
      let dropped = edit(child.state, child.property.range)
      let undone = edit(child.run.located, child.run.range)
      var mutations = [
        StructuralMutation(
          name: "child not in State", rule: .childWiring, edits: [dropped], place: atCase),
        StructuralMutation(
          name: "child not in Action", rule: .childWiring,
          edits: [edit(child.action.type, child.action.declaration.range)], place: atProperty),
        StructuralMutation(
          name: "child not run", rule: .childWiring, edits: [undone],
          place: .original(path: home.unit.path, body.range)),
        StructuralMutation(
          name: "child called otherwise in State", rule: .childWiring,
          edits: [edit(child.state, property, child.name + "s")], place: atCase),
        StructuralMutation(
          name: "child called otherwise in Action", rule: .childWiring,
          edits: [edit(child.action.type, element, child.name + "s")]
            + arms(naming: child.name).map { edit($0.located, $0.name, child.name + "s") },
          place: .edit(0, 0..<child.name.utf8.count + 1)),
      ]
      if let wrapper = child.property.attributes.first(where: { $0.name.hasPrefix("Present") }) {
        mutations += [
          StructuralMutation(
            name: "child not presented", rule: .childWiring,
            edits: [edit(child.state, wrapper.range)], place: atProperty),
          StructuralMutation(
            name: "child left in State", rule: .oneSidedMember,
            edits: [edit(child.action.type, child.action.declaration.range), undone],
            place: atProperty),
          StructuralMutation(
            name: "child left in Action", rule: .oneSidedMember, edits: [dropped, undone],
            place: atCase),
        ]
      }
      return mutations
    }
  }

  private var foundChildren: [Child] {
    guard let state = declaration(.state), state.declaration.kind == .struct else { return [] }
    return state.type.members(.variable).compactMap { property in
      guard property.bindings.count == 1, let binding = property.bindings.first,
        let name = binding.name?.text, binding.accessors == nil,
        name != convention.errorChild(dialect: .classic).name || !convention.errorHandling,
        let owner = owner(ofState: state.unit.text(property.range)),
        let action = action(named: name, of: owner), let run = run(name, owner)
      else { return nil }
      return Child(name: name, property: property, state: state, action: action, run: run)
    }
  }

  /// `SettingsFeature` of `var x: SettingsFeature.State?` and of `var x = SettingsFeature.State()`.
  private func owner(ofState text: String) -> String? {
    guard let range = text.firstRange(of: ".State"), !text[range.upperBound...].contains(".State")
    else { return nil }
    let after = text[range.upperBound...].first
    guard after.map({ !$0.isLetter && !$0.isNumber }) ?? true else { return nil }
    let word = text[..<range.lowerBound].reversed().prefix { $0.isLetter || $0.isNumber }
    return word.isEmpty ? nil : String(word.reversed())
  }

  private func action(
    named name: String, of owner: String
  ) -> (type: Located, declaration: Declaration, element: CaseElement)? {
    for (type, _) in actions {
      for found in type.type.members(.enumCase) where found.caseElements.count == 1 {
        guard let element = found.caseElements.first, element.name.text == name,
          type.unit.text(element.range).contains(owner + ".Action")
        else { continue }
        return (type, found, element)
      }
    }
    return nil
  }

  /// The only call of the reducer that speaks of the child.
  private func run(_ name: String, _ owner: String) -> (located: Located, range: Range<Int>)? {
    let found = all(.reducer).flatMap { located -> [(located: Located, range: Range<Int>)] in
      let outline = located.unit.outline
      let calls = outline.calls(in: located.declaration.body ?? 0..<0)
      return calls.filter { call in
        guard ["Scope", "ifLet", "forEach"].contains(call.callee.last?.text ?? "") else {
          return false
        }
        let words = outline.tokens(in: call.range).map { located.unit.text($0.range) }
        return words.contains(owner) || words.contains(name) || words.contains("$" + name)
      }
      .map { call in
        let start =
          call.isMember ? outline.dot(before: call.range.lowerBound) : call.range.lowerBound
        return (located, start..<call.range.upperBound)
      }
    }
    return found.count == 1 ? found.first : nil
  }
}

extension Outline {
  fileprivate func dot(before place: Int) -> Int {
    tokens(in: 0..<place).last { $0.kind == .dot }.map { Int($0.start) } ?? place
  }
}
