import FeatureSamples
import FeaturegenCLI
import FeaturegenCore
import Foundation
import TestSupport
import Testing

/// `describe(new(spec)) == spec` and `check(new(spec))` is empty, through the commands themselves.
@Suite struct SpecPipelineTests {
  static let versions = ["1.0.0", "1.7.3", "1.8.0", "1.25.5"]

  /// `FEATUREGEN_ROUNDS` runs more than the sample, twenty features each.
  @Test(arguments: versions)
  func roundTrip(_ version: String) async throws {
    let rounds = ProcessInfo.processInfo.environment["FEATUREGEN_ROUNDS"].flatMap(UInt64.init) ?? 1
    let style = TCAStyle(
      try TCASelection(version: try .init(parsing: version), origin: "a test"))
    let options = RandomFeature.Options(dialect: style.dialect)
    for seed in 0..<rounds {
      let features = RandomFeature.features(count: 20, seed: 1_000 + seed, options: options)
      try await expectRoundTrip(features, version: version, style: style)
    }
  }

  private func expectRoundTrip(
    _ features: [Feature], version: String, style: TCAStyle
  ) async throws {
    let convention = Convention.featureNamespace
    let writer = SpecWriter(convention: convention)
    let writable = features.filter {
      convention.blueprint(for: $0, style: style).faults.isEmpty
    }
    let folder = try TemporaryDirectory()
    #expect(writable.count > 15)
    let spec = writer.text(writable.map { ($0, []) })
    try folder.write(spec, to: "All.feature.yml")

    let read = try FeatureSpec.read(
      Array(spec.utf8), name: "spec", convention: convention, style: style)
    #expect(read.features.count == writable.count)
    let new = try await CommandRun(
      ["new", "--spec", "All.feature.yml", "--tca", version], in: folder)
    #expect(new.status == .success, "\(new.errors)")
    guard new.status == .success else { return }

    let check = try await CheckOutput(in: folder)
    #expect(check.features.count == writable.count)
    #expect(check.findings.isEmpty, "\(check.findings)")

    let described = try await CommandRun(["describe", "."], in: folder)
    #expect(described.status == .success)
    let again = try FeatureSpec.read(
      Array(described.output.utf8), name: "described", convention: convention, style: style)
    for feature in read.features {
      let other = again.features.first { $0.name == feature.name }
      let expected = feature.canonical(style.dialect, convention: convention)
      #expect(
        other?.canonical(style.dialect, convention: convention) == expected,
        "\(feature.name.stem)")
    }
  }
}
