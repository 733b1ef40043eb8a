import SwiftOutline
import YAML

/// The stored properties of State.
extension SpecFeatureReader {
  private enum PropertyKey: String, YAMLKey {
    case type, `default`, initial, binding, `let`, attribute, access, example, doc
  }

  mutating func properties(_ entries: [YAMLEntry]) -> [PropertyMember] {
    var members: [PropertyMember] = []
    for entry in entries {
      guard let name = key(entry, of: "a property") else { continue }
      let mark = entry.key.range.start
      claim(name, in: .state, for: "the property \(shown(name))", at: mark)
      guard let member = property(name, entry) else { continue }
      if member.isBinding {
        names.reserve(
          "binds" + name.uppercasingFirstLetter, in: .tests,
          for: "the test of the binding \(shown(name))")
      }
      members.append(member)
    }
    checkStorage(of: members, entries)
    return members
  }

  private mutating func property(_ name: String, _ entry: YAMLEntry) -> PropertyMember? {
    switch entry.value.content {
    case .scalar(let scalar) where !entry.value.isEmpty:
      return shortProperty(name, SpecText(scalar))
    case .mapping:
      guard let mapping = faults.reader.mapping(entry.value, keys: PropertyKey.self) else {
        return nil
      }
      return longProperty(name, mapping)
    case .scalar, .sequence:
      faults.reader.report(
        "\(shown(name)) has no type: write it as '\(name): Int' or "
          + "'\(name): { type: Int, default: 0 }'", at: entry.value.range.start)
      return nil
    }
  }

  /// `"T = V"`
  private mutating func shortProperty(_ name: String, _ whole: SpecText) -> PropertyMember? {
    guard let text = swiftText(whole) else { return nil }
    guard let (target, value) = text.assignment else {
      guard let (written, type) = type(text, for: .property) else { return nil }
      return finished(
        PropertyMember(name: name, type: written), of: type, typeMark: text.start)
    }
    guard !value.tokens.isEmpty else {
      faults.reader.report(
        "\(shown(text.trimmed.text)) is not a Swift type: write a value after '=', or remove it",
        at: value.start)
      return nil
    }
    let read = type(target, for: .property)
    let initial = self.value(value, of: read?.type)
    guard let (written, type) = read, let initial else { return nil }
    return finished(
      PropertyMember(name: name, type: written, value: .inline(initial)), of: type,
      typeMark: text.start)
  }

  private mutating func longProperty(
    _ name: String, _ mapping: YAMLMappingReader<PropertyKey>
  ) -> PropertyMember? {
    guard let typeNode = faults.reader.required(.type, in: mapping) else { return nil }
    let attribute = mapping[.attribute].flatMap { self.attribute($0) }
    // A wrapper may well be Equatable where the wrapped value is not.
    let use: TypeUse = attribute == nil ? .property : .dependency
    let read = faults.reader.scalar(typeNode).flatMap { type(SpecText($0), for: use) }
    let inline = mapping[.default].flatMap { value($0, of: read?.type) }
    let initial = mapping[.initial].flatMap { value($0, of: read?.type) }
    let example = mapping[.example].flatMap { value($0, of: read?.type) }
    let isBinding = mapping[.binding].flatMap { faults.reader.boolean($0) } ?? false
    let isConstant = mapping[.let].flatMap { faults.reader.boolean($0) } ?? false
    let access = mapping[.access].flatMap { faults.reader.word($0, as: AccessLevel.self) }
    let documentation = mapping[.doc].flatMap { faults.documentation($0) }
    checkTogether(name, mapping, isBinding: isBinding, isConstant: isConstant, of: read?.type)
    guard let (written, type) = read else { return nil }
    var member = PropertyMember(name: name, type: written, isBinding: isBinding)
    member.value = inline.map { .inline($0) } ?? initial.map { .initial($0) } ?? .required
    member.isConstant = isConstant
    member.attribute = attribute
    member.access = access
    member.example = example
    member.documentation = documentation
    // A mistake in the value has been reported; that a sample is missing would be another.
    let hasValue = mapping[.default] != nil || mapping[.initial] != nil || mapping[.example] != nil
    return hasValue ? canonical(member) : finished(member, of: type, typeMark: typeNode.range.start)
  }

  /// Which keys exclude each other.
  private mutating func checkTogether(
    _ name: String, _ mapping: YAMLMappingReader<PropertyKey>, isBinding: Bool, isConstant: Bool,
    of type: SwiftType?
  ) {
    if mapping[.default] != nil, let mark = mapping.mark(of: .initial) {
      faults.reader.report(
        "'initial' beside 'default': a property has one of both, remove the other", at: mark)
    }
    if isBinding, isConstant, let mark = mapping.mark(of: .binding) {
      faults.reader.report(
        "'binding' beside 'let': what is bound has to change, remove one", at: mark)
    } else if isBinding, name == "id", let mark = mapping.mark(of: .binding) {
      faults.reader.report("an 'id' never changes: remove 'binding'", at: mark)
    }
    if isConstant, type?.isOptional == true, mapping[.default] == nil, mapping[.initial] == nil,
      let mark = mapping.mark(of: .let)
    {
      faults.reader.report(
        "this 'let' would never have a value: write 'initial: nil', or 'default' with one",
        at: mark)
    }
  }

  /// A value that previews and tests have to give needs a sample.
  private mutating func finished(
    _ member: PropertyMember, of type: SwiftType, typeMark: YAMLMark
  ) -> PropertyMember {
    if member.value == .required, member.example == nil, needsSamples,
      !type.isOptional, !hasSample(member.type)
    {
      faults.reader.report(
        "previews and tests need a value of \(shown(member.type)): add 'example:' with one, "
          + "or 'default:'", at: typeMark)
    }
    return canonical(member)
  }

  private func hasSample(_ type: String) -> Bool {
    BlueprintSample.value(of: type, named: "", in: .test) != nil
  }

  /// The property `id` is a `let`, whether the spec says so or not.
  private func canonical(_ member: PropertyMember) -> PropertyMember {
    var member = member
    if member.name == "id" { member.isConstant = true }
    return member
  }

  /// Attributes as Swift writes them before `var`.
  private mutating func attribute(_ node: YAMLNode) -> String? {
    guard let text = swiftText(node) else { return nil }
    let outline = Outline(parsing: SwiftSource(text.text + " var x: T"))
    guard text.text.hasPrefix("@"), outline.faults.isEmpty, outline.items.count == 1,
      case .declaration(let declaration) = outline.items.first, declaration.kind == .variable,
      declaration.modifiers.isEmpty, case .variable(let bindings) = declaration.detail,
      bindings.count == 1, bindings.first?.name?.text == "x"
    else {
      faults.reader.report(
        "\(shown(text.text)) is no Swift attribute: write one such as "
          + "'@Shared(.appStorage(\"count\"))'", at: text.start)
      return nil
    }
    for attribute in declaration.attributes { check(attribute, at: text.start) }
    return text.text
  }

  /// The versions of TCA that brought property wrappers and macros for State.
  private static let firstVersions = [
    "Shared": TCAVersion(1, 10), "SharedReader": TCAVersion(1, 10),
    "ObservationStateIgnored": TCAVersion(1, 7),
  ]

  private mutating func check(_ attribute: Attribute, at mark: YAMLMark) {
    let name = attribute.name.split(separator: ".").last.map(String.init) ?? ""
    switch name {
    case "BindingState":
      faults.reader.report("'@BindingState' is what 'binding: true' writes: use that", at: mark)
    case "PresentationState", "Presents":
      faults.reader.report(
        "'@\(name)' is what presented children get: list the child under 'children'", at: mark)
    default:
      guard let version = Self.firstVersions[name], let limit = context.versionLimit,
        version >= limit
      else { return }
      let first = "\(version.major).\(version.minor)"
      faults.reader.report(
        "'@\(name)' needs TCA \(first), this is written for TCA before "
          + "\(limit.major).\(limit.minor): write 'tca: \(first)' in the config or give "
          + "'--tca \(first)'", at: mark)
    }
  }

  /// Observation and wrappers keep `x` in `_x`.
  private mutating func checkStorage(of members: [PropertyMember], _ entries: [YAMLEntry]) {
    for entry in entries where entry.name.hasPrefix("_") {
      let hidden = String(entry.name.dropFirst())
      guard members.contains(where: { $0.name == hidden }) else { continue }
      faults.reader.report(
        "'\(entry.name)' is where '\(hidden)' is stored: rename one", at: entry.key.range.start)
    }
  }
}
