extension TemplateValue: ExpressibleByStringInterpolation {
  package init(stringLiteral value: String) {
    self = .string(value)
  }
}

extension TemplateValue: ExpressibleByIntegerLiteral {
  package init(integerLiteral value: Int) {
    self = .integer(value)
  }
}

extension TemplateValue: ExpressibleByBooleanLiteral {
  package init(booleanLiteral value: Bool) {
    self = .boolean(value)
  }
}

extension TemplateValue: ExpressibleByArrayLiteral {
  package init(arrayLiteral elements: TemplateValue...) {
    self = .array(elements)
  }
}

extension TemplateValue: ExpressibleByDictionaryLiteral {
  package init(dictionaryLiteral elements: (String, TemplateValue)...) {
    self = .dictionary(Dictionary(elements) { _, last in last })
  }
}
