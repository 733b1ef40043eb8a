import FeatureSamples
import FeaturegenCLI
import FeaturegenCore
import Foundation
import TestSupport
import Testing

/// What `new` writes is read back as what it was written from.
@Suite struct DescribeRoundTripTests {
  struct Setting: Sendable, CustomTestStringConvertible {
    var dialect: Dialect
    var errorHandling = true
    var stackStyle = Dialect.StackStyle.enumeration
    var presentation = Dialect.PresentationKeyPath.value

    var testDescription: String {
      "\(dialect), \(stackStyle), \(presentation)" + (errorHandling ? "" : ", without errors")
    }

    var convention: Convention {
      var convention = Convention.featureNamespace
      convention.errorHandling = errorHandling
      return convention
    }

    var style: TCAStyle {
      TCAStyle(dialect: dialect, presentationKeyPath: presentation, stackStyle: stackStyle)
    }

    static let all = [
      Setting(dialect: .classic), Setting(dialect: .classic, errorHandling: false),
      Setting(dialect: .observation), Setting(dialect: .observation, errorHandling: false),
      Setting(dialect: .observation, stackStyle: .structure),
      Setting(dialect: .observation, presentation: .projected),
    ]
  }

  @Test(arguments: Setting.all)
  func samples(_ setting: Setting) async throws {
    var headless = SampleFeatures.tagRow
    headless.name = SampleFeatures.name("Headless")
    headless.parts.remove(.view)
    var features = SampleFeatures.all + [SampleFeatures.appInfo, headless]
    if !setting.errorHandling {
      features =
        features.filter { feature in
          feature.errors.isEmpty
            && !feature.actions.contains { $0.parameters?.contains("Error") == true }
        } + [SampleFeatures.session]
    }
    try await expectRoundTrip(features, setting)
  }

  /// `FEATUREGEN_ROUNDS` runs more than the sample.
  @Test(arguments: Setting.all)
  func randomFeatures(_ setting: Setting) async throws {
    let rounds = ProcessInfo.processInfo.environment["FEATUREGEN_ROUNDS"].flatMap(UInt64.init) ?? 1
    for seed in 0..<rounds {
      let options = RandomFeature.Options(
        dialect: setting.dialect, errorHandling: setting.errorHandling)
      let features = RandomFeature.features(count: 20, seed: seed, options: options)
      try await expectRoundTrip(features, setting)
    }
  }

  private func expectRoundTrip(_ features: [Feature], _ setting: Setting) async throws {
    let convention = setting.convention
    let folder = try TemporaryDirectory()
    var written: [Feature] = []
    for feature in features {
      let blueprint = convention.blueprint(for: feature, style: setting.style)
      guard blueprint.faults.isEmpty else { continue }
      written.append(feature)
      for file in try FeatureRenderer(library: .builtIn).render(blueprint, module: nil).files {
        try folder.write(file.text, to: "\(feature.name.stem)/\(file.name)")
      }
    }
    let root = try #require(AbsolutePath(folder.path))
    var config = Config()
    config.convention = convention
    let run = DescribeRun(
      scopes: ConfigScopes(config, in: nil), workingDirectory: root, jobs: 2)
    let found = try await run.run(below: root, selecting: .inside(root))
    #expect(found.count == written.count)
    for feature in written {
      let description = try #require(found.first { $0.feature.name == feature.name })
      let expected = feature.canonical(setting.dialect, convention: convention)
      let actual = description.feature.canonical(setting.dialect, convention: convention)
      if expected != actual {
        let writer = SpecWriter(convention: convention)
        #expect(
          writer.text([(actual, [])]) == writer.text([(expected, [])]), "\(feature.name.stem)")
      }
      #expect(expected == actual, "\(feature.name.stem)")
      if feature.hasDistinctHandlers {
        try expectReadable(description.feature, as: expected, setting)
      }
      let remnants = description.remnants.filter { $0.kind != .bindings }
      #expect(remnants.isEmpty, "\(remnants.map(\.description))")
    }
  }

  /// The spec of what was described is read as what was written.
  private func expectReadable(
    _ feature: Feature, as expected: Feature, _ setting: Setting
  ) throws {
    let text = SpecWriter(convention: setting.convention).text([(feature, [])])
    do throws(InvalidInput) {
      let read = try FeatureSpec.read(
        Array(text.utf8), name: "spec", convention: setting.convention, style: setting.style)
      #expect(
        read.features.map { $0.canonical(setting.dialect, convention: setting.convention) }
          == [expected], "\(text)")
    } catch {
      Issue.record("\(error.messages)\n\(text)")
    }
  }
}

extension Feature {
  /// A spec is refused where two methods would have one name.
  fileprivate var hasDistinctHandlers: Bool {
    let names = actions.filter(\.hasHandler).map(\.name) + alert + confirmationDialog
    return Set(names).count == names.count
  }
}
