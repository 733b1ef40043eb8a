extension Baseline {
  package static let version = 1

  /// What a baseline's file holds: JSON with one entry per line, sorted, so that two branches that
  /// change different features merge.
  package var text: String {
    let entries = counts.sorted { $0.key < $1.key }.map { key, count in
      "    {" + (key.members + ["\"count\": \(count)"]).joined(separator: ", ") + "}"
    }
    let list = entries.isEmpty ? "[]" : "[\n\(entries.joined(separator: ",\n"))\n  ]"
    return "{\n  \"version\": \(Self.version),\n  \"findings\": \(list)\n}\n"
  }
}

extension FindingKey {
  fileprivate var members: [String] {
    let named =
      switch place {
      case .symbol(let name): ("symbol", name)
      case .file(let name): ("file", name)
      }
    let all =
      [("module", module), named, ("rule", rule)] + (subject.map { [("subject", $0)] } ?? [])
    return all.map { "\"\($0.0)\": \($0.1.quotedForJSON)" }
  }
}

extension String {
  fileprivate var quotedForJSON: String {
    if utf8.allSatisfy({ $0 >= 0x20 && $0 != 0x22 && $0 != 0x5C }) { return "\"\(self)\"" }
    var text = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case ..<" ":
        text += "\\u00" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16)
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }
}
