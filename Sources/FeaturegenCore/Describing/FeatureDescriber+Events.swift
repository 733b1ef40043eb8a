import SwiftOutline

extension FeatureDescriber {
  mutating func readEvents() {
    var recorded = Set(feature.actions.compactMap(\.event?.name))
    if convention.errorHandling { recorded.insert("errorOccurred") }
    for member in pieces(.event).flatMap(\.members) {
      guard let declaration = member.declaration, !member.isConditional else {
        noteMember(member, of: "Event")
        continue
      }
      switch declaration.detail {
      case .enumCase(let elements):
        for element in elements {
          let location = member.file.location(of: element.name.range)
          if !recorded.contains(element.name.text) {
            note(.unrecordedEvent(element.name.text), at: location)
          }
          if element.rawValue != nil { note(.eventText(element.name.text), at: location) }
        }
      case .variable(let bindings) where bindings.first?.name?.text == "idComponents":
        readIdentifier(bindings.first?.accessors, member)
      default: noteMember(member, of: "Event")
      }
    }
  }

  /// `["AppInfo", rawValue]`
  private mutating func readIdentifier(_ accessors: Range<Int>?, _ member: TypePiece.Member) {
    guard let accessors else { return }
    let file = member.file
    let tokens = file.outline.tokens(in: accessors).dropFirst().dropLast()
    let start = tokens.firstIndex { $0.kind == .leftBracket } ?? tokens.endIndex
    let words = tokens.dropFirst(start - tokens.startIndex).map(file.outline.text(of:))
    if words.count == 5, words[2...] == [",", "rawValue", "]"],
      let name = file.literal(tokens[start + 1])
    {
      feature.eventID = name == feature.name.stem ? nil : name
    } else if !file.words(in: accessors).elementsEqual(["{", "switch", "self", "{", "}", "}"]) {
      note(.eventIdentifier, at: member.location)
    }
  }

  mutating func readErrors() {
    var texts: [(name: String, property: String, value: Value)] = []
    for member in pieces(.error).flatMap(\.members) {
      guard let declaration = member.declaration, !member.isConditional else {
        noteMember(member, of: "Error")
        continue
      }
      switch declaration.detail {
      case .enumCase(let elements):
        feature.errors += elements.map { element in
          var error = ErrorMember(
            name: element.name.text, parameters: parameters(of: element, file: member.file))
          error.documentation = member.file.documentation(of: declaration)
          return error
        }
      case .variable(let bindings):
        guard let name = bindings.first?.name?.text, name == "errorCode" || name == "message",
          let accessors = bindings.first?.accessors
        else {
          noteMember(member, of: "Error")
          continue
        }
        texts += values(in: accessors, member.file).map { ($0.name, name, $0.value) }
      default: noteMember(member, of: "Error")
      }
    }
    for text in texts { setText(text.value, property: text.property, error: text.name) }
  }

  private struct Value {
    let literal: String?
    let source: String
    let location: SourceLocation
  }

  /// What each arm of a `switch self` gives.
  private func values(
    in accessors: Range<Int>, _ file: SourceFile
  ) -> [(name: String, value: Value)] {
    guard let choice = file.firstSwitch(in: accessors) else { return [] }
    return choice.arms.flatMap { arm in
      let tokens = file.outline.tokens(in: arm.body)
      let isReturn = tokens.first.map { file.outline.text(of: $0) == "return" } ?? false
      let value = isReturn ? tokens.dropFirst() : tokens
      let source = value.first.map { file.text(in: Int($0.start)..<arm.body.upperBound) } ?? ""
      let literal = value.count == 1 ? value.first.flatMap(file.literal) : nil
      return arm.patterns.compactMap { pattern in
        pattern.path.first.map { name in
          (
            name.text,
            Value(literal: literal, source: source, location: file.location(of: arm.range))
          )
        }
      }
    }
  }

  private mutating func setText(_ value: Value, property: String, error name: String) {
    guard let index = feature.errors.firstIndex(where: { $0.name == name }) else { return }
    if property == "message" {
      feature.errors[index].message = value.source
    } else if let code = value.literal {
      feature.errors[index].code = code == "\(feature.name.stem).\(name)" ? nil : code
    } else {
      note(.errorText(name, property: property), at: value.location)
    }
  }
}
