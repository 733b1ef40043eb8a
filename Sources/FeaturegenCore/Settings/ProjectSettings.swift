/// What is known about a project from one of its folders: the config that applies there, the
/// package around it, its support module.
package struct ProjectSettings: Sendable {
  /// Where the command works: the folder that was named.
  package let folder: AbsolutePath
  /// Which config applies where in the project.
  package let scopes: ConfigScopes
  /// What applies in the folder.
  package let scope: ConfigScope
  package let supportModule: SupportModulePlace?
  /// The manifest of the nearest package around the folder.
  package let manifest: PackageManifest?
  /// Where all this was read.
  let tree: any FileTree

  package var config: Config { scope.config }

  /// - Parameter folder: It may be missing still; then what its nearest existing ancestor says
  ///   applies.
  /// - Throws: what is wrong with the manifest; for the configs there is
  ///   ``ConfigScopes/validate()``.
  package init(
    at folder: AbsolutePath, under scopes: ConfigScopes, in tree: any FileTree = WorkingTree()
  ) throws(SettingsError) {
    self.folder = folder
    self.tree = tree
    self.scopes = scopes
    scope = scopes.scope(of: folder)
    do throws(ProjectError) {
      manifest = try PackageManifest.nearest(to: folder, of: tree)
    } catch {
      throw .project(error)
    }
    supportModule = SupportModulePlace.find(
      from: folder, convention: scope.config.convention, manifest: manifest, in: tree)
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
}

/// Why a project's files do not say how to work in it.
package enum SettingsError: Error, Sendable {
  case file(FileError)
  case config(InvalidInput)
  case project(ProjectError)
}
