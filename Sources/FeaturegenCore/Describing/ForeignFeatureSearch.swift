/// Finds the features of a module that are written in other conventions.
struct ForeignFeatureSearch {
  /// What the convention adds to a feature's name.
  let suffix: String
  /// The files, by the first name of the types in them.
  let files: [String: [FileFacts]]
  private var types: [String: [TypeFacts]] = [:]
  /// The parts of types, by the dotted name of the type around them.
  private var parts: [String: [TypeFacts]] = [:]

  init(module: ObservedModule, suffix: String) {
    self.suffix = suffix
    var files: [String: [FileFacts]] = [:]
    for file in module.files {
      for root in Set(file.types.compactMap(\.path.first)) { files[root, default: []].append(file) }
    }
    self.files = files
    for type in module.files.lazy.flatMap(\.types) {
      types[type.fullName, default: []].append(type)
      if type.part != nil { parts[type.owner, default: []].append(type) }
    }
  }

  var entries: [FeatureCatalog.Entry] {
    let enums = types.values.joined().filter { type in
      // An enum of reducers needs no parts.
      type.kind == .enum && type.path.count == 1 && !type.cases.isEmpty
    }
    let names = Set(parts.keys).union(enums.map(\.fullName)).sorted()
    return names.flatMap { name -> [FeatureCatalog.Entry] in
      let last = name.split(separator: ".").last ?? ""
      return last == "Destination" || last == "Path" ? [] : entries(name)
    }
  }

  /// One for each file that declares the name; what stands in other files goes to the nearest.
  private func entries(_ name: String) -> [FeatureCatalog.Entry] {
    let parts = parts[name] ?? []
    guard let types = types[name] else { return supposed(parts) }
    let declarations = types.filter { !$0.isExtension && $0.kind != .protocol }
    let homes = Set(declarations.map(\.location.path)).sorted()
    return homes.compactMap { home in
      func belongs(_ type: TypeFacts) -> Bool { type.location.path.nearest(of: homes) == home }
      guard let first = declarations.first(where: { $0.location.path == home }),
        let foreign = ForeignConvention(
          types: types.filter(belongs), parts: Set(parts.filter(belongs).compactMap(\.part)))
      else { return nil }
      return entry(first, homes: homes, foreign: foreign)
    }
  }

  /// Of types nested in others, only their parts are known before bodies are read.
  private func supposed(_ parts: [TypeFacts]) -> [FeatureCatalog.Entry] {
    guard Set(parts.compactMap(\.part)).isSuperset(of: [.state, .action]), var type = parts.first
    else { return [] }
    type.path = type.path.dropLast()
    var entry = entry(type, homes: [type.location.path], foreign: .reducerMacro)
    entry.isSupposed = true
    return [entry]
  }

  private func entry(
    _ type: TypeFacts, homes: [String], foreign: ForeignConvention
  ) -> FeatureCatalog.Entry {
    let last = type.path.last ?? type.fullName
    let home = type.location.path
    let view = [last + "View", last.foreignStem + "View"].first { name in
      types[name]?.contains { !$0.isExtension } ?? false
    }
    let own = (type.path.first.flatMap { files[$0] } ?? []).filter { $0.declares(type.path) }
    let shown = (view.flatMap { files[$0] } ?? []).filter { $0.declares([view ?? ""]) }
    let paths = Set((own + shown).map(\.path)).subtracting([home])
    return FeatureCatalog.Entry(
      name: FeatureName(typeName: last.foreignStem + suffix, suffix: suffix), path: type.path,
      location: type.location,
      filePaths: [home] + paths.filter { $0.nearest(of: homes) == home }.sorted(),
      foreign: foreign, reducer: foreign == .namespace ? Part.reducer.typeName : "",
      viewName: view)
  }
}

extension String {
  /// The path that shares most folders with this one, the first of several.
  fileprivate func nearest(of paths: [String]) -> String? {
    let own = split(separator: "/", omittingEmptySubsequences: false)
    func shared(_ path: String) -> Int {
      zip(own, path.split(separator: "/", omittingEmptySubsequences: false))
        .prefix { $0 == $1 }.count
    }
    let most = paths.map(shared).max()
    return paths.first { shared($0) == most }
  }
}
