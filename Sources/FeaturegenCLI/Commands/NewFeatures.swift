import FeaturegenCore

/// The files of new features, each at its place, as one changeset.
struct NewFeatures {
  let changeset: Changeset
  /// Types that their modules have already, in files that are not written.
  let conflicts: [String]
  /// What the user should know about the places.
  let notes: [String]

  private struct Placed {
    let feature: RenderedFeature
    let destination: Destination
  }

  init(
    _ features: [Feature], context: CommandContext, project: ProjectSettings, style: TCAStyle
  ) throws(CommandFailure) {
    let skipsTests = context.arguments.flag("skip-tests")
    var placed: [Placed] = []
    for feature in features {
      let destination = try context.destination(of: feature, in: project)
      let blueprint = project.conventionForWriting.blueprint(for: feature, style: style)
      let writesTests = destination.tests != nil && !skipsTests
      do throws(RenderError) {
        let rendered = try FeatureRenderer(library: .builtIn)
          .render(blueprint, module: writesTests ? destination.module : nil)
        placed.append(Placed(feature: rendered, destination: destination))
      } catch {
        throw CommandFailure(error)
      }
    }
    changeset = Self.changeset(placed, fallback: project.folder)
    conflicts = Self.conflicts(placed, with: changeset, context: context)
    var notes: [String] = []
    for note in placed.flatMap(\.destination.notes) where !skipsTests && !notes.contains(note) {
      notes.append(note)
    }
    self.notes = notes
  }

  /// The roots of destinations in one project are folders of each other; the outermost holds all.
  private static func changeset(_ placed: [Placed], fallback: AbsolutePath) -> Changeset {
    let roots = placed.map(\.destination.root)
    let root = roots.min { $0.string.utf8.count < $1.string.utf8.count } ?? fallback
    let files = placed.flatMap { item in
      item.feature.files.map { file in
        let path = item.destination.root.appending(
          item.destination.path(of: file, in: item.feature))
        return PlannedFile(
          relativePath: path.relative(to: root), contents: Array(file.text.utf8))
      }
    }
    return Changeset(root: root, files: files)
  }

  private static func conflicts(
    _ placed: [Placed], with changeset: Changeset, context: CommandContext
  ) -> [String] {
    let planned = Set(changeset.files.map { changeset.root.appending($0.relativePath) })
    var modules: [AbsolutePath] = []
    for destination in placed.map(\.destination) where destination.module != nil {
      let folder = destination.root.appending(destination.moduleFolder)
      if !modules.contains(folder) { modules.append(folder) }
    }
    return modules.flatMap { folder in
      let own = placed.filter { item in
        item.destination.module != nil
          && item.destination.root.appending(item.destination.moduleFolder) == folder
      }
      let names = Set(own.map(\.feature.blueprint.feature.name.typeName))
      return ExistingDeclarations(in: folder).places(of: names, excluding: planned).map { place in
        "\(context.display(place.path)):\(place.line) already declares '\(place.name)'; "
          + "choose another name"
      }
    }
  }
}
