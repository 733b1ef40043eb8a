import FeatureSamples
import FeaturegenCore
import Foundation
import TestSupport
import Testing

/// What `init` and `new` write compiles without a diagnostic, in every version and mode promised.
@Suite(.enabled(if: StubModules.areAvailable)) struct GeneratedCodeTests {
  struct Setting: Sendable, CustomTestStringConvertible {
    let dialect: Dialect
    let stubs: StubVersion
    let mode: SwiftCompiler.LanguageMode

    var testDescription: String { "\(dialect) on \(stubs.rawValue), Swift \(mode.rawValue)" }

    var style: TCAStyle {
      TCAStyle(
        dialect: dialect, presentationKeyPath: stubs == .tca125 ? .projected : .value,
        stackStyle: stubs == .tca17 ? .structure : .enumeration)
    }

    /// The expansion of `@Reducer enum` warns in Swift 5 mode, whatever one writes.
    var flags: [String] {
      stubs == .tca125 && mode == .swift5
        ? ["-enable-upcoming-feature", "InferSendableFromCaptures"] : []
    }

    static let all = [
      Setting(dialect: .classic, stubs: .tca10, mode: .swift5),
      Setting(dialect: .observation, stubs: .tca17, mode: .swift5),
      Setting(dialect: .observation, stubs: .tca17, mode: .swift6),
      Setting(dialect: .observation, stubs: .tca18, mode: .swift6),
      Setting(dialect: .observation, stubs: .tca125, mode: .swift5),
      Setting(dialect: .observation, stubs: .tca125, mode: .swift6),
    ]

    /// One for each text that can come out.
    static let forms = [all[0], all[2], all[3], all[5]]
  }

  @Test(arguments: Setting.all)
  func bareFeatures(_ setting: Setting) throws {
    try expectClean(try bare(.featureNamespace), .featureNamespace, setting)
  }

  @Test(arguments: [Setting.all[0], Setting.all[5]], Variant.all)
  func variants(_ setting: Setting, _ variant: Variant) throws {
    var convention = Convention.featureNamespace
    variant.change(&convention)
    try expectClean(try bare(convention), convention, setting)
  }

  /// A feature without a screen fits the support module as well.
  @Test(arguments: Setting.forms)
  func headlessFeatures(_ setting: Setting) throws {
    let features = try bare(.featureNamespace).map { feature in
      var feature = feature
      feature.parts.remove(.view)
      return feature
    }
    try expectClean(features, .featureNamespace, setting)
  }

  @Test(arguments: Setting.all)
  func samples(_ setting: Setting) throws {
    try expectClean(SampleFeatures.all, .featureNamespace, setting)
  }

  /// An enum State cannot hold the error-handling child.
  @Test(arguments: Setting.forms)
  func samplesWithoutErrorHandling(_ setting: Setting) throws {
    var convention = Convention.featureNamespace
    convention.errorHandling = false
    let features = [SampleFeatures.session, SampleFeatures.cart, SampleFeatures.root]
    try expectClean(features + SampleFeatures.leaves, convention, setting)
  }

  /// Equatable or not, all that an Action holds is.
  @Test(arguments: [Setting.forms[0], Setting.forms[3]], [true, false])
  func compositions(_ setting: Setting, actionsAreEquatable: Bool) throws {
    var convention = Convention.featureNamespace
    convention.actionEquatable = actionsAreEquatable
    convention.analytics = false
    let features = [
      SampleFeatures.root, SampleFeatures.inbox, SampleFeatures.cart, SampleFeatures.search,
      SampleFeatures.folder,
    ]
    try expectClean(features + SampleFeatures.leaves, convention, setting)
  }

  /// `FEATUREGEN_SAMPLES=1000` renders and compiles as many in each form.
  @Test(arguments: Setting.forms, [true, false])
  func randomFeatures(_ setting: Setting, errorHandling: Bool) throws {
    var convention = Convention.featureNamespace
    convention.errorHandling = errorHandling
    let environment = ProcessInfo.processInfo.environment["FEATUREGEN_SAMPLES"]
    let count = environment.flatMap(Int.init) ?? 60
    let options = RandomFeature.Options(dialect: setting.dialect, errorHandling: errorHandling)
    let share = errorHandling ? count * 2 / 3 : count - count * 2 / 3
    for start in stride(from: 0, to: share, by: 40) {
      let features = RandomFeature.features(
        count: min(40, share - start), seed: UInt64(start), options: options)
      try expectClean(features, convention, setting)
    }
  }

  private func bare(_ convention: Convention) throws -> [Feature] {
    try ["AppInfo", "Login", "URLPreview", "설정"].map {
      .bare(try FeatureName(parsing: $0, convention: convention))
    }
  }

  private func expectClean(
    _ features: [Feature], _ convention: Convention, _ setting: Setting
  ) throws {
    var module = try GeneratedModule(convention, setting)
    try module.render(features)
    try module.expectClean()
    try module.expectCompiles(flags: setting.flags)
  }
}

extension GeneratedCodeTests {
  /// A convention other than the preset's.
  struct Variant: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let change: @Sendable (inout Convention) -> Void

    static let all = [
      Variant(testDescription: "no analytics") { $0.analytics = false },
      Variant(testDescription: "no error handling") { $0.errorHandling = false },
      Variant(testDescription: "neither") {
        $0.analytics = false
        $0.errorHandling = false
      },
      Variant(testDescription: "internal") { $0.access = .internal },
      Variant(testDescription: "package, tabs") {
        $0.access = .package
        $0.layout.indentation = .tab
      },
      Variant(testDescription: "other words") {
        $0.suffix = "Screen"
        $0.namespaceProtocol = "Screen"
        $0.partProtocols = [.state: "ScreenState", .view: "ScreenView"]
        $0.childPrefix = "sub"
        $0.supportModule = "ScreenKit"
      },
      Variant(testDescription: "equatable actions, XCTest") {
        $0.actionEquatable = true
        $0.tests = .xctest
      },
      Variant(testDescription: "actions not equatable") { $0.actionEquatable = false },
    ]
  }
}
