/// Tells whether SwiftLint judges a file by one of its rules.
///
/// SwiftLint takes the config where it is run, at the top of the repository, and the one nearest to
/// the file, which has the last word. What is not understood counts as being judged.
struct SwiftLintConfigs {
  private let tree: any FileTree
  /// `nil` where a folder has none.
  private var known: [AbsolutePath: SwiftLintConfig?] = [:]

  init(of tree: any FileTree) {
    self.tree = tree
  }

  /// - Parameter rule: One that SwiftLint turns on by default.
  mutating func judges(_ file: AbsolutePath, by rule: String) -> Bool {
    let configs = configs(around: file)
    guard let nearest = configs.first, let outer = configs.last else { return false }
    if outer.isUnknown || nearest.isUnknown { return true }
    var isOn = outer.enables(rule)
    if nearest.folder != outer.folder { isOn = nearest.enables(rule, isOn: isOn) }
    return isOn && !outer.leavesOut(file)
  }

  /// Notes which of the files with more lines than `limit` SwiftLint measures.
  mutating func measure(_ files: inout [FileFacts], at paths: [AbsolutePath], above limit: Int) {
    for (index, path) in zip(files.indices, paths) where files[index].lineCount > limit {
      files[index].isMeasuredBySwiftLint = judges(path, by: RuleID.fileLength.rawValue)
    }
  }

  /// From the nearest outward, as far as the git root.
  private mutating func configs(around file: AbsolutePath) -> [SwiftLintConfig] {
    guard let folder = file.parent else { return [] }
    let root = GitRoot.find(from: folder)
    var configs: [SwiftLintConfig] = []
    for candidate in folder.ancestors {
      if let config = config(in: candidate) { configs.append(config) }
      if candidate == root { break }
    }
    return configs
  }

  private mutating func config(in folder: AbsolutePath) -> SwiftLintConfig? {
    if let config = known[folder] { return config }
    let file = folder.appending(SwiftLintConfig.fileName)
    let bytes = tree.isFile(file) ? try? tree.read(file) : nil
    let config = bytes.map { SwiftLintConfig($0, in: folder) }
    known[folder] = .some(config)
    return config
  }
}
