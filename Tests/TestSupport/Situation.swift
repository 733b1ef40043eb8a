import Foundation

/// A module of a kind that real code has, under `Fixtures/situations/NN-kind/Variant`.
///
/// Its file `SITUATION` says what it shows (`#`), which features are recognised (`features: A, B`
/// or `none`), and whether it compiles (`compiles: observation 1.25`, with flags for the compiler
/// after that, or `no:` and why). Findings that it has of itself stand beside their lines as
/// `// expect: rule_id`. `FAULTS` lists what may go wrong with it.
package struct Situation: Sendable, CustomStringConvertible {
  /// `10-debug-only/Members`
  package let name: String
  /// Absolute.
  package let path: String
  /// Sorted.
  package let features: [String]
  package let compilation: Compilation
  package let faults: [PlantedFault]

  package enum Compilation: Sendable {
    case against(StubVersion, dialect: String, flags: [String])
    case impossible(reason: String)
  }

  package enum Malformed: Error {
    case header(situation: String)
    case fault(String, situation: String)
  }

  package var description: String { name }

  /// `10` of `10-debug-only/Members`
  package var number: Int? { Int(name.prefix { $0.isNumber }) }

  /// All of them, ordered by name.
  package static func all() throws -> [Situation] {
    let root = Fixture.path("situations")
    return try Fixture.files(under: root).filter { $0.hasSuffix("/SITUATION") }.map { file in
      try Situation(path: (file as NSString).deletingLastPathComponent, root: root)
    }
  }

  private init(path: String, root: String) throws {
    let name = String(path.dropFirst(root.count + 1))
    let header = try Fixture.text(ofFile: path + "/SITUATION").split(separator: "\n")
    func value(_ key: String) -> String? {
      header.first { $0.hasPrefix(key + ": ") }.map { String($0.dropFirst(key.count + 2)) }
    }
    guard header.first?.hasPrefix("# ") ?? false, let features = value("features"),
      let compilation = value("compiles").flatMap(Compilation.init)
    else { throw Malformed.header(situation: name) }
    self.name = name
    self.path = path
    self.features =
      features == "none" ? [] : features.components(separatedBy: ", ").sorted()
    self.compilation = compilation
    let faults = (try? Fixture.text(ofFile: path + "/FAULTS")) ?? ""
    self.faults = try faults.components(separatedBy: "\n\n").filter { !$0.isEmpty }.map { text in
      guard let fault = PlantedFault(text) else { throw Malformed.fault(text, situation: name) }
      return fault
    }
  }
}

extension Situation.Compilation {
  fileprivate init?(_ text: String) {
    if text.hasPrefix("no: ") {
      self = .impossible(reason: String(text.dropFirst(4)))
      return
    }
    let words = text.split(separator: " ").map(String.init)
    guard words.count > 1, let version = StubVersion(rawValue: words[1]) else { return nil }
    self = .against(version, dialect: words[0], flags: Array(words.dropFirst(2)))
  }
}
