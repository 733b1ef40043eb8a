import SwiftOutline
import Templating

/// An action of a feature's own, or a button of its alert.
struct BlueprintAction: Sendable {
  let name: String
  /// The case of Action that it is in: `view`; `nil` for a case of Action itself.
  let group: String?
  /// As written between the parentheses; `nil` without payload.
  let parameters: String?
  let payload: [BlueprintPayload.Element]
  let event: EventMember?
  /// The private method of Reducer that holds its behaviour; `nil` for none.
  let handler: String?
  let documentation: String?
  /// Values of its payload in tests, labels included; `nil` if a type has none.
  let sampleArguments: String?
}

extension BlueprintAction {
  /// A plain case of the alert or dialog that is in `group`.
  init(button name: String, group: String, handler: String) {
    self.init(
      name: name, group: group, parameters: nil, payload: [], event: nil, handler: handler,
      documentation: nil, sampleArguments: "")
  }

  /// The local names that the event's attributes mention.
  var recordedNames: Set<String> {
    SwiftWords.free(in: event?.attributes.map(\.value) ?? [])
  }
}

/// Gives each handler a name of its own: that of its action, with the group's before it where
/// several actions are called the same.
struct HandlerNames {
  private var used: Set<String> = []
  private let repeated: Set<String>

  /// - Parameter names: Of all actions that have a handler, repetitions included.
  init(of names: [String]) {
    var seen: Set<String> = []
    repeated = Set(names.filter { !seen.insert($0).inserted })
  }

  mutating func name(for action: String, in group: String?) -> String {
    var name = action
    if let group, repeated.contains(action) { name = group + LetterCase.upperFirstLetter(action) }
    var candidate = name
    var number = 2
    while !used.insert(candidate).inserted {
      candidate = "\(name)\(number)"
      number += 1
    }
    return candidate
  }
}

/// The words of Swift code.
enum SwiftWords {
  /// Those that may be local names: what stands after no dot, in interpolations too.
  static func free(in expressions: [String]) -> Set<String> {
    var words: Set<String> = []
    for expression in expressions {
      let outline = Outline(parsing: SwiftSource(expression))
      for tokens in [outline.tokens, outline.interpolatedTokens] {
        for (index, token) in tokens.enumerated() where token.kind == .word {
          if index > 0, tokens[index - 1].kind == .dot { continue }
          words.insert(String(decoding: outline.nameBytes(of: token), as: UTF8.self))
        }
      }
    }
    return words
  }

  /// The types in the namespace that other files have to qualify.
  static func partNames(of feature: Feature, contents: BlueprintContents) -> [String: String] {
    let type = feature.name.typeName
    var names: [String: String] = [:]
    for part in [Part.event, .error, .reducer, .view] where contents.parts.contains(part) {
      names[part.typeName] = "\(type).\(part.typeName)"
    }
    for child in contents.children {
      if let name = child.enumName { names[name] = "\(type).\(name)" }
      if !child.buttons.isEmpty { names[child.buttonType] = "Action.\(child.buttonType)" }
    }
    for group in contents.groups { names[group.type] = "Action.\(group.type)" }
    return names
  }

  /// A type as an extension of a part has to spell it, which does not look into the namespace:
  /// `Error` → `XFeature.Error`.
  static func qualified(_ type: String, names: [String: String]) -> String {
    let outline = Outline(parsing: SwiftSource(type))
    var result = ""
    var end = 0
    for (index, token) in outline.tokens.enumerated() where token.kind == .word {
      let isMember = index > 0 && outline.tokens[index - 1].kind == .dot
      let isLabel =
        outline.tokens[(index + 1)...].first?.kind == .colon
        && !outline.isDictionaryKey(at: index)
      guard !isMember, !isLabel, let full = names[outline.text(of: token)] else { continue }
      result += outline.source.text(in: end..<Int(token.start)) + full
      end = Int(token.end)
    }
    return result + outline.source.text(in: end..<outline.source.bytes.count)
  }
}

extension Outline {
  fileprivate func isDictionaryKey(at index: Int) -> Bool {
    index > 0 && tokens[index - 1].kind == .leftBracket
  }
}
