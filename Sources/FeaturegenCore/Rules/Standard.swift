/// What files and the features in them are held to.
package struct Standard: Sendable, Equatable {
  package let convention: Convention
  /// Decides where a feature's own code shows no dialect.
  package let fallback: TCAStyle
  package let fileLength: FileLengthLimits

  package init(
    convention: Convention, fallback: TCAStyle, fileLength: FileLengthLimits = .standard
  ) {
    self.convention = convention
    self.fallback = fallback
    self.fileLength = fileLength
  }
}

/// Which standard files are held to: that of the config of their folder.
package struct Standards: Sendable {
  /// The first is that of all files that are not listed.
  private var all: [Standard]
  /// The modules, for each standard, whose import says that features are to be expected.
  private var evidentModules: [Set<String>] = []
  /// By the path, as findings name the file.
  private var indices: [String: Int] = [:]

  package init(_ standard: Standard) {
    all = []
    add(standard)
  }

  package mutating func set(_ standard: Standard, at path: String) {
    let known = all.firstIndex(of: standard)
    if known == nil { add(standard) }
    indices[path] = known ?? all.count - 1
  }

  private mutating func add(_ standard: Standard) {
    all.append(standard)
    evidentModules.append(FeatureRecognition(convention: standard.convention).evidentModules)
  }

  subscript(path: String) -> Standard { all[index(of: path)] }

  private func index(of path: String) -> Int {
    all.count == 1 ? 0 : indices[path] ?? 0
  }

  /// The features of a module, each recognised by the standard of the file with its namespace.
  func features(in module: ObservedModule) -> [ObservedFeature] {
    let present: Set<Int> =
      all.count == 1 ? [0] : Set(module.files.map { index(of: $0.path) })
    guard present.count > 1 else {
      return present.flatMap { features(in: module, by: all[$0]) }
    }
    let recognised = present.flatMap { number in
      features(in: module, by: all[number]).filter {
        index(of: $0.namespace.location.path) == number
      }
    }
    return recognised.sorted {
      ($0.fullName, $0.namespace.location) < ($1.fullName, $1.namespace.location)
    }
  }

  private func features(in module: ObservedModule, by standard: Standard) -> [ObservedFeature] {
    FeatureRecognition(convention: standard.convention).features(in: module)
  }

  /// The shortest limit of any file, in lines.
  var leastFileLength: Int {
    all.map(\.fileLength.warning).min() ?? FileLengthLimits.standard.warning
  }

  /// Whether the file imports something that only features need.
  func isEvident(_ file: FileFacts) -> Bool {
    !file.imports.isDisjoint(with: evidentModules[index(of: file.path)])
  }
}
