import FeaturegenCore
import Foundation
import TestSupport
import Testing

/// What describing some files gave.
struct Described {
  let descriptions: [FeatureDescription]

  var features: [Feature] { descriptions.map(\.feature) }
  var remnants: [String] { descriptions.flatMap(\.remnants).map(\.description) }

  var spec: String {
    SpecWriter(convention: .featureNamespace).text(
      features.map { (feature: $0, comments: []) })
  }

  /// - Parameter files: The text of each file, by its name.
  init(_ files: [String: String], convention: Convention = .featureNamespace) async throws {
    let folder = try TemporaryDirectory()
    for (name, text) in files { try folder.write(text, to: name) }
    let root = try #require(AbsolutePath(folder.path))
    var config = Config()
    config.convention = convention
    let run = DescribeRun(
      scopes: ConfigScopes(config, in: nil), workingDirectory: root, jobs: 2)
    descriptions = try await run.run(below: root, selecting: .inside(root))
  }

  /// One file.
  init(_ text: String) async throws {
    try await self.init(["Feature.swift": text])
  }
}
