import TestSupport
import Testing

@testable import FeaturegenCore

@Suite struct LayoutFinderTests {
  private func finder(_ files: [String: String], at folder: String = "App") throws -> Layout? {
    let directory = try TemporaryDirectory()
    for (name, text) in files { try directory.write(text, to: name) }
    let path = try #require(AbsolutePath("\(directory.path)/\(folder)"))
    let finder = LayoutFinder(at: path)
    guard let indentation = finder.indentation else { return nil }
    return Layout(indentation: indentation, lineLength: finder.lineLength ?? 0)
  }

  @Test func readsSwiftFormat() throws {
    let json = #"{"indentation": {"spaces": 4}, "lineLength": 120}"#
    #expect(
      try finder([".swift-format": json]) == Layout(indentation: .spaces(4), lineLength: 120))
    #expect(
      try finder([".swift-format": #"{"indentation": {"tabs": 1}}"#])?.indentation == .tab)
  }

  @Test func readsEditorConfig() throws {
    let text = """
      root = true
      [*]
      indent_style = space
      indent_size = 2
      [*.{swift,m}]
      indent_size = 3
      max_line_length = 90
      [*.py]
      indent_size = 8
      """
    #expect(
      try finder([".editorconfig": text]) == Layout(indentation: .spaces(3), lineLength: 90))
    #expect(try finder([".editorconfig": "[*]\nindent_style = tab\n"])?.indentation == .tab)
    #expect(try finder([".editorconfig": "[*.md]\nindent_size = 3\n"]) == nil)
  }

  @Test func asksTheNeighbours() throws {
    let four = "struct A {\n    let b = 1\n}\n"
    #expect(try finder(["App/Login/A.swift": four])?.indentation == .spaces(4))
    #expect(try finder(["App/A.swift": "enum B {\n\tcase c\n}\n"])?.indentation == .tab)
    let two = "struct A {\n  let b = 1\n}\n"
    #expect(try finder(["App/A.swift": four, "App/B.swift": two]) == nil)
    #expect(try finder(["App/A.swift": "let a = 1\n"]) == nil)
  }

  @Test func swiftFormatComesFirst() throws {
    let files = [
      ".swift-format": #"{"indentation": {"spaces": 4}}"#,
      ".editorconfig": "[*]\nindent_size = 3\n", "App/A.swift": "enum B {\n\tcase c\n}\n",
    ]
    #expect(try finder(files)?.indentation == .spaces(4))
  }
}
