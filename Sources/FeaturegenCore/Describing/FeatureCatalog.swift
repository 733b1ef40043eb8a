/// The features of a module, of the convention and of others, before their bodies are read.
struct FeatureCatalog: Sendable {
  struct Entry: Sendable {
    var name: FeatureName
    /// The dotted name of the namespace.
    var path: [String]
    var location: SourceLocation
    /// Every file with something of the feature, its namespace's first.
    var filePaths: [String]
    var foreign: ForeignConvention?
    /// The dotted name of the reducer below the namespace.
    var reducer: String
    /// What the views of a foreign feature are called, and where they are.
    var viewName: String?
    /// Whether it carries the macro is still to be seen.
    var isSupposed = false
  }

  let convention: Convention
  let entries: [Entry]

  init(module: ObservedModule, convention: Convention) {
    self.convention = convention
    let own = FeatureRecognition(convention: convention).features(in: module)
    let names = Set(own.map(\.fullName)).union([convention.errorChildType])
    let search = ForeignFeatureSearch(module: module, suffix: convention.suffix)
    let foreign = search.entries.filter { entry in
      !entry.path.indices.contains { names.contains(entry.path[...$0].joined(separator: ".")) }
    }
    let counts = Dictionary(grouping: own, by: \.fullName).mapValues(\.count)
    let known = own.map { feature in
      Self.entry(feature, files: counts[feature.fullName] == 1 ? search.files : [:])
    }
    entries = (known + foreign).sorted { $0.location < $1.location }
  }

  /// Dotted names that belong to some feature of the module.
  var names: Set<String> {
    Set(entries.map { $0.path.joined(separator: ".") } + entries.compactMap(\.viewName))
  }

  /// - Parameter files: By the first name of the types in them, to find extensions of other nested
  ///   types, such as a path's reducer.
  private static func entry(
    _ feature: ObservedFeature, files: [String: [FileFacts]]
  ) -> Entry {
    let path = feature.namespace.path
    var paths = feature.filePaths
    for file in path.first.flatMap({ files[$0] }) ?? [] where file.declares(path) {
      paths.insert(file.path)
    }
    let home = feature.namespace.location.path
    return Entry(
      name: feature.name, path: path, location: feature.namespace.location,
      filePaths: [home] + paths.subtracting([home]).sorted(), foreign: nil,
      reducer: Part.reducer.typeName, viewName: nil)
  }
}

extension FileFacts {
  /// Something of the type, or nested in it.
  func declares(_ path: [String]) -> Bool {
    types.contains { $0.path.starts(with: path) }
  }
}
