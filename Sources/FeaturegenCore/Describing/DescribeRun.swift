import SwiftOutline

/// Reads the features of files and folders back into what a spec can say.
package struct DescribeRun: Sendable {
  package let config: Config
  /// The folder that the config's paths are relative to.
  package let configFolder: AbsolutePath?
  /// Places are named relative to it.
  package let workingDirectory: AbsolutePath
  /// How many files are read at the same time, at least one.
  package let jobs: Int

  package init(
    config: Config, configFolder: AbsolutePath?, workingDirectory: AbsolutePath, jobs: Int
  ) {
    self.config = config
    self.configFolder = configFolder
    self.workingDirectory = workingDirectory
    self.jobs = max(1, jobs)
  }

  /// Which features of a folder are described.
  package enum Selection: Sendable {
    /// Those of one name, in any spelling.
    case named(String)
    /// Those that a file or folder holds something of.
    case inside(AbsolutePath)
  }

  /// Describes features below `root`; their parts may be anywhere in the same module.
  ///
  /// - Returns: The features in the order of their places, the same for any number of jobs.
  /// - Throws: if `root` or a file of a feature cannot be read.
  package func run(
    below root: AbsolutePath, selecting selection: Selection
  ) async throws(FileError) -> [FeatureDescription] {
    let packages = PackageFolders()
    let walk = ProjectWalk(
      config: config, configFolder: configFolder, workingDirectory: workingDirectory,
      packages: packages)
    let entries = try walk.entries(below: root).filter { $0.kind == .swiftFile }
    let files = entries.map { entry in
      SourceReader.File(path: entry.path, displayPath: walk.displayPath(of: entry.path))
    }
    let facts = await SourceReader(jobs: jobs).read(files).facts
    let modules = ModuleMap(
      modules: config.modules, configFolder: configFolder, packages: packages
    ).modules(of: facts, at: entries.map(\.path))
    var descriptions: [FeatureDescription] = []
    for module in modules {
      let catalog = FeatureCatalog(module: module, convention: config.convention)
      var reader = OpenFiles(workingDirectory: workingDirectory)
      for entry in catalog.entries where isSelected(entry, by: selection) {
        if let found = try describe(entry, in: catalog, &reader) { descriptions.append(found) }
      }
    }
    return descriptions.sorted { $0.location < $1.location }.bystandersNamedOnce
  }

  /// The folder whose files belong together with `path`: its target's, else its own.
  package func moduleFolder(of path: AbsolutePath, isFolder: Bool) -> AbsolutePath {
    let packages = PackageFolders()
    let file = isFolder ? path.appending(component: "Feature.swift") : path
    let target = packages.manifest(around: file)?.target(containing: file)?.folder
    let own = isFolder ? path : path.parent ?? path
    guard let target, own.isInside(target) else { return own }
    return target
  }

  private func isSelected(_ entry: FeatureCatalog.Entry, by selection: Selection) -> Bool {
    switch selection {
    case .inside(let place):
      return entry.filePaths.contains { path in
        AbsolutePath(path, relativeTo: workingDirectory).isInside(place)
      }
    case .named(let word):
      let typeName = entry.path.last ?? ""
      if [typeName, entry.name.stem, entry.path.joined(separator: ".")].contains(word) {
        return true
      }
      guard let name = try? FeatureName(parsing: word, convention: config.convention) else {
        return false
      }
      return entry.name.stem == name.stem || typeName == name.typeName
    }
  }

  /// - Returns: `nil` for what only seemed to be a feature.
  private func describe(
    _ entry: FeatureCatalog.Entry, in catalog: FeatureCatalog, _ reader: inout OpenFiles
  ) throws(FileError) -> FeatureDescription? {
    let files = try reader.files(entry.filePaths)
    let sources = FeatureSources(files: files, path: entry.path, strangers: catalog.names)
    guard let namespace = sources.pieces("").first(where: { !$0.isExtension }) else { return nil }
    if entry.isSupposed,
      !namespace.declaration.attributes.contains(where: { $0.name.isReducerMacro })
    {
      return nil
    }
    var views: [TypePiece]?
    if entry.foreign != nil {
      let nested = sources.pieces(Part.view.typeName).filter { $0.declaration.kind == .struct }
      views =
        entry.viewName.map { name in
          FeatureSources(files: files, path: [name], strangers: []).pieces("")
        } ?? nested
    }
    let subject = DescribedSubject(
      name: entry.name, path: entry.path, location: namespace.location, reducer: entry.reducer,
      views: views, foreign: entry.foreign)
    return FeatureDescriber.describe(subject, sources: sources, convention: config.convention)
  }
}

extension [FeatureDescription] {
  /// What stands beside several features of a file is named with the first.
  fileprivate var bystandersNamedOnce: [FeatureDescription] {
    var seen: Set<Remnant> = []
    return map { description in
      var description = description
      description.remnants.removeAll { remnant in
        guard case .declaration = remnant.kind else { return false }
        return !seen.insert(remnant).inserted
      }
      return description
    }
  }
}

/// The files of one module that have been read, each once.
private struct OpenFiles {
  let workingDirectory: AbsolutePath
  private var files: [String: SourceFile] = [:]

  init(workingDirectory: AbsolutePath) {
    self.workingDirectory = workingDirectory
  }

  mutating func files(_ paths: [String]) throws(FileError) -> [SourceFile] {
    var found: [SourceFile] = []
    for path in paths {
      if let known = files[path] {
        found.append(known)
        continue
      }
      let bytes = try FileReader.read(AbsolutePath(path, relativeTo: workingDirectory))
      let file = SourceFile(SwiftSource(bytes), path: path)
      files[path] = file
      found.append(file)
    }
    return found
  }
}
