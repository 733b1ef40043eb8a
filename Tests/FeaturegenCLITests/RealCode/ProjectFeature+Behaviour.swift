import FeaturegenCore
import SwiftOutline

/// Faults in what a reducer does with actions, bindings and children.
extension ProjectFeature {
  var behaviourMutations: [StructuralMutation] {
    catchAlls + newActions + droppedArms + bindings + children
  }

  /// A `switch` over the action, or over a group's payload that an arm hands to it.
  private struct ActionSwitch {
    let located: Located
    let choice: Switch
    /// The Action case whose payload it is about.
    let group: String?
    /// It decides what analytics records.
    let isRecorder: Bool

    /// The names of an arm's pattern, from Action on; empty for other patterns.
    func path(_ pattern: Switch.Pattern) -> [String] {
      pattern.path.isEmpty ? [] : (group.map { [$0] } ?? []) + pattern.path.map(\.text)
    }
  }

  private var switches: [ActionSwitch] {
    let own = Set(actions.first.map { caseNames(of: $0.type) } ?? [])
    return all(.reducer).flatMap { located -> [ActionSwitch] in
      let choices = located.unit.outline.switches(in: located.declaration.body ?? 0..<0)
      let outer = choices.filter { choice in
        let names = choice.arms.flatMap(\.patterns).compactMap(\.path.first?.text)
        return located.unit.text(choice.subject) == "action" && !names.isEmpty
          && own.isSuperset(of: names)
      }
      let inner = outer.flatMap(\.arms).flatMap { arm -> [(choice: Switch, group: String?)] in
        guard let group = arm.patterns.first?.path.first?.text, arm.patterns.count == 1 else {
          return []
        }
        return choices.filter { choice in
          arm.body.contains(choice.range.lowerBound)
            && located.unit.text(arm.patterns[0].range).hasSuffix(
              "(\(located.unit.text(choice.subject)))")
        }
        .map { (choice: $0, group: group) }
      }
      let recorders = located.unit.outline.calls(in: located.declaration.body ?? 0..<0)
        .filter { $0.callee.last?.text.hasPrefix("AnalyticsEventRecorder") ?? false }
      return (outer.map { (choice: $0, group: nil) } + inner).map { choice, group in
        ActionSwitch(
          located: located, choice: choice, group: group,
          isRecorder: recorders.contains { $0.range.contains(choice.range.lowerBound) })
      }
    }
  }

  private func caseNames(of type: Located) -> [String] {
    type.type.members(.enumCase).flatMap(\.caseElements).map(\.name.text)
  }

  /// Where patterns name an action, its own or one in a group.
  func arms(naming action: String) -> [(located: Located, name: Range<Int>)] {
    switches.flatMap { found in
      found.choice.arms.flatMap(\.patterns).flatMap { $0.path.prefix(2) }
        .filter { $0.text == action }.map { (found.located, $0.range) }
    }
  }

  private var catchAlls: [StructuralMutation] {
    switches.flatMap { found -> [StructuralMutation] in
      guard let arm = found.choice.arms.last, !arm.isDefault, let last = arm.patterns.last else {
        return []
      }
      let head = arm.range.lowerBound..<last.range.upperBound
      return [("default", 0..<7), ("case _", 5..<6), ("case let other", 5..<14)].map {
        text, place in
        StructuralMutation(
          name: "'\(text)' in a switch", rule: .catchAllArm,
          edits: [edit(found.located, head, text)], place: .edit(0, place))
      }
    }
  }

  /// No `switch` covers a case that is new, unless an arm takes its whole group. Where two have to
  /// decide on it, the other one does.
  private var newActions: [StructuralMutation] {
    let origins = convention.analytics ? [false, true] : [false]
    return origins.flatMap { isRecorder -> [StructuralMutation] in
      guard decides(isRecorder) else { return [] }
      return actions.compactMap { type, group in
        guard let last = type.type.members(.enumCase).last, !handlesWhole(group, isRecorder) else {
          return nil
        }
        let end = last.range.upperBound
        var edits = [edit(type, end..<end, "\ncase probe")]
        if convention.analytics, !handlesWhole(group, !isRecorder) {
          guard decides(!isRecorder), let other = arm(forProbeIn: group, !isRecorder) else {
            return nil
          }
          edits.append(other)
        }
        return StructuralMutation(
          name: "a new action" + (group == nil ? "" : " in a group"),
          rule: isRecorder ? .unrecordedAction : .unhandledAction, edits: edits,
          place: .edit(0, 6..<11))
      }
    }
  }

  private func arm(forProbeIn group: String?, _ isRecorder: Bool) -> StructuralMutation.Edit? {
    guard let found = switches.first(where: { $0.isRecorder == isRecorder && $0.group == nil }),
      let first = found.choice.arms.first
    else { return nil }
    let pattern = group.map { ".\($0)(.probe)" } ?? ".probe"
    let start = first.range.lowerBound
    return edit(
      found.located, start..<start, "case \(pattern): return \(isRecorder ? "nil" : ".none")\n")
  }

  /// It names every action, and none by a catch-all.
  private func decides(_ isRecorder: Bool) -> Bool {
    let arms = switches.filter { $0.isRecorder == isRecorder }.flatMap(\.choice.arms)
    return !arms.isEmpty
      && !arms.contains { $0.isDefault || $0.patterns.contains(where: \.isCatchAll) }
  }

  private func handlesWhole(_ group: String?, _ isRecorder: Bool) -> Bool {
    guard let group else { return false }
    let own = switches.filter { $0.isRecorder == isRecorder }
    return !own.contains { $0.group == group }
      && own.contains { found in
        found.choice.arms.flatMap(\.patterns).contains { found.path($0) == [group] }
      }
  }

  /// Arms without which an action is named nowhere.
  private var droppedArms: [StructuralMutation] {
    switches.flatMap { found -> [StructuralMutation] in
      guard decides(found.isRecorder) else { return [] }
      let paths = switches.filter { $0.isRecorder == found.isRecorder }.flatMap { found in
        found.choice.arms.flatMap(\.patterns).map { found.path($0) }
      }
      return found.choice.arms.filter { $0.patterns.count == 1 }.compactMap { arm in
        let path = arm.patterns.first.map { found.path($0) } ?? []
        guard !path.isEmpty, let place = place(ofAction: path),
          paths.count(where: { meets($0, path) }) == 1
        else { return nil }
        return StructuralMutation(
          name: "an arm is missing",
          rule: found.isRecorder ? .unrecordedAction : .unhandledAction,
          edits: [edit(found.located, arm.range)], place: place)
      }
    }
  }

  /// One names the other or a part of it, as far as cases of Action and its groups go.
  private func meets(_ path: [String], _ other: [String]) -> Bool {
    zip(path, other.prefix(2)).allSatisfy { $0 == $1 }
  }

  private func place(ofAction path: [String]) -> StructuralMutation.Place? {
    let group = actions.first { $0.group == path.first }
    guard let owner = group ?? actions.first,
      let name = group == nil ? path.first : path.dropFirst().first
    else { return nil }
    let element = owner.type.type.members(.enumCase).flatMap(\.caseElements)
      .first { $0.name.text == name && !isUninhabited($0) }
    return element.map { .original(path: owner.type.unit.path, $0.name.range) }
  }

  /// It carries an error of a feature that has none, so that no `switch` has to name it.
  private func isUninhabited(_ element: CaseElement) -> Bool {
    guard let error = declaration(.error), error.type.members(.enumCase).isEmpty else {
      return false
    }
    return element.payload?.contains { $0.type?.text == Part.error.typeName } ?? false
  }

  private var bindings: [StructuralMutation] {
    var mutations: [StructuralMutation] = []
    let owner = actions.first { owner, _ in
      owner.type.inherits("BindableAction")
        && owner.type.members(.enumCase).contains { $0.caseElements.first?.name.text == "binding" }
    }
    guard let owner = owner?.type, let home = home(.reducer) else { return [] }
    if let range = owner.declaration.removal(ofInherited: "BindableAction", in: owner.unit.outline)
    {
      mutations.append(
        StructuralMutation(
          name: "BindableAction", rule: .bindingWiring, edits: [edit(owner, range)],
          place: owner.place))
    }
    let cases = owner.type.members(.enumCase).filter { $0.caseElements.count == 1 }
    if let found = cases.first(where: { $0.caseElements.first?.name.text == "binding" }) {
      mutations.append(
        StructuralMutation(
          name: "case binding", rule: .bindingWiring, edits: [edit(owner, found.range)],
          place: owner.place))
    }
    let calls = all(.reducer).flatMap { located in
      located.unit.outline.calls(in: located.declaration.body ?? 0..<0)
        .filter { $0.callee.last?.text == "BindingReducer" }.map { (located, $0) }
    }
    if calls.count == 1, let (located, call) = calls.first,
      let body = home.type.property("body")?.bindings.first?.name
    {
      mutations.append(
        StructuralMutation(
          name: "BindingReducer()", rule: .bindingWiring, edits: [edit(located, call.range)],
          place: .original(path: home.unit.path, body.range)))
    }
    return mutations
  }
}
