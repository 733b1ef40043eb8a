import FeaturegenCore

extension Command {
  static let initialize = Command(
    definition: CommandDefinition(
      name: "init",
      summary: "Set up a project: its config and its support module",
      discussion: """
        Writes '.featuregen.yml' and the support module, which declares the protocols that \
        features conform to. A config that is there already is kept and obeyed.
        """,
      options: [
        .path,
        OptionDefinition(
          long: "preset", value: .required("NAME"), choices: Preset.allCases.map(\.rawValue),
          help: "The convention to start from"),
        .hook, .tca, .dryRun, .diff, .config,
      ] + OptionDefinition.conflicts,
      examples: [
        ("featuregen init", "set up the package in the working directory"),
        ("featuregen init --hook", "check what is staged before every commit, too"),
        ("featuregen init --tca 1.25.5", "write for a version the project does not name yet"),
      ]
    ),
    run: initialize(_:)
  )

  private static func initialize(
    _ context: CommandContext
  ) async throws(CommandFailure) -> ExitStatus {
    let project = try context.project(at: context.path(context.arguments.value("path") ?? "."))
    let hook = try context.hook(around: project.folder)
    let selection = try context.selection(for: project)
    context.explain(project, selection)
    let convention = project.conventionForWriting
    // Who asks for the hook wants no news of a module that is there.
    let keepsModule = hook != nil && project.supportModule != nil
    var files =
      keepsModule
      ? [] : try context.supportModule(convention, style: selection.style, in: project)
    if project.scope.files.isEmpty {
      let config = StarterConfig(
        preset: convention.preset, tcaVersion: context.arguments.value("tca"))
      files.insert(
        PlannedFile(relativePath: Config.fileName, contents: Array(config.text.utf8)), at: 0)
    }
    let changeset = Changeset(root: project.folder, files: files)
    let status = try ChangesetRun(context: context, changeset: changeset).run()
    guard status == .success else { return status }
    for note in selection.notes { context.note(note) }
    if project.scope.files.isEmpty { context.note(StarterConfig.separatorNote) }
    if project.manifest != nil, !project.declaresSupportModule {
      context.note(
        "Package.swift does not declare '\(convention.supportModule)' yet; add "
          + "'.target(name: \"\(convention.supportModule)\", dependencies: [.product(name: "
          + "\"ComposableArchitecture\", package: \"swift-composable-architecture\")])'")
    }
    return try hook.map(context.install) ?? status
  }
}

extension CommandContext {
  fileprivate func supportModule(
    _ convention: Convention, style: TCAStyle, in project: ProjectSettings
  ) throws(CommandFailure) -> [PlannedFile] {
    let renderer = FeatureRenderer(library: .builtIn)
    var files: [PlannedFile] = []
    for file in convention.supportFiles {
      do throws(RenderError) {
        let text = try renderer.supportFile(file, convention: convention, style: style)
        files.append(
          PlannedFile(
            relativePath: "\(project.supportFolder)/\(convention.fileName(of: file))",
            contents: Array(text.utf8)))
      } catch {
        throw CommandFailure(error)
      }
    }
    return files
  }
}

/// The config that `init` writes: little, since every key has a default.
struct StarterConfig {
  let preset: Preset
  let tcaVersion: String?

  var text: String {
    """
    # The convention that featuregen writes and checks in this folder and below.
    version: 1
    preset: \(preset.rawValue)
    \(tcaVersion.map { "tca: \($0)\n" } ?? "")
    """
  }

  static let separatorNote =
    "files are named 'AppInfoFeature*Reducer.swift', which lists the overview first in Finder and "
    + "Xcode; '*' has to be quoted in shells and does not exist on Windows: for "
    + "'AppInfoFeature+Reducer.swift' write 'separator: \"+\"' into '\(Config.fileName)'"
}
