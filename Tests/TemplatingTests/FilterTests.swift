import Testing

@testable import Templating

/// Inputs and results marked so come from StencilSwiftKit's documentation and tests.
@Suite struct FilterTests {
  private func result(_ input: String, _ filter: String) -> String {
    Rendered("{{ x|\(filter) }}", ["x": .string(input)]).text
  }

  /// StencilSwiftKit.
  @Test(arguments: [
    ("camelToSnakeCase", "SomeCapString", "some_cap_string"),
    ("camelToSnakeCase", "String_With_WoRds", "string_with_wo_rds"),
    ("camelToSnakeCase", "string_wiTH_WOrds", "string_wi_th_w_ords"),
    ("camelToSnakeCase", "STRing_with_words", "st_ring_with_words"),
    ("camelToSnakeCase", "URLChooser", "url_chooser"),
    ("camelToSnakeCase", "a__b__c", "a__b__c"),
    ("camelToSnakeCase", "PLEASE_STOP_SCREAMING!", "please_stop_screaming!"),
    ("camelToSnakeCase:false", "strING", "str_ING"),
    ("camelToSnakeCase:false", "string_wiTH_WOrds", "string_wi_TH_W_Ords"),
    ("snakeToCamelCase", "snake_case", "SnakeCase"),
    ("snakeToCamelCase", "snAke_case", "SnAkeCase"),
    ("snakeToCamelCase", "SNAKE_CASE", "SnakeCase"),
    ("snakeToCamelCase", "__y_z!", "__YZ!"),
    ("snakeToCamelCase:true", "__snake_case", "SnakeCase"),
    ("snakeToCamelCase", "PLEASESTOPSCREAMING", "Pleasestopscreaming"),
    ("snakeToCamelCase", "X", "X"),
    ("lowerFirstWord", "PeoplePicker", "peoplePicker"),
    ("lowerFirstWord", "URLChooser", "urlChooser"),
    ("lowerFirstWord", "strING", "strING"),
    ("lowerFirstWord", "X", "x"),
    ("lowerFirstWord", "PLEASE_STOP", "please_STOP"),
    ("lowerFirstWord", "", ""),
    ("lowerFirstLetter", "Hi There!", "hi There!"),
    ("lowerFirstLetter", "STRing", "sTRing"),
    ("upperFirstLetter", "peopleChooser", "PeopleChooser"),
    ("upperFirstLetter", "__y_z!", "__y_z!"),
    ("upperFirstLetter", "", ""),
    ("replace:'l','k'", "Hello", "Hekko"),
    ("replace:' ','_'", "string with spaces", "string_with_spaces"),
    ("replace:'e','a'", "Europe", "Europa"),
    ("escapeReservedKeywords", "hello", "hello"),
    ("escapeReservedKeywords", "self", "`self`"),
    ("escapeReservedKeywords", "Any", "`Any`"),
    ("escapeReservedKeywords", "Type", "`Type`"),
  ])
  func namesAreConverted(_ filter: String, _ input: String, _ output: String) {
    #expect(result(input, filter) == output)
  }

  /// StencilSwiftKit, except for the last three.
  @Test(arguments: [
    ("hello", "hello", "Hello", "Hello"),
    ("42hello", "_42hello", "_42hello", "_42hello"),
    ("some$URL", "some_URL", "Some_URL", "SomeURL"),
    ("with space", "with_space", "With_Space", "WithSpace"),
    (".SFNSDisplay", "_SFNSDisplay", "_SFNSDisplay", "SFNSDisplay"),
    ("HEADER_TITLE", "HEADER_TITLE", "HEADER_TITLE", "HeaderTitle"),
    ("multiLine\nKey", "multiLine_Key", "MultiLine_Key", "MultiLineKey"),
    ("foo_bar.baz.qux-yay", "foo_bar_baz_qux_yay", "Foo_bar_Baz_Qux_Yay", "FooBarBazQuxYay"),
    ("25 Ultra Light", "_25_Ultra_Light", "_25_Ultra_Light", "_25UltraLight"),
    (
      "12 @ 34 % 56 + 78 Hello world", "_12___34___56___78_Hello_world",
      "_12___34___56___78_Hello_World", "_12345678HelloWorld"
    ),
    ("some😎emoji", "some😎emoji", "Some😎emoji", "Some😎emoji"),
    ("größe", "größe", "Größe", "Größe"),
    ("\u{301}a", "_\u{301}a", "_\u{301}a", "_\u{301}a"),
    ("a\u{202E}b", "a_b", "A_B", "AB"),
    ("", "_", "_", "_"),
  ])
  func identifiersAreSwift(_ input: String, _ valid: String, _ normal: String, _ pretty: String) {
    #expect(result(input, "swiftIdentifier:'valid'") == valid)
    #expect(result(input, "swiftIdentifier") == normal)
    #expect(result(input, "swiftIdentifier:\"normal\"") == normal)
    #expect(result(input, "swiftIdentifier:'pretty'") == pretty)
  }

  @Test(arguments: [
    "await", "borrow", "get", "init", "precedencegroup", "some", "throws", "Protocol",
  ])
  func keywordsAreEscapedOnce(_ word: String) {
    #expect(result(word, "escapeReservedKeywords") == "`\(word)`")
    #expect(result(word, "escapeReservedKeywords|escapeReservedKeywords") == "`\(word)`")
  }

  @Test(arguments: [
    "left", "none", "prefix", "_", "#if", "open", "actor", "value", "State", "`in`",
  ])
  func namesThatNeedNoBackticksStay(_ word: String) {
    #expect(result(word, "escapeReservedKeywords") == word)
  }

  @Test(arguments: [
    ("xs|join", "1atrue"), ("xs|join:', '", "1, a, true"), ("no|join:', '", ""),
    ("xs|count", "3"), ("'👍🏽é'|count", "2"), ("d|count", "1"), ("no|count", "0"),
    ("'a\\nb\\n\\nc'|indent", "a\n    b\n\n    c"), ("'a\\nb'|indent:1", "a\n b"),
    ("'a\\nb'|indent:2,'\\t'", "a\n\t\tb"), ("'a\\nb'|indent:1,' ',true", " a\n b"),
    ("'\\na\\n'|indent:2,' ',true", "\n  a\n"), ("'a\\nb'|indent:0", "a\nb"),
    ("'Hello'|contains:'el'", "true"), ("'Hi mates!'|contains:'yo'", "false"),
    ("ys|contains:'p'", "true"), ("ys|contains:'z'", "false"), ("d|contains:'k'", "true"),
    ("'Hi mates!'|hasPrefix:'H'", "true"), ("'Hello'|hasPrefix:'Hi'", "false"),
    ("'Hello'|hasSuffix:'llo'", "true"), ("'Hello'|hasSuffix:'?'", "false"),
    ("'x'|hasPrefix:''", "true"), ("'x'|hasSuffix:''", "true"), ("'x'|hasSuffix:'yx'", "false"),
    ("'aaaa'|replace:'aa','b'", "bb"), ("'abab'|replace:'ab',''", ""),
    ("'ababac'|replace:'abac','x'", "abx"), ("'x'|replace:'yy','z'", "x"),
  ])
  func collectionsAndTexts(_ expression: String, _ output: String) {
    let context: [String: TemplateValue] = [
      "xs": [1, "a", true], "ys": ["p", "q"], "no": [], "d": ["k": 1],
    ]
    #expect(Rendered("{{ \(expression) }}", context).text == output)
  }
}
