import FeatureSamples
import FeaturegenCore
import Foundation
import TestSupport
import Testing

/// Faults put into features by their structure alone: into generated ones, and into a project that
/// `FEATUREGEN_REAL_CODE` names, with the config that `FEATUREGEN_REAL_CONFIG` names.
///
/// Each fault is reported by exactly one finding that was not there before, of the rule that owns
/// it and at its line and column.
@Suite struct RealCodeMutationTests {
  @Test(arguments: Dialect.allCases)
  func generatedFeatures(_ dialect: Dialect) async throws {
    let folder = try TemporaryDirectory()
    let version = dialect == .classic ? "1.0.0" : "1.7.3"
    let features = [
      SampleFeatures.appInfo, SampleFeatures.tagRow, SampleFeatures.header, SampleFeatures.search,
    ]
    let writer = SpecWriter(convention: .featureNamespace)
    try folder.write(writer.text(features.map { ($0, []) }), to: "All.feature.yml")
    let new = try await CommandRun(
      ["new", "--spec", "All.feature.yml", "--tca", version], in: folder)
    try #require(new.status == .success, "\(new.errors)")
    let project = try await MutatedProject(folder, config: "version: 1\n")
    #expect(project.findings.isEmpty)
    #expect(project.features.count == features.count)
    var counts: [String: Int] = [:]
    for feature in project.features
    where ["AppInfoFeature", "SearchFeature"].contains(feature.name) {
      try await expectAllReported(feature, in: project, &counts)
    }
    #expect(counts.values.reduce(0, +) > 100)
  }

  @Test(.enabled(if: RealCode.folder != nil))
  func realFeatures() async throws {
    let folder = try TemporaryDirectory()
    let source = try #require(RealCode.folder)
    let config =
      try RealCode.config.map { try String(contentsOfFile: $0, encoding: .utf8) } ?? "version: 1\n"
    for path in try FileManager.default.subpathsOfDirectory(atPath: source)
    where path.hasSuffix(".swift") {
      let text = try? String(contentsOfFile: "\(source)/\(path)", encoding: .utf8)
      if let text { try folder.write(text, to: path) }
    }
    let project = try await MutatedProject(folder, config: config)
    var counts: [String: Int] = [:]
    for feature in project.features {
      let module = try await project.narrowed(to: feature, config: config)
      let same = try #require(module.features.first { $0.name == feature.name })
      try await expectAllReported(same, in: module, &counts)
    }
    print("\(project.features.count) features, \(counts.values.reduce(0, +)) faults")
    for (kind, count) in counts.sorted(by: { $0.key < $1.key }) { print("\(count)\t\(kind)") }
    #expect(!counts.isEmpty)
  }

  /// - Parameter counts: How many faults of each kind were put in: `rule: name of the fault`.
  private func expectAllReported(
    _ feature: ProjectFeature, in project: MutatedProject, _ counts: inout [String: Int]
  ) async throws {
    for mutation in feature.mutations {
      counts["\(mutation.rule.rawValue): \(mutation.name)", default: 0] += 1
      let miss = try await project.miss(of: mutation, in: feature)
      #expect(miss == nil, "\(miss?.description ?? "")")
    }
  }
}

/// Code outside this repository; none of it is kept here.
private enum RealCode {
  static var folder: String? { ProcessInfo.processInfo.environment["FEATUREGEN_REAL_CODE"] }
  static var config: String? { ProcessInfo.processInfo.environment["FEATUREGEN_REAL_CONFIG"] }
}
