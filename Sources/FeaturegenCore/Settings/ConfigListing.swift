import YAML

/// All that applies to a place, as a config that could stand there, every value with where it
/// comes from.
package struct ConfigListing {
  /// With a line end.
  package var text: String {
    let width = lines.map(\.text.count).filter { $0 <= 40 }.max() ?? 0
    let rows = lines.map { line -> String in
      guard let origin = line.origin else { return line.text }
      let padding = String(repeating: " ", count: max(0, width - line.text.count))
      return "\(line.text)\(padding)  # \(origin)"
    }
    return (head.map { "# \($0)" } + rows).map { $0 + "\n" }.joined()
  }

  private struct Line {
    let text: String
    let origin: String?
  }

  private var lines: [Line] = []
  private var head: [String] = []
  let project: ProjectSettings
  let convention: Convention
  let place: Place
  /// What the origins call a file.
  let name: (AbsolutePath) -> String

  /// What the config is shown for.
  package enum Place: Sendable {
    case folder(AbsolutePath)
    case file(AbsolutePath, in: AbsolutePath)
  }

  var config: Config { project.config }
  static let byDefault = "default"

  /// - Parameter name: What the origins call a file.
  /// - Throws: if the version of TCA cannot be told.
  package init(
    of place: Place, under scopes: ConfigScopes, name: @escaping (AbsolutePath) -> String
  ) throws(SettingsError) {
    project = try ProjectSettings(at: place.folder, under: scopes)
    convention = project.conventionForWriting
    self.place = place
    self.name = name
    readHead()
    do throws(ProjectError) {
      for key in ConfigReader.Key.allCases { try add(key) }
    } catch {
      throw .project(error)
    }
  }

  private mutating func readHead() {
    let files = project.scope.files.map(name)
    head = [
      "what applies to \(name(place.path)), as a config of the folder \(name(place.folder))",
      files.isEmpty ? "no config applies" : "from \(files.joined(separator: ", "))",
    ]
    for path in config.exclude where path.pattern.matches(place.path) {
      head.append("not checked: excluded at \(path.place)")
    }
  }

  private mutating func add(_ key: ConfigReader.Key) throws(ProjectError) {
    switch key {
    case .version: add(key, "1")
    case .preset: add(key, convention.preset.rawValue)
    case .tca: try addVersion()
    case .supportModule: add(key, convention.supportModule)
    case .access: add(key, convention.access.rawValue)
    case .suffix: add(key, convention.suffix)
    case .separator: add(key, quoted: convention.separator)
    case .protocols: addProtocols()
    case .parts: addParts()
    case .childPrefix: add(key, convention.childPrefix)
    case .groups: add(key, convention.groups.map { ($0.name, $0.type) })
    case .errorHandling: add(key, "\(convention.errorHandling)")
    case .analytics: add(key, "\(convention.analytics)")
    case .actionEquatable:
      add(key, convention.actionEquatable.map { "\($0)" }, else: "true in the classic dialect only")
    case .imports: add(key, list: convention.imports)
    case .reexporters: add(key, list: convention.reexporters)
    case .folder: add(key, "\(convention.folder)")
    case .tests:
      let remark = "xctest in the classic dialect, else swift-testing"
      add(key, convention.tests?.rawValue, else: remark)
    case .preview: add(key, convention.preview.rawValue)
    case .perception: add(key, "\(convention.perception)")
    case .indentation: add(key, convention.layout.indentation.word, origin(of: key) ?? layout(key))
    case .lineLength: add(key, "\(convention.layout.lineLength)", origin(of: key) ?? layout(key))
    case .header: add(key, quoted: convention.header)
    case .modules: addModules()
    case .exclude: addExclude()
    case .rules: addRules()
    case .overrides: addOverrides()
    case .baseline:
      add(key, config.baseline?.file.relative(to: place.folder), else: "none")
    }
  }

  private func layout(_ key: ConfigReader.Key) -> String? {
    let finder = LayoutFinder(at: project.folder)
    let source = key == .indentation ? finder.indentationSource : finder.lineLengthSource
    switch source {
    case .file(let file): return name(file)
    case .neighbours: return "the files around"
    case nil: return nil
    }
  }

  private mutating func addVersion() throws(ProjectError) {
    if let version = config.tcaVersion { return add(.tca, "\(version)") }
    guard let pin = try ProjectVersionFinder.find(from: project.folder) else {
      return add(.tca, nil, else: "found nowhere")
    }
    guard let version = try TCASelection(pin: pin).version else {
      return add(.tca, nil, else: "\(name(pin.file)) pins \(pin.requirement)")
    }
    add(.tca, "\(version)", "found in \(name(pin.file))")
  }
}

extension ConfigListing.Place {
  package var path: AbsolutePath {
    switch self {
    case .folder(let path), .file(let path, _): path
    }
  }

  package var folder: AbsolutePath {
    switch self {
    case .folder(let folder), .file(_, let folder): folder
    }
  }
}

extension ConfigListing {
  func origin(of key: ConfigReader.Key, _ entry: String? = nil) -> String? {
    config.origins[key, entry]?.description
  }

  mutating func add(line: String, _ origin: String? = nil) {
    lines.append(Line(text: line, origin: origin))
  }

  mutating func add(_ key: ConfigReader.Key, _ value: String, _ origin: String? = nil) {
    add(
      line: "\(key.rawValue): \(scalarText(value, in: .value))",
      origin ?? self.origin(of: key) ?? Self.byDefault)
  }

  /// Without a value, what stands for it is a comment.
  mutating func add(_ key: ConfigReader.Key, _ value: String?, else remark: String) {
    if let value { return add(key, value) }
    add(line: "# \(key.rawValue): \(remark)", Self.byDefault)
  }

  mutating func add(_ key: ConfigReader.Key, quoted value: String) {
    add(line: "\(key.rawValue): \(quoted(value))", origin(of: key) ?? Self.byDefault)
  }

  mutating func add(_ key: ConfigReader.Key, list: [String]) {
    let items = list.map { scalarText($0, in: .insideBrackets) }
    add(
      line: "\(key.rawValue): [\(items.joined(separator: ", "))]",
      origin(of: key) ?? Self.byDefault)
  }

  mutating func add(_ key: ConfigReader.Key, _ entries: [(name: String, value: String)]) {
    guard !entries.isEmpty else {
      return add(line: "\(key.rawValue): {}", origin(of: key) ?? Self.byDefault)
    }
    add(line: "\(key.rawValue):")
    for (name, value) in entries {
      let text = "\(scalarText(name, in: .key)): \(scalarText(value, in: .value))"
      add(line: "  " + text, origin(of: key, name) ?? Self.byDefault)
    }
  }
}

extension Layout.Indentation {
  fileprivate var word: String {
    switch self {
    case .spaces(let width): "\(width)"
    case .tab: "tab"
    }
  }
}
