import FeaturegenCore

extension CommandContext {
  /// Which config applies where: those of the folders, or only that of `--config`.
  ///
  /// - Parameter place: What the command looks at; decides what the paths of `--config` are
  ///   relative to.
  func configScopes(
    at place: AbsolutePath, in tree: any FileTree = WorkingTree()
  ) throws(CommandFailure) -> ConfigScopes {
    guard let config = arguments.value("config").map(path) else {
      return ConfigScopes(in: tree, name: display)
    }
    let folder = ownFolder(of: config, around: place) ?? workingDirectory
    do throws(SettingsError) {
      return try ConfigScopes(only: config, in: folder, of: tree, name: display)
    } catch {
      throw CommandFailure(error)
    }
  }

  /// The folder that a config of `--config` speaks for, if that is the folder it stands in: one of
  /// the same repository around `place`, or any with a config that bears its usual name. A file
  /// from elsewhere, such as the home folder, makes no module of all that lies beside it.
  private func ownFolder(of config: AbsolutePath, around place: AbsolutePath) -> AbsolutePath? {
    guard let folder = config.parent, place.isInside(folder) else { return nil }
    if config.name == Config.fileName { return folder }
    return GitRoot.find(from: place).flatMap { folder.isInside($0) ? folder : nil }
  }

  /// What is known about the project around `folder`.
  func project(
    at folder: AbsolutePath, in tree: any FileTree = WorkingTree()
  ) throws(CommandFailure) -> ProjectSettings {
    let scopes = try configScopes(at: folder, in: tree)
    let project = try project(at: folder, under: scopes, in: tree)
    do throws(SettingsError) {
      try scopes.validate()
    } catch {
      throw CommandFailure(error)
    }
    return project
  }

  /// The same for a command that validates the configs itself, when it has met all.
  func project(
    at folder: AbsolutePath, under scopes: ConfigScopes, in tree: any FileTree
  ) throws(CommandFailure) -> ProjectSettings {
    do throws(SettingsError) {
      return try ProjectSettings(at: folder, under: scopes, in: tree)
    } catch {
      throw CommandFailure(error)
    }
  }

  /// With `--verbose`: what decides about the work, and where it comes from.
  func explain(_ project: ProjectSettings, _ selection: StyleSelection? = nil) {
    guard arguments.flag("verbose") else { return }
    let configs = project.scope.files.map(display).joined(separator: ", ")
    console.printError("config: " + (configs.isEmpty ? "none, the preset's defaults" : configs))
    if let manifest = project.manifest { console.printError("package: \(display(manifest.file))") }
    if let module = project.supportModule {
      console.printError("support module: \(display(module.folder)), \(module.dialect)")
    }
    if let selection {
      console.printError("dialect: \(selection.style.dialect), \(selection.reason)")
    }
  }

  /// The style that `--tca`, the config or the project asks for.
  func selection(for project: ProjectSettings) throws(CommandFailure) -> StyleSelection {
    var version: TCAVersion?
    if let text = arguments.value("tca") {
      do throws(TCAVersionError) {
        version = try TCAVersion(parsing: text)
      } catch {
        throw CommandFailure(.usage, TerminalText.escaped("\(error)"))
      }
    }
    do throws(StyleError) {
      return try project.style(asked: version)
    } catch {
      throw CommandFailure(.invalidInput, "\(error)")
    }
  }

  /// The project as it looks from the folder of `--module`, of `--path`, or the working directory.
  func projectOfNewFeatures() throws(CommandFailure) -> ProjectSettings {
    let project = try project(at: path(arguments.value("path") ?? "."))
    guard let module = arguments.value("module"), SwiftIdentifier.isWord(module),
      let destination = project.destination(module: module)
    else { return project }
    return try self.project(at: destination.root.appending(destination.sources))
  }

  /// Where a new feature goes: the folder of `--module`, of the module its spec names, of `--path`,
  /// or the working directory.
  func destination(
    of feature: Feature, in project: ProjectSettings
  ) throws(CommandFailure) -> Destination {
    guard let module = arguments.value("module") ?? feature.module else {
      return project.destination
    }
    guard SwiftIdentifier.isWord(module) else {
      throw CommandFailure(
        .usage, "'\(TerminalText.escaped(module))' names no module; write the target's exact name")
    }
    guard let destination = project.destination(module: module) else {
      throw CommandFailure(
        .missingInput,
        "no Package.swift at '\(display(project.folder))' or above, where "
          + "\(arguments.value("module") == nil ? "'module:' of the spec" : "'--module'") looks for "
          + "'\(module)'")
    }
    return destination
  }
}
