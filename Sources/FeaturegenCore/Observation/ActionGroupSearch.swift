/// Finds the enums whose cases a feature's Action holds in groups: `case view(View)`.
///
/// Those nested in Action are groups whatever they are called. Elsewhere in the feature, or at file
/// level, an enum is one if it is called as teams call theirs.
struct ActionGroupSearch {
  /// The groups that the convention names.
  let groups: [ActionGroup]
  /// Declarations by their full names.
  let declaration: (String) -> TypeFacts?

  /// - Parameter namespace: The full name of the feature.
  func groups(of action: ObservedPart, in namespace: [String]) -> [TypeFacts] {
    action.cases.compactMap { member in
      guard member.payload.count == 1, let payload = member.payload.first else { return nil }
      let type = payload.presentedAction ?? payload
      let isPlain = type.allSatisfy { $0.isLetter || $0.isNumber || "_.".contains($0) }
      guard isPlain, isGroupName(type, of: member, isPresented: type != payload) else { return nil }
      return namespace.paths(named: type).lazy.compactMap {
        declaration($0.joined(separator: "."))
      }.first
    }
  }

  /// Another feature's `Action` is a child's, and its own is no group.
  private func isGroupName(_ type: String, of member: CaseFacts, isPresented: Bool) -> Bool {
    let name = String(type.split(separator: ".").last ?? "")
    let action = Part.action.typeName
    if name == action { return false }
    if groups.contains(where: { $0.name == member.name && $0.type == name }) { return true }
    if name.hasSuffix(action) || name.hasSuffix(action + "s") { return true }
    if isPresented { return ["Alert", "ConfirmationDialog"].contains(name) }
    return Self.common.contains(member.name) && name == member.name.uppercasingFirstLetter
  }

  private static let common: Set<String> = [
    "async", "delegate", "effect", "inner", "internal", "local", "scope", "view",
  ]
}
