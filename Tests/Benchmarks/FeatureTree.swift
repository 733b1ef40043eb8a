import FeatureSamples
import FeaturegenCLI
import FeaturegenCore
import Foundation

/// A folder of features as `featuregen new` writes them, from specs made up from seeds.
struct FeatureTree {
  /// As many as one seed gives; children are among them.
  private static let batch = 20

  let folder: String
  private(set) var featureCount = 0
  private(set) var fileCount = 0
  private(set) var byteCount = 0

  /// - Parameter modules: The targets of a package; `nil` for a folder that is one module.
  init(features: Int, modules: Int? = nil, in folder: String) throws {
    self.folder = folder
    if let modules {
      try write(Self.manifest(modules: modules), to: "Package.swift")
    }
    var seed: UInt64 = 0
    while featureCount < features {
      let module = modules.map { "Sources/Module\(Int(seed) % $0)/" } ?? ""
      try writeBatch(atMost: features - featureCount, seed: seed, to: module)
      seed += 1
    }
  }

  private mutating func writeBatch(atMost limit: Int, seed: UInt64, to module: String) throws {
    let style = TCAStyle(dialect: .observation)
    let convention = Convention.featureNamespace
    let features = RandomFeature.features(
      count: Self.batch, seed: seed, prefix: "Batch\(seed)", options: .init(dialect: style.dialect))
    let blueprints = features.map { convention.blueprint(for: $0, style: style) }
      .filter(\.faults.isEmpty)
    let renderer = FeatureRenderer(library: .builtIn)
    for blueprint in blueprints.prefix(limit) {
      for file in try renderer.render(blueprint, module: nil).files {
        try write(file.text, to: "\(module)\(blueprint.feature.name.stem)/\(file.name)")
      }
      featureCount += 1
    }
  }

  private mutating func write(_ text: String, to path: String) throws {
    let url = URL(fileURLWithPath: folder).appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
    fileCount += 1
    byteCount += text.utf8.count
  }

  private static func manifest(modules: Int) -> String {
    let targets = (0..<modules).map { "    .target(name: \"Module\($0)\"),\n" }.joined()
    return """
      // swift-tools-version: 6.1
      import PackageDescription

      let package = Package(
        name: "Modules",
        targets: [
      \(targets)  ]
      )

      """
  }
}
