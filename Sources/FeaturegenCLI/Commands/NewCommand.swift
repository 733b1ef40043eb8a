import FeaturegenCore

extension Command {
  static let new = Command(
    definition: CommandDefinition(
      name: "new",
      summary: "Write features",
      discussion: """
        Writes the files of a feature for each name, all or none. 'AppInfo', 'app-info', 'app_info' \
        and 'AppInfoFeature' mean the same feature. Each gets a folder of its own below the \
        working directory, '--path' or the module's folder; what exists is never overwritten \
        without being told to.
        """,
      positionals: [
        PositionalDefinition(name: "NAME", help: "Names of features", arity: .oneOrMore)
      ],
      options: [
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
      ]
    ),
    run: new(_:)
  )

  private static func new(_ context: CommandContext) async throws(CommandFailure) -> ExitStatus {
    let project = try context.project(at: context.path(context.arguments.value("path") ?? "."))
    let names = try context.featureNames(under: project.config.convention)
    let selection = try context.selection(for: project)
    context.explain(project, selection)
    let destination = try context.destination(in: project)
    let features = try context.render(
      names, convention: project.conventionForWriting,
      style: selection.style, destination: destination)
    let planned = features.flatMap { feature in
      feature.files.map { file in
        PlannedFile(
          relativePath: destination.path(of: file, in: feature), contents: Array(file.text.utf8))
      }
    }
    let changeset = Changeset(root: destination.root, files: planned)
    let status = try ChangesetRun(
      context: context, changeset: changeset,
      conflicts: context.declaredElsewhere(names, destination: destination, changeset: changeset)
    ).run()
    let testNotes = context.arguments.flag("skip-tests") ? [] : destination.notes
    for note in selection.notes + testNotes { context.note(note) }
    if project.supportModule == nil, status == .success {
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

  fileprivate func render(
    _ names: [FeatureName], convention: Convention, style: TCAStyle, destination: Destination
  ) throws(CommandFailure) -> [RenderedFeature] {
    let writesTests = destination.tests != nil && !arguments.flag("skip-tests")
    var features: [RenderedFeature] = []
    for name in names {
      let blueprint = convention.blueprint(for: .bare(name), style: style)
      do throws(RenderError) {
        features.append(
          try FeatureRenderer(library: .builtIn).render(
            blueprint, module: writesTests ? destination.module : nil))
      } catch {
        throw CommandFailure(error)
      }
    }
    return features
  }

  /// What says that the module has a type of that name already, in a file that is not written.
  fileprivate func declaredElsewhere(
    _ names: [FeatureName], destination: Destination, changeset: Changeset
  ) -> [String] {
    guard destination.module != nil else { return [] }
    let planned = Set(changeset.files.map { changeset.root.appending($0.relativePath) })
    let folder = destination.root.appending(destination.moduleFolder)
    return ExistingDeclarations(in: folder)
      .places(of: Set(names.map(\.typeName)), excluding: planned)
      .map { place in
        "\(display(place.path)):\(place.line) already declares '\(place.name)'; "
          + "choose another name"
      }
  }
}
