import SwiftOutline

extension FeatureDescriber {
  /// Children are named in State and in Action alike; what stands in one of them only stays a
  /// property or an action.
  mutating func readChildren(_ properties: [StateProperty], _ actions: [ActionCase]) {
    for property in properties {
      guard let action = actions.first(where: { $0.name == property.name }) else { continue }
      if readDialog(property, action) || readEnum(property, action)
        || readChild(property, action)
      {
        takenCases.insert("state." + property.name)
        takenCases.insert(action.key)
        if let group = action.group {
          note(.childGroup(action.name, group: group), at: action.location)
        }
      }
    }
    omitErrorChild()
  }

  /// The error-handling child is left out where the convention puts it.
  private mutating func omitErrorChild() {
    guard convention.errorHandling, let first = feature.children.first else { return }
    let type = first.feature + convention.suffix
    if type == convention.errorChildType, first.name == first.feature, first.kind == .sheet,
      first.documentation == nil
    {
      feature.children.removeFirst()
    }
  }

  private mutating func readDialog(_ property: StateProperty, _ action: ActionCase) -> Bool {
    let enumeration: String
    let expected: String
    switch property.child?.form {
    case .alert: (enumeration, expected) = ("Alert", "alert")
    case .confirmationDialog: (enumeration, expected) = ("ConfirmationDialog", "confirmationDialog")
    default: return false
    }
    if property.name != expected {
      note(.childName(property.name, expected: expected), at: property.location)
    }
    let buttons = buttons(in: "Action." + enumeration) + foreignButtons(action, enumeration)
    if expected == "alert" {
      feature.alert += buttons
    } else {
      feature.confirmationDialog += buttons
    }
    if buttons.isEmpty { note(.buttons(property.name), at: property.location) }
    return true
  }

  /// Alerts of other conventions name an enum of their own.
  private mutating func foreignButtons(
    _ action: ActionCase, _ enumeration: String
  ) -> [String] {
    guard action.payload.count == 1, case .nominal(let names)? = action.payload[0].type,
      let path = names.last?.arguments?.first?.path, let name = path.last, name != enumeration
    else { return [] }
    return buttons(in: path.count > 1 ? path.joined(separator: ".") : "Action." + name)
  }

  private mutating func buttons(in enumeration: String) -> [String] {
    var buttons: [String] = []
    for member in sources.pieces(enumeration).flatMap(\.members) {
      guard let declaration = member.declaration, !member.isConditional,
        case .enumCase(let elements) = declaration.detail
      else {
        noteMember(member, of: enumeration)
        continue
      }
      for element in elements {
        buttons.append(element.name.text)
        if element.payload?.isEmpty == false {
          note(.alertButton(element.name.text), at: member.file.location(of: element.name.range))
        }
      }
    }
    return buttons
  }

  /// A property of the feature's own enum `Destination` or `Path`.
  private mutating func readEnum(_ property: StateProperty, _ action: ActionCase) -> Bool {
    guard let child = property.child, let actionChild = action.child else { return false }
    let name =
      child.feature.starts(with: subject.path)
      ? child.feature.dropFirst(subject.path.count).joined(separator: ".")
      : child.feature.joined(separator: ".")
    guard !name.isEmpty, !sources.pieces(name).isEmpty else { return false }
    switch (child.form, actionChild.form) {
    case (.stack, .stack):
      expectName("Path", of: property)
      feature.path += destinations(in: name, of: property, isPath: true)
    case (.optional, .presented):
      expectName("Destination", of: property)
      feature.destination += destinations(in: name, of: property, isPath: false)
    default: return false
    }
    return true
  }

  private mutating func expectName(_ name: String, of property: StateProperty) {
    let expected = propertyName(of: name)
    if property.name != expected, subject.foreign == nil {
      note(.childName(property.name, expected: expected), at: property.location)
    }
  }

  /// The cases of a reducer enum, or of the State of a reducer struct.
  private mutating func destinations(
    in name: String, of property: StateProperty, isPath: Bool
  ) -> [DestinationCase] {
    let enums = sources.pieces(name).filter { $0.declaration.kind == .enum }
    let cases = enums.isEmpty ? sources.pieces(name + ".State") : enums
    var found: [DestinationCase] = []
    for member in cases.flatMap(\.members) {
      guard let declaration = member.declaration, !member.isConditional,
        case .enumCase(let elements) = declaration.detail
      else {
        if member.declaration?.isType != true { noteMember(member, of: name) }
        continue
      }
      for element in elements {
        let location = member.file.location(of: element.name.range)
        let type = element.payload?.first?.type.flatMap { try? SwiftType(parsing: $0.text) }
        guard element.payload?.count == 1, let type,
          let owner = type.owner(of: "State") ?? type.reducerOwner, !type.isDialog
        else {
          note(.destinationCase(element.name.text), at: location)
          continue
        }
        let kind = isPath ? .navigation : shownAs([property.name, element.name.text]) ?? .sheet
        found.append(
          DestinationCase(
            name: element.name.text,
            feature: featureText(owner, of: element.name.text, at: location), kind: kind))
      }
    }
    return found
  }

  private mutating func readChild(_ property: StateProperty, _ action: ActionCase) -> Bool {
    guard let actionChild = action.child, let kind = kind(property, actionChild) else {
      return false
    }
    let reference = property.child?.feature ?? actionChild.feature
    let feature = featureText(reference, of: property.name, at: property.location)
    var child = ChildMember(name: feature, kind: kind)
    name(&child, after: property)
    child.documentation = property.documentation ?? action.documentation
    if kind == .embedded, let value = property.value {
      let usual = (reference + ["State"]).joined(separator: ".") + "()"
      let isUsual = value == usual || (property.type != nil && value == ".init()")
      child.initial = isUsual ? nil : value
    }
    self.feature.children.append(child)
    return true
  }

  private mutating func kind(
    _ property: StateProperty, _ action: ChildAction
  ) -> ChildMember.Kind? {
    switch (property.child?.form, action.form) {
    case (.plain, .plain): return .embedded
    case (.optional, .plain): return .optional
    case (.collection, .collection): return .collection
    case (.optional, .presented):
      if let kind = shownAs([property.name]) { return kind }
      if !pieces(.view).isEmpty { note(.presentation(property.name), at: property.location) }
      return .sheet
    case (nil, .plain) where property.type == nil && property.value != nil: return .embedded
    default: return nil
    }
  }

  /// The name in spec from the property's: `childTagRows` of a `TagRow` is a `TagRow`.
  private mutating func name(_ child: inout ChildMember, after property: StateProperty) {
    let stem = stem(of: property.name)
    if subject.foreign == nil, propertyName(of: stem) != property.name {
      note(.childName(property.name, expected: propertyName(of: stem)), at: property.location)
    }
    guard child.kind == .collection else {
      child.name = stem.foldingState(into: child.feature, isForeign: subject.foreign != nil)
      return
    }
    guard PluralName.of(child.feature) != stem else { return }
    if let singular = PluralName.singular(of: stem) {
      child.name = singular
    } else {
      child.plural = stem
    }
  }

  private func propertyName(of stem: String) -> String {
    convention.childPrefix.isEmpty
      ? stem.prefix(1).lowercased() + stem.dropFirst() : convention.childPrefix + stem
  }

  /// `childTagRow` → `TagRow`; without the prefix, the name with an upper-case letter.
  private func stem(of name: String) -> String {
    let prefix = convention.childPrefix
    let rest = name.hasPrefix(prefix) ? name.dropFirst(prefix.count) : name[...]
    if !prefix.isEmpty, name.hasPrefix(prefix), let first = rest.first, !first.isLowercase {
      return String(rest)
    }
    return name.prefix(1).uppercased() + name.dropFirst()
  }
}

extension SwiftType {
  fileprivate var isDialog: Bool {
    ["AlertState", "ConfirmationDialogState"].contains(path.last ?? "")
  }
}

extension String {
  /// Other conventions call a property `settings` or `settingsState` where the feature is
  /// `Settings`.
  fileprivate func foldingState(into feature: String, isForeign: Bool) -> String {
    guard isForeign else { return self }
    let bare = hasSuffix("State") && count > 5 ? String(dropLast(5)) : self
    return bare.lowercased() == feature.lowercased() ? feature : bare
  }
}
