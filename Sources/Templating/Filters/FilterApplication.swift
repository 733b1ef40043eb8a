/// A filter with the values it gets. `default` is not applied here: the evaluator decides on it
/// before its operand has a value.
struct FilterApplication {
  let filter: Filter
  let input: TemplateValue
  let arguments: [TemplateValue]
  /// UTF-8 bytes that the result may have.
  let limit: Int

  func result() throws(TemplateError.Kind) -> TemplateValue {
    switch filter {
    case .upperFirstLetter: .string(LetterCase.upperFirstLetter(try text()))
    case .lowerFirstLetter: .string(LetterCase.lowerFirstLetter(try text()))
    case .lowerFirstWord: .string(LetterCase.lowerFirstWord(try text()))
    case .snakeToCamelCase: .string(try snakeToCamelCase())
    case .camelToSnakeCase: .string(try camelToSnakeCase())
    case .swiftIdentifier: .string(try swiftIdentifier())
    case .escapeReservedKeywords: .string(SwiftKeyword.escaped(try text()))
    case .default: input
    case .join: .string(try join())
    case .replace: .string(try replace())
    case .indent: .string(try indent())
    case .count: .integer(try count())
    case .contains: .boolean(try contains())
    case .hasPrefix: .boolean(try text().utf8.starts(with: try string(at: 0).utf8))
    case .hasSuffix: .boolean(try hasSuffix())
    }
  }

  private func text() throws(TemplateError.Kind) -> String {
    guard case .string(let text) = input else { throw refusal(takes: "a string") }
    return text
  }

  private func refusal(takes wanted: String) -> TemplateError.Kind {
    .filterInput(filter: filter.rawValue, takes: wanted, found: input.kind)
  }
}

extension FilterApplication {
  private func snakeToCamelCase() throws(TemplateError.Kind) -> String {
    let stripsLeading = try boolean(at: 0) ?? false
    return LetterCase.snakeToCamelCase(try text(), stripsLeading: stripsLeading)
  }

  private func camelToSnakeCase() throws(TemplateError.Kind) -> String {
    let isLowered = try boolean(at: 0) ?? true
    return LetterCase.camelToSnakeCase(try text(), isLowered: isLowered)
  }

  private func swiftIdentifier() throws(TemplateError.Kind) -> String {
    guard !arguments.isEmpty else { return SwiftIdentifier.identifier(try text(), style: .normal) }
    let name = try string(at: 0)
    guard let style = SwiftIdentifier.Style(rawValue: name) else {
      throw wrongArgument(at: 0, takes: "\"valid\", \"normal\" or \"pretty\"", found: "\"\(name)\"")
    }
    return SwiftIdentifier.identifier(try text(), style: style)
  }

  /// Stencil returns what is no array as it is.
  private func join() throws(TemplateError.Kind) -> String {
    guard case .array(let elements) = input else { throw refusal(takes: "an array") }
    let separator = arguments.isEmpty ? "" : try string(at: 0)
    var result = BoundedText(limit: limit)
    for (index, element) in elements.enumerated() {
      guard let text = element.printed else { throw .notPrintable(element.kind) }
      if index > 0 { try result.append(separator.utf8) }
      try result.append(text.utf8)
    }
    return result.text
  }

  private func replace() throws(TemplateError.Kind) -> String {
    let (text, part, replacement) = (try text(), try string(at: 0), try string(at: 1))
    guard !part.isEmpty else {
      throw wrongArgument(at: 0, takes: "a string that is not empty", found: "\"\"")
    }
    var result = BoundedText(limit: limit)
    let bytes = Array(text.utf8)
    var rest = 0
    for match in SubstringSearch(part).matches(in: bytes) {
      try result.append(bytes[rest..<match.lowerBound])
      try result.append(replacement.utf8)
      rest = match.upperBound
    }
    try result.append(bytes[rest...])
    return result.text
  }

  /// Empty lines stay empty; line breaks stay what they are.
  private func indent() throws(TemplateError.Kind) -> String {
    let width = try integer(at: 0) ?? 4
    let unit = arguments.count > 1 ? try string(at: 1) : " "
    let indentsFirst = try boolean(at: 2) ?? false
    guard width >= 0 else {
      throw wrongArgument(at: 0, takes: "a width from 0", found: String(width))
    }
    let (size, overflow) = width.multipliedReportingOverflow(by: unit.utf8.count)
    guard !overflow, size <= limit else { throw .valueTooLong(limit: limit) }
    let indentation = Array(String(repeating: unit, count: width).utf8)
    var result = BoundedText(limit: limit)
    let lines = Array(try text().utf8).split(
      separator: ASCII.lineFeed,
      omittingEmptySubsequences: false
    )
    for (index, line) in lines.enumerated() {
      if index > 0 { try result.append([ASCII.lineFeed]) }
      let isEmpty = line.isEmpty || line.elementsEqual([ASCII.carriageReturn])
      if !isEmpty, index > 0 || indentsFirst { try result.append(indentation) }
      try result.append(line)
    }
    return result.text
  }

  /// Not in Stencil; Sourcery has it.
  private func count() throws(TemplateError.Kind) -> Int {
    switch input {
    case .string(let text): text.count
    case .array(let elements): elements.count
    case .dictionary(let members): members.count
    case .integer, .boolean, .none: throw refusal(takes: "a string, an array or a dictionary")
    }
  }

  /// Looks into arrays and dictionaries as `in` does, too.
  private func contains() throws(TemplateError.Kind) -> Bool {
    switch input {
    case .string, .array, .dictionary: try input.holds(arguments[0])
    case .integer, .boolean, .none: throw refusal(takes: "a string, an array or a dictionary")
    }
  }

  private func hasSuffix() throws(TemplateError.Kind) -> Bool {
    let suffix = try string(at: 0)
    return try text().utf8.reversed().starts(with: suffix.utf8.reversed())
  }
}

extension FilterApplication {
  private func string(at index: Int) throws(TemplateError.Kind) -> String {
    guard case .string(let text) = arguments[index] else {
      throw wrongArgument(at: index, takes: "a string", found: arguments[index].kind.rawValue)
    }
    return text
  }

  /// `nil` if it is left out.
  private func boolean(at index: Int) throws(TemplateError.Kind) -> Bool? {
    guard arguments.indices.contains(index) else { return nil }
    guard case .boolean(let flag) = arguments[index] else {
      throw wrongArgument(at: index, takes: "a boolean", found: arguments[index].kind.rawValue)
    }
    return flag
  }

  /// `nil` if it is left out.
  private func integer(at index: Int) throws(TemplateError.Kind) -> Int? {
    guard arguments.indices.contains(index) else { return nil }
    guard case .integer(let number) = arguments[index] else {
      throw wrongArgument(at: index, takes: "an integer", found: arguments[index].kind.rawValue)
    }
    return number
  }

  private func wrongArgument(
    at index: Int,
    takes wanted: String,
    found: String
  ) -> TemplateError.Kind {
    .filterArgument(filter: filter.rawValue, index: index + 1, takes: wanted, found: found)
  }
}
