import SwiftOutline

/// Reads the features of files and folders back into what a spec can say.
package struct DescribeRun: Sendable {
  /// Which config applies where.
  package let scopes: ConfigScopes
  /// Places are named relative to it.
  package let workingDirectory: AbsolutePath
  /// How many files are read at the same time, at least one.
  package let jobs: Int

  package init(
    scopes: ConfigScopes, workingDirectory: AbsolutePath, jobs: Int
  ) {
    self.scopes = scopes
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
  /// - Throws: if `root` or a file of a feature cannot be read, or for what is wrong with any
  ///   config.
  package func run(
    below root: AbsolutePath, selecting selection: Selection
  ) async throws(SettingsError) -> [FeatureDescription] {
    let modules = try await modules(below: root)
    try scopes.validate()
    do throws(FileError) {
      return try describe(modules, selecting: selection)
    } catch {
      throw .file(error)
    }
  }

  private func modules(
    below root: AbsolutePath
  ) async throws(SettingsError) -> [ObservedModule] {
    let packages = PackageFolders()
    let walk = ProjectWalk(
      scopes: scopes, workingDirectory: workingDirectory, packages: packages)
    let entries: [DirectoryWalk.Entry]
    do throws(FileError) {
      entries = try walk.entries(below: root).filter { $0.kind == .swiftFile }
    } catch {
      throw .file(error)
    }
    let files = entries.map { entry in
      SourceReader.File(path: entry.path, displayPath: walk.displayPath(of: entry.path))
    }
    let facts = await SourceReader(jobs: jobs).read(files).facts
    return ModuleMap(scopes: scopes, packages: packages)
      .modules(of: facts, at: entries.map(\.path))
  }

  private func describe(
    _ modules: [ObservedModule], selecting selection: Selection
  ) throws(FileError) -> [FeatureDescription] {
    var descriptions: [FeatureDescription] = []
    for module in modules {
      var reader = OpenFiles(workingDirectory: workingDirectory)
      for catalog in catalogs(of: module) {
        let entries = catalog.entries.filter { entry in
          convention(of: entry.location.path) == catalog.convention
            && isSelected(entry, by: selection, under: catalog.convention)
        }
        for entry in entries {
          if let found = try describe(entry, in: catalog, &reader) { descriptions.append(found) }
        }
      }
    }
    return descriptions.sorted { $0.location < $1.location }.bystandersNamedOnce
  }

  /// One for each convention of the module's files.
  private func catalogs(of module: ObservedModule) -> [FeatureCatalog] {
    var conventions: [Convention] = []
    for file in module.files {
      let convention = convention(of: file.path)
      if !conventions.contains(convention) { conventions.append(convention) }
    }
    return conventions.map { FeatureCatalog(module: module, convention: $0) }
  }

  /// - Parameter path: As places name the file.
  private func convention(of path: String) -> Convention {
    let path = AbsolutePath(path, relativeTo: workingDirectory)
    return scopes.scope(of: path.parent ?? path).config.convention
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

  private func isSelected(
    _ entry: FeatureCatalog.Entry, by selection: Selection, under convention: Convention
  ) -> Bool {
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
      guard let name = try? FeatureName(parsing: word, convention: convention) else {
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
    return FeatureDescriber.describe(subject, sources: sources, convention: catalog.convention)
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
