import Testing
import YAML

/// What is written is what is read.
@Suite struct WriterTests {
  @Test func aWholeFile() {
    let value = YAMLValue.mapping([
      YAMLMember("feature", .text("AppInfo"), comments: ["The description of one feature", ""]),
      YAMLMember("doc", .text("One line: this.\n\nMore lines.\n")),
      YAMLMember("imports", .list([.text("AppFoundation"), .text("AppUI")])),
      YAMLMember(
        "state",
        .mapping([
          YAMLMember(
            "icon",
            .mapping([
              YAMLMember("type", .text("AppIcon")),
              YAMLMember("initial", .text("Defaults[.icon]")),
              YAMLMember("attribute", .text("@Shared(.appStorage(\"icon\"))")),
            ])
          ),
          YAMLMember("tags", .text("[String] = []"), comments: ["short"]),
        ])
      ),
      YAMLMember("actions", .mapping([YAMLMember("refresh", .empty)], layout: .block)),
      YAMLMember("none", .mapping([])),
      YAMLMember(
        "overrides",
        .list([
          .mapping([YAMLMember("paths", .list([])), YAMLMember("a", .list([.list([.empty])]))]),
          .text("- x"),
        ])
      ),
    ])
    #expect(
      YAMLWriter().document(value) == """
        # The description of one feature
        #
        feature: AppInfo
        doc: |
          One line: this.

          More lines.
        imports: [AppFoundation, AppUI]
        state:
          icon: { type: AppIcon, initial: "Defaults[.icon]", attribute: '@Shared(.appStorage("icon"))' }
          # short
          tags: "[String] = []"
        actions:
          refresh:
        none: {}
        overrides:
          - paths: []
            a:
              -
                -
          - "- x"

        """
    )
  }

  @Test(arguments: [
    ("1.10", "1.10"), ("true", "true"), ("", "\"\""), (" a", "\" a\""), ("a: b", "\"a: b\""),
    ("a:b", "a:b"), ("a #b", "\"a #b\""), ("a#b", "a#b"), ("it's", "it's"), ("'a'", "\"'a'\""),
    ("\"hello\"", "'\"hello\"'"), ("\"it's\"", "'\"it''s\"'"), ("\\.icon", "\\.icon"),
    ("[\\.icon]", "'[\\.icon]'"), ("a\tb", "\"a\\tb\""), ("\u{202E}", "\"\\u202E\""),
    ("\u{E0001}", "\"\\U000E0001\""), ("👩‍👩‍👧", "👩‍👩‍👧"), ("-", "\"-\""), ("-1", "-1"), ("---", "---"),
  ])
  func valuesInQuotesWhereNeeded(_ text: String, _ expected: String) {
    #expect(scalarText(text, in: .value) == expected)
  }

  @Test(arguments: YAMLScalarPlace.allCases) func everyTextComesBack(_ place: YAMLScalarPlace)
    throws
  {
    var random = RandomYAML(seed: 1)
    for _ in 0..<5_000 {
      let text = random.text()
      let written = scalarText(text, in: place)
      #expect(
        value(of: written, in: place).map { Array($0.utf8) } == Array(text.utf8), "\(written)")
    }
  }

  @Test(arguments: YAMLScalarPlace.allCases) func quotesOnlyWhereNeeded(_ place: YAMLScalarPlace) {
    var random = RandomYAML(seed: 2)
    for _ in 0..<5_000 {
      let text = random.text(atMost: 4)
      let written = scalarText(text, in: place)
      guard written != text, !written.contains("\\"), !text.contains("\\") else { continue }
      if place == .key && (text.hasSuffix(":") || ["-", "?", "---", "..."].contains(text)) {
        continue
      }
      if place == .insideBrackets && ["?", ":"].contains(text.unicodeScalars.first) { continue }
      #expect(value(of: text, in: place) != text, "\(written)")
    }
  }

  /// The text that `written` stands for in `place`; nil if it is refused or something else.
  private func value(of written: String, in place: YAMLScalarPlace) -> String? {
    let yaml =
      switch place {
      case .value: "k: \(written)\n"
      case .key: "\(written): v\n"
      case .insideBrackets: "[a, \(written), { k: \(written), \(written): v }]\n"
      }
    guard let root = try? parse(yaml) else { return nil }
    switch (place, root.content) {
    case (.value, .mapping(let entries)): return text(entries[0].value)
    case (.key, .mapping(let entries)): return text(entries[0].key)
    case (.insideBrackets, .sequence(let items)):
      guard items.count == 3, case .mapping(let entries) = items[2].content, entries.count == 2,
        let first = text(items[1]), text(entries[0].value) == first,
        text(entries[1].key) == first, text(entries[1].value) == "v"
      else {
        return nil
      }
      return first
    default: return nil
    }
  }

  private func text(_ node: YAMLNode) -> String? {
    guard case .scalar(let scalar) = node.content, !node.isEmpty else { return nil }
    return scalar.text
  }

  @Test func everyValueComesBack() throws {
    var random = RandomYAML(seed: 3)
    for _ in 0..<2_000 {
      let value = random.value()
      let written = YAMLWriter(width: random.int(10..<120)).document(value)
      let read = try parse(written)
      #expect(isSame(value, read), "\(written)")
    }
  }

  private func isSame(_ value: YAMLValue, _ node: YAMLNode?) -> Bool {
    guard let node else { return value == .empty }
    switch (value, node.content) {
    case (.empty, .scalar): return node.isEmpty
    case (.text(let text), .scalar(let scalar)):
      return !node.isEmpty && scalar.text.utf8.elementsEqual(text.utf8)
    case (.list(let values), .sequence(let items)):
      return values.count == items.count && zip(values, items).allSatisfy { isSame($0, $1) }
    case (.mapping(let members, _), .mapping(let entries)):
      return members.count == entries.count
        && zip(members, entries).allSatisfy { member, entry in
          member.name.utf8.elementsEqual(entry.name.utf8) && isSame(member.value, entry.value)
        }
    default: return false
    }
  }
}
