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

  let entries: [Entry]

  init(module: ObservedModule, convention: Convention) {
    let own = FeatureRecognition(convention: convention).features(in: module)
    let names = Set(own.map(\.fullName)).union([convention.errorChildType])
    let foreign = Self.foreignEntries(in: module, convention: convention).filter { entry in
      !entry.path.indices.contains { names.contains(entry.path[...$0].joined(separator: ".")) }
    }
    entries = (own.map { Self.entry($0, in: module, all: own) } + foreign)
      .sorted { $0.location < $1.location }
  }

  /// Names at file level that belong to some feature of the module.
  var names: Set<String> {
    Set(entries.map { $0.path.joined(separator: ".") } + entries.compactMap(\.viewName))
  }

  private static func entry(
    _ feature: ObservedFeature, in module: ObservedModule, all: [ObservedFeature]
  ) -> Entry {
    var paths = feature.filePaths
    let path = feature.namespace.path
    if all.count(where: { $0.fullName == feature.fullName }) == 1 {
      // Extensions of other nested types, such as a path's reducer.
      for file in module.files where file.types.contains(where: { $0.path.starts(with: path) }) {
        paths.insert(file.path)
      }
    }
    let home = feature.namespace.location.path
    return Entry(
      name: feature.name, path: path, location: feature.namespace.location,
      filePaths: [home] + paths.subtracting([home]).sorted(), foreign: nil,
      reducer: Part.reducer.typeName, viewName: nil)
  }

  private static func foreignEntries(
    in module: ObservedModule, convention: Convention
  ) -> [Entry] {
    var types: [String: [TypeFacts]] = [:]
    var parts: [String: Set<Part>] = [:]
    for type in module.files.lazy.flatMap(\.types) {
      types[type.fullName, default: []].append(type)
      if let part = type.part { parts[type.owner, default: []].insert(part) }
    }
    for type in types.values.joined() where type.kind == .enum && !type.cases.isEmpty {
      // An enum of reducers needs no parts.
      if type.path.count == 1, parts[type.fullName] == nil { parts[type.fullName] = [] }
    }
    return parts.compactMap { name, parts in
      let last = name.split(separator: ".").last ?? ""
      guard last != "Destination", last != "Path" else { return nil }
      guard let types = types[name] else {
        return nested(name, parts: parts, suffix: convention.suffix, module: module)
      }
      guard let first = types.first(where: { !$0.isExtension }), first.kind != .protocol,
        let foreign = ForeignConvention(types: types, parts: parts)
      else { return nil }
      return entry(first, foreign: foreign, suffix: convention.suffix, module: module)
    }
  }

  /// Of types nested in others, only their parts are known before bodies are read.
  private static func nested(
    _ name: String, parts: Set<Part>, suffix: String, module: ObservedModule
  ) -> Entry? {
    guard parts.isSuperset(of: [.state, .action]),
      let part = module.files.lazy.flatMap(\.types).first(where: { $0.owner == name })
    else { return nil }
    var type = part
    type.path = part.path.dropLast()
    var entry = entry(type, foreign: .reducerMacro, suffix: suffix, module: module)
    entry.isSupposed = true
    return entry
  }

  private static func entry(
    _ type: TypeFacts, foreign: ForeignConvention, suffix: String, module: ObservedModule
  ) -> Entry {
    let last = type.path.last ?? type.fullName
    let files = module.files.filter { file in
      file.types.contains { $0.path.starts(with: type.path) }
    }
    let views = [last + "View", last.foreignStem + "View"].map { [$0] }
    let view = views.first { name in
      module.files.contains { $0.types.contains { $0.path == name && !$0.isExtension } }
    }
    let viewFiles = module.files.filter { file in
      view.map { name in file.types.contains { $0.path == name } } ?? false
    }
    let home = type.location.path
    let others = Set(files.map(\.path)).union(viewFiles.map(\.path)).subtracting([home])
    return Entry(
      name: FeatureName(typeName: last.foreignStem + suffix, suffix: suffix), path: type.path,
      location: type.location, filePaths: [home] + others.sorted(), foreign: foreign,
      reducer: foreign == .namespace ? Part.reducer.typeName : "", viewName: view?.first)
  }
}
