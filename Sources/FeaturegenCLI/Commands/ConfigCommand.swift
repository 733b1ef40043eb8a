import FeaturegenCore

extension Command {
  static let config = Command(
    definition: CommandDefinition(
      name: "config",
      summary: "Verify the config, or show what applies where",
      subcommands: configCommands.map(\.definition)
    ),
    // Without a subcommand the arguments are refused.
    run: { _ in .usage },
    subcommands: configCommands
  )

  private static let configCommands = [configVerify, configShow]

  private static let configVerify = Command(
    definition: CommandDefinition(
      name: "verify",
      summary: "Report every mistake in the config files",
      discussion: """
        Reads every '.featuregen.yml' that 'featuregen check' would obey at these paths and below, \
        and reports all that is wrong with status 65. What is valid but cannot be meant, such as a \
        path that does not exist, is a warning.
        """,
      positionals: [
        PositionalDefinition(
          name: "PATH", help: "Folders and configs; the working directory by default",
          arity: .any, completion: .files)
      ],
      options: [.config],
      examples: [("featuregen config verify", "verify the configs of this folder and below")]
    ),
    run: verifyConfig(_:)
  )

  private static let configShow = Command(
    definition: CommandDefinition(
      name: "show",
      summary: "Print what applies to a path, and where it comes from",
      discussion: """
        Prints all values as a config that could stand in the folder, each with its place: a line \
        of a '.featuregen.yml', another file of the project, or the default. Only defaults that a \
        config cannot say are comments.
        """,
      positionals: [
        PositionalDefinition(
          name: "PATH", help: "A file or folder; the working directory by default",
          arity: .optional, completion: .files)
      ],
      options: [.config],
      examples: [("featuregen config show App/Legacy", "see the settings of one folder")]
    ),
    run: showConfig(_:)
  )

  private static func verifyConfig(
    _ context: CommandContext
  ) async throws(CommandFailure) -> ExitStatus {
    let words = context.arguments.positionals("PATH")
    let places = try (words.isEmpty ? ["."] : words).map(context.configPlace)
    let scopes = try context.configScopes(at: places.first ?? context.workingDirectory)
    let verification: ConfigVerification
    do throws(SettingsError) {
      verification = try ConfigVerification(of: places, under: scopes)
    } catch {
      throw CommandFailure(error)
    }
    for warning in verification.warnings {
      context.console.printError(TerminalText.escaped(warning))
    }
    guard !context.arguments.flag("quiet") else { return .success }
    let files = counted(verification.files.count, "file", "files")
    let warnings = verification.warnings.count
    context.console.printError(
      verification.files.isEmpty
        ? "no config: the preset's defaults apply"
        : "config is valid: \(files)"
          + (warnings == 0 ? "" : ", \(counted(warnings, "warning", "warnings"))"))
    return .success
  }

  private static func showConfig(
    _ context: CommandContext
  ) async throws(CommandFailure) -> ExitStatus {
    let path = context.path(context.arguments.positional("PATH") ?? ".")
    let place: ConfigListing.Place =
      try context.isFolder(path) ? .folder(path) : .file(path, in: path.parent ?? path)
    let scopes = try context.configScopes(at: path)
    do throws(SettingsError) {
      let listing = try ConfigListing(of: place, under: scopes, name: context.display)
      try scopes.validate()
      context.console.print(listing.text, terminator: "")
    } catch {
      throw CommandFailure(error)
    }
    return .success
  }
}

extension CommandContext {
  /// A folder, or the folder of a config that is named itself.
  fileprivate func configPlace(_ word: String) throws(CommandFailure) -> AbsolutePath {
    let path = path(word)
    if try isFolder(path) { return path }
    guard path.name == Config.fileName else {
      throw CommandFailure(
        .usage,
        "'\(TerminalText.escaped(word))' is neither a folder nor a '\(Config.fileName)'; "
          + "a config of another name is given with '--config'")
    }
    return path
  }

  fileprivate func isFolder(_ path: AbsolutePath) throws(CommandFailure) -> Bool {
    do throws(FileError) {
      guard let status = try FileStatus.read(path, followingLinks: true) else {
        throw .missing(path)
      }
      return status.kind == .folder
    } catch {
      throw CommandFailure(.missingInput, "\(error)")
    }
  }
}
