import SwiftOutline
import Templating

/// What a case of an enum carries, with the names under which patterns bind it.
struct BlueprintPayload: Sendable {
  struct Element: Sendable {
    /// The argument label; `nil` for none.
    var label: String?
    /// As written, without a default value.
    var type: String
    /// Without backticks.
    var localName: String
  }

  var elements: [Element]

  /// - Parameters:
  ///   - parameters: As Swift writes them between the parentheses: `String, at: Int`.
  ///   - taken: Names that a local name would hide.
  /// - Returns: `nil` if that is no list of parameters.
  init?(parameters: String, besides taken: Set<String>) {
    guard let parsed = Self.parse(parameters) else { return nil }
    var names = LocalNames(taken: taken)
    elements = []
    for parameter in parsed {
      guard let type = parameter.type else { return nil }
      let name = parameter.name?.text ?? BlueprintPayload.name(ofType: type.text)
      elements.append(
        Element(
          label: parameter.label?.text, type: type.text, localName: names.unique(name)))
    }
  }

  /// What patterns call the values of a case, in order; none where that is no list of parameters.
  static func localNames(in parameters: String?, besides taken: Set<String>) -> [String] {
    let payload = parameters.flatMap { BlueprintPayload(parameters: $0, besides: taken) }
    return payload?.elements.map(\.localName) ?? []
  }

  private static func parse(_ parameters: String) -> [Parameter]? {
    let outline = Outline(parsing: SwiftSource("enum E {\n  case c(\(parameters)\n)\n}\n"))
    guard outline.faults.isEmpty, outline.items.count == 1,
      case .declaration(let enumeration) = outline.items[0], enumeration.members.count == 1,
      case .declaration(let member) = enumeration.members[0],
      case .enumCase(let cases) = member.detail, cases.count == 1
    else { return nil }
    return cases[0].payload
  }

  /// What a value of a type is called: its last identifier with the first word lowered, a plural
  /// for arrays, `value` for what has no name.
  static func name(ofType text: String) -> String {
    guard let type = try? SwiftType(parsing: text) else { return "value" }
    return name(of: type) ?? "value"
  }

  private static func name(of type: SwiftType) -> String? {
    switch type {
    case .nominal(let components):
      components.last.map { LetterCase.lowerFirstWord($0.name) }
    case .member(_, let component): LetterCase.lowerFirstWord(component.name)
    case .optional(let type), .implicitlyUnwrapped(let type), .prefixed(_, let type),
      .attributed(_, let type):
      name(of: type)
    case .array(.array(let element)): name(of: .array(element))
    case .array(let element): name(of: element).map(PluralName.of)
    case .tuple(let elements) where elements.count == 1: name(of: elements[0].type)
    case .dictionary, .inlineArray, .tuple, .function, .composition, .integer: nil
    }
  }
}

/// Makes names distinct among each other and from what they would hide.
private struct LocalNames {
  let taken: Set<String>
  private var used: Set<String> = []

  init(taken: Set<String>) {
    self.taken = taken
  }

  mutating func unique(_ name: String) -> String {
    let name = taken.contains(name) || name == "self" ? name + "Value" : name
    var candidate = name
    var number = 2
    while taken.contains(candidate) || !used.insert(candidate).inserted {
      candidate = "\(name)\(number)"
      number += 1
    }
    return candidate
  }
}
