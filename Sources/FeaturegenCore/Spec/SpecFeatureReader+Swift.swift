import SwiftOutline
import YAML

/// Swift in scalars.
extension SpecFeatureReader {
  /// In bytes; far more than anybody writes in one line.
  private static let longestSwift = 4096

  /// What a type is written for.
  enum TypeUse: Sendable {
    case property, action, error, dependency
  }

  /// Text in a Swift position: not empty, on one line, without the space and comments around it.
  mutating func swiftText(_ node: YAMLNode) -> SpecText? {
    guard let scalar = faults.reader.scalar(node) else { return nil }
    return swiftText(SpecText(scalar))
  }

  mutating func swiftText(_ whole: SpecText) -> SpecText? {
    guard whole.text.utf8.count <= Self.longestSwift else {
      faults.reader.report(
        "Swift code of more than \(Self.longestSwift) bytes: declare it in a file of its own, "
          + "and write its name here", at: whole.start)
      return nil
    }
    let text = whole.trimmed
    if let lineBreak = text.text.utf8.firstIndex(where: { $0 == 0x0A || $0 == 0x0D }) {
      let offset = text.text.utf8.distance(from: text.text.utf8.startIndex, to: lineBreak)
      faults.reader.report(
        "a line break inside Swift code: write it on one line", at: text.mark(at: offset))
      return nil
    }
    return text
  }

  /// A Swift type, as written and taken apart.
  mutating func type(
    _ whole: SpecText, for use: TypeUse
  ) -> (text: String, type: SwiftType)? {
    guard let text = swiftText(whole) else { return nil }
    do throws(SyntaxError) {
      let type = try SwiftType(parsing: text.text)
      if let flaw = type.flaw {
        faults.reader.report("\(shown(text.text)) is not a Swift type \(flaw)", at: text.start)
        return nil
      }
      guard isFit(type, for: use, at: text.start) else { return nil }
      warnOfParts(in: text)
      return (text.text, type)
    } catch {
      let reason = error.reason == .empty ? "" : ": \(error)"
      faults.reader.report(
        "\(shown(text.text)) is not a Swift type\(reason)", at: text.mark(at: error.offset))
      return nil
    }
  }

  /// The payload of a case, as written and taken apart.
  mutating func payload(
    _ node: YAMLNode, for use: TypeUse
  ) -> (text: String, payload: SwiftPayload)? {
    guard let text = swiftText(node) else { return nil }
    do throws(SyntaxError) {
      let payload = try SwiftPayload(parsing: text.text)
      if let flaw = payload.flaw {
        faults.reader.report(flaw, at: text.start)
        return nil
      }
      guard payload.values.allSatisfy({ isFit($0.type, for: use, at: text.start) }) else {
        return nil
      }
      if payload.isOneTuple {
        faults.warn(
          "one tuple as payload: leave out the parentheses for several values", at: text.start)
      }
      warnOfParts(in: text)
      return (text.text, payload)
    } catch {
      faults.reader.report(
        "\(shown(text.text)) is not the payload of a case: \(error)",
        at: text.mark(at: error.offset))
      return nil
    }
  }

  /// Reports what cannot be Equatable and has to be: functions, tuples and `any P`; of other types
  /// only a compiler knows.
  private mutating func isFit(
    _ type: SwiftType, for use: TypeUse, at mark: YAMLMark
  ) -> Bool {
    let demand: String
    switch use {
    case .property: demand = "State has to be"
    case .error: demand = "Error has to be"
    case .action where context.hasEquatableActions && context.dialect == .classic:
      demand = "Action has to be before TCA 1.7"
    case .action where context.hasEquatableActions:
      demand = "'action_equatable: true' in the config demands of actions"
    case .action, .dependency: return true
    }
    guard let part = type.neverEquatable else { return true }
    faults.reader.report(
      "\(shown("\(part)")) is not Equatable, which \(demand): put it into a type that is",
      at: mark)
    return false
  }

  /// Inside a feature `Error` is its own part, and `Path` the enum of its stack.
  private mutating func warnOfParts(in text: SpecText) {
    let tokens = text.tokens
    for (index, token) in tokens.enumerated() where token.kind == .word {
      let name = text.string(of: token)
      let before = index > 0 ? tokens[index - 1].kind : nil
      let after = index + 1 < tokens.count ? tokens[index + 1].kind : nil
      let isLabel = after == .colon && before != .leftBracket
      guard ownTypes.contains(name), before != .dot, !isLabel else { continue }
      let qualified =
        name == "Error" ? "'Swift.Error'" : name == "View" ? "'SwiftUI.View'" : "'Module.\(name)'"
      faults.warn(
        "'\(name)' means the feature's own type: write \(qualified) for another type, "
          + "'\(feature.name.typeName).\(name)' to be clear", at: text.mark(at: Int(token.start)))
    }
  }
}

extension SwiftType {
  /// Why no stored value can be of this type; `nil` if one can.
  fileprivate var flaw: String? {
    switch self {
    case .integer: "but a number"
    case .prefixed(let word, _) where word != "any" && word != "~":
      "for a stored value: remove '\(word)'"
    case .tuple(let elements) where elements.contains(where: { $0.isVariadic }):
      "for a stored value: remove '...'"
    default: nil
    }
  }

  /// The part of the type because of which it cannot be Equatable.
  fileprivate var neverEquatable: SwiftType? {
    switch self {
    case .function, .prefixed("any", _): self
    case .attributed(_, let type) where type.neverEquatable != nil: self
    case .tuple(let elements):
      elements.count == 1 ? elements.first?.type.neverEquatable : self
    case .optional(let type), .implicitlyUnwrapped(let type), .array(let type),
      .inlineArray(_, let type):
      type.neverEquatable
    case .dictionary(_, let value): value.neverEquatable
    case .nominal, .composition, .prefixed, .attributed, .member, .integer: nil
    }
  }
}

extension SwiftPayload {
  /// What Swift does not take in a case, with what to do; `nil` if it takes all.
  fileprivate var flaw: String? {
    if values.isEmpty { return "an empty payload: remove 'parameters'" }
    var labels: Set<String> = []
    for value in values {
      if value.isVariadic { return "a case takes no '...': write an array" }
      if let label = value.label, label != "_" {
        if let name = value.name {
          return "a case takes no second name: remove '\(name)' behind '\(label)'"
        }
        if ["inout", "let", "var"].contains(label) {
          return "'\(label)' cannot be a label here: choose another one"
        }
        guard labels.insert(label).inserted else {
          return "the label '\(label)' is there twice: rename one"
        }
      }
      if case .prefixed(let word, _) = value.type, word != "any", word != "~" {
        return "a case holds no '\(word)' value: remove '\(word)'"
      }
    }
    return nil
  }

  fileprivate var isOneTuple: Bool {
    guard values.count == 1, let value = values.first, value.label == nil,
      case .tuple(let elements) = value.type
    else { return false }
    return elements.count > 1
  }
}
