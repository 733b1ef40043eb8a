import YAML

/// A node on one line for comparison: `{key: [plain, 'single', "double", |literal|, >folded>]}`, an
/// empty value as `~`, a line break as `⏎`, a tab as `→`.
func sketch(_ node: YAMLNode?) -> String {
  guard let node else { return "" }
  switch node.content {
  case .scalar(let scalar):
    if node.isEmpty { return "~" }
    let text = scalar.text.unicodeScalars.map(visible).joined()
    let fence =
      switch scalar.style {
      case .plain: ""
      case .singleQuoted: "'"
      case .doubleQuoted: "\""
      case .literal: "|"
      case .folded: ">"
      }
    return fence + text + fence
  case .sequence(let items):
    return "[" + items.map(sketch).joined(separator: ", ") + "]"
  case .mapping(let entries):
    let texts = entries.map { sketch($0.key) + ": " + sketch($0.value) }
    return "{" + texts.joined(separator: ", ") + "}"
  }
}

private func visible(_ scalar: Unicode.Scalar) -> String {
  switch scalar {
  case "\n": "⏎"
  case "\t": "→"
  default: String(scalar)
  }
}

/// `line:column: message` of the error that `yaml` is refused with.
func refusal(of yaml: [UInt8], limits: YAMLLimits = .standard) -> String? {
  do throws(YAMLError) {
    _ = try YAMLDocument.parse(yaml, limits: limits)
    return nil
  } catch {
    return "\(error.mark.line):\(error.mark.column): \(error.message)"
  }
}

func refusal(of yaml: String) -> String? {
  refusal(of: Array(yaml.utf8))
}

func parse(_ yaml: String) throws -> YAMLNode? {
  try YAMLDocument.parse(Array(yaml.utf8))
}
