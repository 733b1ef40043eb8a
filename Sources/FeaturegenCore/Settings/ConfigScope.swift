/// The config of all folders that the same files speak for.
package final class ConfigScope: Sendable {
  package let config: Config
  /// What makes the config up, the outermost file first.
  package let files: [AbsolutePath]
  /// The folder of the nearest of them; `nil` where no config applies.
  package let folder: AbsolutePath?
  /// What messages call the nearest of them.
  let ownName: String?
  /// The modules of the config, the deepest folder first.
  let modules: [(name: String, folder: AbsolutePath)]

  init(
    _ config: Config = Config(), files: [AbsolutePath] = [], folder: AbsolutePath? = nil,
    ownName: String? = nil
  ) {
    self.config = config
    self.files = files
    self.folder = folder
    self.ownName = ownName
    modules = config.modules.map { ($0.key, $0.value) }
      .sorted { ($1.1.string.utf8.count, $0.0) < ($0.1.string.utf8.count, $1.0) }
  }
}
