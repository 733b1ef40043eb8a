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

    fileprivate var isSymbol: Bool {
      if case .symbol = self { true } else { false }
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
    if left.module != right.module { return left.module < right.module }
    if left.place.name != right.place.name { return left.place.name < right.place.name }
    if left.rule != right.rule { return left.rule < right.rule }
    if left.place != right.place { return left.place.isSymbol }
    guard let subject = right.subject else { return false }
    return left.subject.map { $0 < subject } ?? true
  }
}
