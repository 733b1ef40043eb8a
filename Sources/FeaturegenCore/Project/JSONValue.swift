/// A JSON document, read without Foundation, which would take longer to load than to parse.
indirect enum JSONValue: Sendable, Hashable {
  case null
  case bool(Bool)
  /// As written.
  case number(String)
  case string(String)
  case array([JSONValue])
  /// Of keys that occur twice, the last one counts.
  case object([String: JSONValue])

  subscript(key: String) -> JSONValue? {
    if case .object(let members) = self { members[key] } else { nil }
  }

  var string: String? {
    if case .string(let text) = self { text } else { nil }
  }

  var array: [JSONValue]? {
    if case .array(let elements) = self { elements } else { nil }
  }

  var int: Int? {
    if case .number(let text) = self { Int(text) } else { nil }
  }
}

/// Where a document stops being JSON, and what should have been there.
struct JSONError: Error, Sendable, Hashable {
  let offset: Int
  let reason: String
}
