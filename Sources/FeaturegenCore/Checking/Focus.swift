/// What is judged of the files that are read.
///
/// The other files of the same modules are read all the same, as a feature may have parts in them.
package enum Focus: Sendable {
  case everything
  /// The features that have something in one of these files, or one of these full names.
  ///
  /// - Parameter paths: As findings name the files.
  case some(paths: Set<String>, features: Set<String> = [])

  func includes(_ file: FileFacts) -> Bool {
    switch self {
    case .everything: true
    case .some(let paths, _): paths.contains(file.path)
    }
  }

  func includes(_ feature: ObservedFeature) -> Bool {
    switch self {
    case .everything: true
    case .some(let paths, let features):
      features.contains(feature.fullName) || !paths.isDisjoint(with: feature.filePaths)
    }
  }
}
