import FeaturegenCore

extension CommandContext {
  /// What is known about the project around `folder`.
  func project(
    at folder: AbsolutePath, in tree: any FileTree = WorkingTree()
  ) throws(CommandFailure) -> ProjectSettings {
    do throws(SettingsError) {
      return try ProjectSettings(
        at: folder, configFile: arguments.value("config").map(path), in: tree, name: display)
    } catch {
      switch error {
      case .config(let error): throw CommandFailure(error)
      case .project(let error): throw CommandFailure(.invalidInput, "\(error)")
      case .file(let error):
        if case .missing = error { throw CommandFailure(.missingInput, "\(error)") }
        throw CommandFailure(.invalidInput, "\(error)")
      }
    }
  }

  /// With `--verbose`: what decides about the work, and where it comes from.
  func explain(_ project: ProjectSettings, _ selection: StyleSelection? = nil) {
    guard arguments.flag("verbose") else { return }
    console.printError(
      project.configFile.map { "config: \(display($0))" } ?? "config: none, the preset's defaults")
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
