/// What a finding is recognised by as the code around it changes: it holds no line, no order, no
/// text of a message and no folder.
package struct FindingKey: Sendable, Hashable {
  package var rule: String
  /// As ``ObservedModule/key`` has it.
  package var module: String
  package var place: Place
  /// What else tells findings of one rule about one place apart.
  package var subject: String?

  package enum Place: Sendable, Hashable {
    /// From the feature on: `AppInfoFeature.Action.close`.
    case symbol(String)
    /// The name of a file, without folders.
    case file(String)

    package var name: String {
      switch self {
      case .symbol(let name), .file(let name): name
      }
    }
  }
}

extension Finding {
  package var key: FindingKey {
    let file = location.path.split(separator: "/").last.map(String.init) ?? location.path
    return FindingKey(
      rule: rule, module: module, place: symbol.map { .symbol($0) } ?? .file(file),
      subject: subject)
  }
}

extension FindingKey: Comparable {
  /// By module, place, rule and subject, so that what belongs together stands together.
  package static func < (left: FindingKey, right: FindingKey) -> Bool {
    for (one, other) in zip(left.words, right.words) where !one.utf8.elementsEqual(other.utf8) {
      return one.utf8.lexicographicallyPrecedes(other.utf8)
    }
    return false
  }

  private var words: [String] {
    let kind =
      switch place {
      case .symbol: "symbol"
      case .file: "file"
      }
    return [module, place.name, kind, rule, subject ?? "", subject == nil ? "" : "subject"]
  }
}
