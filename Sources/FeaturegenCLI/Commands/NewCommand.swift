import FeaturegenCore

extension Command {
  static let new = Command(
    definition: CommandDefinition(
      name: "new",
      summary: "Write features",
      discussion: """
        Writes the files of a feature for each name, or for each feature of a spec, all or none. \
        'AppInfo', 'app-info', 'app_info' and 'AppInfoFeature' mean the same feature. Each gets a \
        folder of its own below the working directory, '--path' or the module's folder; what \
        exists is never overwritten without being told to.
        """,
      positionals: [
        PositionalDefinition(
          name: "NAME", help: "Names of features; with '--spec' those of its features to write",
          arity: .any)
      ],
      options: [
        OptionDefinition(
          long: "spec", value: .required("FILE", .files),
          help: "Write the features that this YAML file describes; '-' reads standard input"),
        .path,
        OptionDefinition(
          long: "module", value: .required("MODULE"),
          help: "Write into the folder of this target of Package.swift"),
        .tca,
        OptionDefinition(long: "skip-tests", help: "Write no test file"),
        .dryRun, .diff, .config,
      ] + OptionDefinition.conflicts,
      examples: [
        ("featuregen new AppInfo", "write AppInfo/AppInfoFeature.swift and its companions"),
        ("featuregen new Login Logout --module Account", "write two features of a target"),
        ("featuregen new AppInfo --diff", "look at it first"),
        ("featuregen new --spec AppInfo.feature.yml", "write what a spec describes"),
      ]
    ),
    run: new(_:)
  )

  private static func new(_ context: CommandContext) async throws(CommandFailure) -> ExitStatus {
    let project = try context.projectOfNewFeatures()
    let names = try context.featureNames(under: project.config.convention)
    let selection = try context.selection(for: project)
    context.explain(project, selection)
    let features = try context.features(names, in: project, style: selection.style)
    let plan = try NewFeatures(
      features, context: context, project: project, style: selection.style)
    let status = try ChangesetRun(
      context: context, changeset: plan.changeset, conflicts: plan.conflicts
    ).run()
    guard status == .success else { return status }
    let search = ChildSearch(
      in: project.manifest?.folder ?? project.folder, convention: project.config.convention)
    for note in selection.notes + plan.notes + search.hints(for: features) { context.note(note) }
    if project.supportModule == nil {
      context.note(
        "no module '\(project.config.convention.supportModule)' found: run 'featuregen init'")
    }
    return status
  }
}

extension CommandContext {
  /// All names, or all that is wrong with them.
  fileprivate func featureNames(
    under convention: Convention
  ) throws(CommandFailure) -> [FeatureName] {
    var names: [FeatureName] = []
    var messages: [String] = []
    for text in arguments.positionals("NAME") {
      do throws(FeatureNameError) {
        let name = try FeatureName(parsing: text, convention: convention)
        if names.contains(name) {
          messages.append("the feature '\(name.stem)' is named twice")
        } else {
          names.append(name)
        }
      } catch {
        messages.append(TerminalText.escaped("\(error)"))
      }
    }
    guard messages.isEmpty else { throw CommandFailure(.usage, messages) }
    return names
  }

  /// Those of the spec, or bare ones.
  fileprivate func features(
    _ names: [FeatureName], in project: ProjectSettings, style: TCAStyle
  ) throws(CommandFailure) -> [Feature] {
    guard let spec = arguments.value("spec") else {
      if names.isEmpty {
        throw CommandFailure(.usage, "name a feature, or give a spec with '--spec'")
      }
      return names.map(Feature.bare)
    }
    return try SpecSource(argument: spec, context: self)
      .features(names, in: project, style: style)
  }
}
