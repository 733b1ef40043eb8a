import FeaturegenCore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension Command {
  static let describe = Command(
    definition: CommandDefinition(
      name: "describe",
      summary: "print features as a spec",
      discussion: """
        Reads the code of a feature and writes on standard output what a spec can say about it. \
        What a spec cannot say follows as comments with its place. FEATURE is a name in any \
        spelling, searched below the working directory and in the folder of its config; PATH is a \
        file, a folder or the name of a module, and stands for every feature in it. A word \
        without '/' is a name first. Code of another convention is described as far as it goes.
        """,
      positionals: [
        PositionalDefinition(
          name: "FEATURE|PATH", help: "A feature, or where features are", arity: .one,
          completion: .files)
      ],
      options: [.jobs, .config],
      examples: [
        ("featuregen describe AppInfo > AppInfo.feature.yml", "write the spec of a feature"),
        ("featuregen describe Sources/Home", "print every feature of a folder"),
      ]
    ),
    run: describe(_:)
  )

  private static func describe(
    _ context: CommandContext
  ) async throws(CommandFailure) -> ExitStatus {
    let word = context.arguments.positionals("FEATURE|PATH").first ?? "."
    let project = try context.project(at: context.workingDirectory)
    let found = try await context.features(word, project: project)
    for foreign in found.foreignConventions { context.note(foreign) }
    let convention = found.sharedConvention ?? project.config.convention
    let writer = SpecWriter(convention: convention)
    context.console.print(
      writer.text(found.map { ($0.feature, $0.comments) }), terminator: "")
    return .success
  }
}

extension CommandContext {
  /// What the word stands for: a feature, else a path, else a module.
  fileprivate func features(
    _ word: String, project: ProjectSettings
  ) async throws(CommandFailure) -> [FeatureDescription] {
    let isPath = word.contains("/") || word == "." || word == ".." || word.hasSuffix(".swift")
    if !isPath {
      let named = try await named(word, project: project)
      if named.count > 1 { throw ambiguous(word, named) }
      if !named.isEmpty { return named }
    }
    guard let place = try place(word, isPath: isPath, project: project) else {
      throw CommandFailure(
        .missingInput,
        "no feature, path or module '\(TerminalText.escaped(word))'; name a feature below "
          + "'\(display(workingDirectory))' or the folder it is in")
    }
    let run = try run(in: try self.project(at: place.isFolder ? place.path : place.folder))
    let root = run.moduleFolder(of: place.path, isFolder: place.isFolder)
    let found = try await describe(run, below: root, selecting: .inside(place.path))
    guard !found.isEmpty else {
      throw CommandFailure(.missingInput, "no feature in '\(display(place.path))'")
    }
    return found
  }

  private func named(
    _ word: String, project: ProjectSettings
  ) async throws(CommandFailure) -> [FeatureDescription] {
    let run = try run(in: project)
    let near = try await describe(run, below: workingDirectory, selecting: .named(word))
    guard near.isEmpty, let folder = project.scope.folder, folder != workingDirectory else {
      return near
    }
    return try await describe(run, below: folder, selecting: .named(word))
  }

  private func place(
    _ word: String, isPath: Bool, project: ProjectSettings
  ) throws(CommandFailure) -> Place? {
    if let found = try status(of: path(word)) { return found }
    guard !isPath else { return nil }
    if let folder = project.manifest?.target(named: word)?.folder { return try status(of: folder) }
    return try project.config.modules[word].flatMap(status)
  }

  private func status(of path: AbsolutePath) throws(CommandFailure) -> Place? {
    do throws(FileError) {
      guard let status = try FileStatus.read(path, followingLinks: true) else { return nil }
      return Place(path: path, isFolder: status.kind == .folder)
    } catch {
      throw CommandFailure(.missingInput, "\(error)")
    }
  }

  private func run(in project: ProjectSettings) throws(CommandFailure) -> DescribeRun {
    DescribeRun(
      scopes: project.scopes, workingDirectory: workingDirectory, jobs: try jobs())
  }

  private func describe(
    _ run: DescribeRun, below root: AbsolutePath, selecting selection: DescribeRun.Selection
  ) async throws(CommandFailure) -> [FeatureDescription] {
    do throws(SettingsError) {
      return try await run.run(below: root, selecting: selection)
    } catch {
      if case .file(let error) = error { throw CommandFailure(.missingInput, "\(error)") }
      throw CommandFailure(error)
    }
  }

  private func ambiguous(_ word: String, _ found: [FeatureDescription]) -> CommandFailure {
    let places = found.map { "\($0.location.path):\($0.location.line)" }.map(TerminalText.escaped)
    return CommandFailure(
      .usage,
      ["'\(TerminalText.escaped(word))' names \(found.count) features; name the file of one"]
        + places.map { "  " + $0 })
  }
}

private struct Place {
  let path: AbsolutePath
  let isFolder: Bool

  var folder: AbsolutePath { path.parent ?? path }
}

extension FeatureDescription {
  /// What a spec cannot say, for below it.
  fileprivate var comments: [String] {
    guard !remnants.isEmpty || foreign != nil else { return [] }
    let head = foreign.map { ["from '\($0)' at \(location.path):\(location.line)"] } ?? []
    guard !remnants.isEmpty else { return head }
    return head + ["what a spec cannot say:"] + remnants.map { "- \($0)" }
  }
}

extension [FeatureDescription] {
  /// `nil` for features of several configs: a spec of them is written for the folder one is in.
  fileprivate var sharedConvention: Convention? {
    first.flatMap { first in
      allSatisfy { $0.convention == first.convention } ? first.convention : nil
    }
  }

  /// One note for each other convention, with how many features are written in it.
  fileprivate var foreignConventions: [String] {
    var counts: [(convention: ForeignConvention, count: Int)] = []
    for foreign in compactMap(\.foreign) {
      if let index = counts.firstIndex(where: { $0.convention == foreign }) {
        counts[index].count += 1
      } else {
        counts.append((foreign, 1))
      }
    }
    return counts.map { convention, count in
      "\(counted(count, "feature is", "features are")) of another convention, '\(convention)'; "
        + "described is what a spec can say"
    }
  }
}
