import Testing
import YAML

/// Nodes become values, and every mistake of a file is reported with its place.
@Suite struct ReaderTests {
  enum Key: String, CaseIterable {
    case name, access, binding, count, tags, icons
  }

  enum Access: String, CaseIterable {
    case `public`, package, `internal`
  }

  struct Thing: Equatable {
    var name: String?
    var access: Access?
    var binding: Bool?
    var count: Int?
    var tags: [String]?
    var icons: [String]?
  }

  private func read(_ yaml: String) throws -> (thing: Thing, errors: [String]) {
    var reader = YAMLReader()
    var thing = Thing()
    if let root = try parse(yaml), let map = reader.mapping(root, keys: Key.self) {
      thing.icons = map[.icons].flatMap { reader.textsByName($0) }?.map { "\($0.name)=\($0.text)" }
      thing.tags = map[.tags].flatMap { reader.texts($0) }
      thing.count = map[.count].flatMap { reader.integer($0, in: 1...10) }
      thing.binding = map[.binding].flatMap { reader.boolean($0) }
      thing.access = map[.access].flatMap { reader.word($0, as: Access.self) }
      thing.name = reader.required(.name, in: map).flatMap { reader.text($0) }
    }
    return (thing, reader.errors.map { "\($0.mark.line):\($0.mark.column): \($0.message)" })
  }

  @Test func everythingWell() throws {
    let (thing, errors) = try read(
      """
      name: '1'
      access: package
      binding: true
      count: 10
      tags: [a, '']
      icons:
        z: b
        a: c
      """
    )
    let expected = Thing(
      name: "1",
      access: .package,
      binding: true,
      count: 10,
      tags: ["a", ""],
      icons: ["z=b", "a=c"]
    )
    #expect(errors == [])
    #expect(thing == expected)
  }

  @Test func everyMistakeInTheOrderOfTheFile() throws {
    let (thing, errors) = try read(
      """
      acess: public
      access: publc
      binding: yes
      count: 0x1
      tags: [a, [b]]
      icons:
        z:
        a: c
      hue: 1
      """
    )
    #expect(
      errors == [
        "1:1: unknown key 'acess': did you mean 'access'?",
        "1:1: the key 'name' is missing: add it",
        "2:9: unknown value 'publc': did you mean 'public'?",
        "3:10: expected 'true' or 'false', found 'yes': write true",
        "4:8: expected a whole number from 1 to 10, found '0x1'",
        "5:11: expected a text, found a list: quote it if it is text",
        "7:5: expected a text, found nothing: write it, or '' for an empty text",
        "9:1: unknown key 'hue': use one of 'name', 'access', 'binding', 'count', 'tags', 'icons'",
      ]
    )
    #expect(thing == Thing(tags: ["a"], icons: ["a=c"]))
  }

  @Test(arguments: [
    ("no", "1:10: expected 'true' or 'false', found 'no': write false"),
    ("True", "1:10: expected 'true' or 'false', found 'True': write true"),
    ("OFF", "1:10: expected 'true' or 'false', found 'OFF': write false"),
    ("maybe", "1:10: expected 'true' or 'false', found 'maybe'"),
    ("'true'", "1:10: expected a switch, found the text 'true': remove the quotes"),
    ("", "1:9: expected a text, found nothing: write it, or '' for an empty text"),
    ("[true]", "1:10: expected a text, found a list: quote it if it is text"),
  ])
  func switches(_ value: String, _ expected: String) throws {
    #expect(try read("binding: \(value)\nname: a").errors == [expected])
  }

  @Test(arguments: ["0", "11", "+1", "01", "1.0", "1_0", "0o7", "'1'", "１", "9999999999999999999"])
  func noIntegers(_ value: String) throws {
    let (thing, errors) = try read("count: \(value)\nname: a")
    let text = value.replacing("'", with: "")
    #expect(errors == ["1:8: expected a whole number from 1 to 10, found '\(text)'"])
    #expect(thing.count == nil)
  }

  @Test(arguments: [
    (
      "a",
      "1:1: expected a mapping, found a text: write it as '{ key: value }' "
        + "or in lines of 'key: value'"
    ),
    ("[a]", "1:1: expected a mapping, found a list"),
    (
      "name: a\ntags: b",
      "2:7: expected a list, found a text: write it as '[…]' "
        + "or in lines that begin with '- '"
    ),
    ("{name: a, count:1}", "1:11: unknown key 'count:1': write a space after 'count:'"),
    ("name: a\ntags:\n  b: c", "3:3: expected a list, found a mapping"),
  ])
  func shapes(_ yaml: String, _ expected: String) throws {
    #expect(try read(yaml).errors == [expected])
  }

  @Test func textsInMessagesAreOneShortLine() throws {
    let long = String(repeating: "x", count: 100)
    let errors = try read("name: a\n\"\\e[31m\\n\": b\n\(long): c").errors
    #expect(errors.first?.hasPrefix("2:1: unknown key '\\u{1B}[31m\\u{A}': use one of") == true)
    #expect(errors.last?.contains("'\(String(repeating: "x", count: 60))…'") == true)
  }

  @Test func ownErrorsAndTheirPlace() throws {
    var reader = YAMLReader()
    let root = try #require(try parse("a: \"Bool \\u003D\""))
    let scalar = try #require(reader.entries(root).flatMap { reader.scalar($0[0].value) })
    reader.report("'Bool =' is not a Swift type", at: scalar.mark(atTextOffset: 5))
    #expect(reader.errors.map(\.mark.column) == [10])
    #expect(reader.errors.map(\.message) == ["'Bool =' is not a Swift type"])
  }
}
