/// What is known about a project from one of its folders: the config that applies there, the
/// package around it, its support module.
package struct ProjectSettings: Sendable {
  /// Where the command works: the folder that was named.
  package let folder: AbsolutePath
  package let config: Config
  /// `nil` where no config applies.
  package let configFile: AbsolutePath?
  package let supportModule: SupportModulePlace?
  /// The manifest of the nearest package around the folder.
  package let manifest: PackageManifest?
  /// Where all this was read.
  let tree: any FileTree

  /// The folder that paths of the config are relative to.
  package var configFolder: AbsolutePath? { configFile?.parent }

  /// - Parameters:
  ///   - folder: It may be missing still; then what its nearest existing ancestor says applies.
  ///   - configFile: Read instead of the nearest `.featuregen.yml`.
  ///   - name: What messages call a file.
  package init(
    at folder: AbsolutePath, configFile: AbsolutePath?, in tree: any FileTree = WorkingTree(),
    name: (AbsolutePath) -> String
  ) throws(SettingsError) {
    self.folder = folder
    self.tree = tree
    if let configFile {
      self.configFile = configFile
    } else {
      self.configFile = try Self.nearestConfig(from: folder, in: tree)
    }
    config = try Self.read(self.configFile, in: tree, name: name)
    do throws(ProjectError) {
      manifest = try PackageManifest.nearest(to: folder, of: tree)
    } catch {
      throw .project(error)
    }
    supportModule = SupportModulePlace.find(
      from: folder, convention: config.convention, manifest: manifest, in: tree)
  }

  /// The config's convention, laid out as the project is where the config does not say.
  package var conventionForWriting: Convention {
    var convention = config.convention
    let finder = LayoutFinder(at: folder)
    if !config.statesIndentation, let indentation = finder.indentation {
      convention.layout.indentation = indentation
    }
    if !config.statesLineLength, let lineLength = finder.lineLength {
      convention.layout.lineLength = lineLength
    }
    return convention
  }

  /// The nearest config upward to the git root.
  private static func nearestConfig(
    from folder: AbsolutePath, in tree: any FileTree
  ) throws(SettingsError) -> AbsolutePath? {
    let root = GitRoot.find(from: folder)
    for candidate in folder.ancestors {
      let file = candidate.appending(Config.fileName)
      do throws(FileError) {
        if try tree.kind(of: file) == .file { return file }
      } catch {
        throw .file(error)
      }
      if candidate == root { return nil }
    }
    return nil
  }

  private static func read(
    _ file: AbsolutePath?, in tree: any FileTree, name: (AbsolutePath) -> String
  ) throws(SettingsError) -> Config {
    guard let file else { return Config() }
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try tree.read(file)
    } catch {
      throw .file(error)
    }
    do throws(InvalidInput) {
      return try ConfigReader.read(bytes, name: name(file))
    } catch {
      throw .config(error)
    }
  }
}

/// Why a project's files do not say how to work in it.
package enum SettingsError: Error, Sendable {
  case file(FileError)
  case config(InvalidInput)
  case project(ProjectError)
}
