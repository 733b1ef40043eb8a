/// Where the files of new features go.
package struct Destination: Sendable, Hashable {
  /// Nothing outside it is written.
  package var root: AbsolutePath
  /// The folder that holds the features, relative to the root; empty for the root itself.
  package var sources: String
  /// The folder for tests, relative to the root; `nil` writes none.
  package var tests: String?
  /// The module that the features belong to, if it is known.
  package var module: String?
  /// The module's folder, relative to the root; empty for the root itself.
  package var moduleFolder: String
  /// What the user should know about the choice, lower case, no full stop.
  package var notes: [String]

  package init(
    root: AbsolutePath, sources: String = "", tests: String? = nil, module: String? = nil,
    moduleFolder: String = "", notes: [String] = []
  ) {
    self.root = root
    self.sources = sources
    self.tests = tests
    self.module = module
    self.moduleFolder = moduleFolder
    self.notes = notes
  }

  /// The path of a feature's file, relative to the root.
  ///
  /// A feature gets a folder of its own, unless the convention wants none or the module is named
  /// after it.
  package func path(of file: RenderedFile, in feature: RenderedFeature) -> String {
    let name = feature.blueprint.feature.name
    if file.role == .tests { return join(tests ?? "", file.name) }
    let isOwnModule = module == name.stem || module == name.typeName
    let folder = feature.blueprint.convention.folder && !isOwnModule ? name.stem : ""
    return join(join(sources, folder), file.name)
  }

  private func join(_ folder: String, _ name: String) -> String {
    if folder.isEmpty { return name }
    return name.isEmpty ? folder : folder + "/" + name
  }
}
