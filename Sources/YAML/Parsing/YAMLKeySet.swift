/// The keys of one mapping so far and the lines they stand in.
struct YAMLKeySet {
  private var lines: [String: Int] = [:]

  mutating func insert(_ key: YAMLNode) throws(YAMLError) {
    guard case .scalar(let scalar) = key.content else {
      throw YAMLError(.syntax(.unsupported(.complexKey)), at: key.range.start)
    }
    if scalar.style == .plain && scalar.text == "<<" {
      throw YAMLError(.syntax(.unsupported(.mergeKey)), at: key.range.start)
    }
    if let line = lines.updateValue(key.range.start.line, forKey: scalar.text) {
      let fault = YAMLSyntaxFault.Key.duplicate(scalar.text, firstLine: line)
      throw YAMLError(.syntax(.key(fault)), at: key.range.start)
    }
  }
}
