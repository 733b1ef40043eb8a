import FeatureSamples
import FeaturegenCLI
import FeaturegenCore
import TestSupport
import Testing

extension GeneratedCodeTests {
  /// A feature whose files are kept in `Tests/Fixtures/golden/NAME/FORM`.
  struct GoldenCase: Sendable, CustomTestStringConvertible {
    let name: String
    let features: [Feature]
    let forms: [Form]
    var errorHandling = true

    var testDescription: String { name }

    static let all = [
      GoldenCase("appInfo", [SampleFeatures.appInfo, SampleFeatures.tagRow]),
      GoldenCase("presentations", SampleFeatures.profile, forms: [.classic, .today, .projected]),
      GoldenCase("destination", SampleFeatures.inbox, forms: Form.allCases),
      GoldenCase("stack", SampleFeatures.root, forms: Form.allCases),
      GoldenCase("alerts", SampleFeatures.cart, forms: [.classic, .today, .projected]),
      GoldenCase("children", [SampleFeatures.library, SampleFeatures.folder]),
      GoldenCase("groups", SampleFeatures.search),
      GoldenCase("enumState", SampleFeatures.session, errorHandling: false),
      GoldenCase("platforms", SampleFeatures.player),
      GoldenCase("payloads", SampleFeatures.events),
      GoldenCase("properties", SampleFeatures.form),
      GoldenCase("errorsAndDependencies", SampleFeatures.download),
    ]

    init(
      _ name: String, _ features: [Feature], forms: [Form] = [.classic, .today],
      errorHandling: Bool = true
    ) {
      self.name = name
      self.features = features
      self.forms = forms
      self.errorHandling = errorHandling
    }

    init(
      _ name: String, _ feature: Feature, forms: [Form] = [.classic, .today],
      errorHandling: Bool = true
    ) {
      self.init(name, [feature], forms: forms, errorHandling: errorHandling)
    }
  }

  /// What is written for a range of versions.
  enum Form: String, CaseIterable, Sendable {
    case classic = "1.0"
    case structures = "1.7"
    case today = "1.8"
    case projected = "1.25"

    var setting: Setting {
      switch self {
      case .classic: Setting.forms[0]
      case .structures: Setting.forms[1]
      case .today: Setting.forms[2]
      case .projected: Setting.forms[3]
      }
    }
  }

  @Test(arguments: GoldenCase.all)
  func golden(_ sample: GoldenCase) throws {
    var convention = Convention.featureNamespace
    convention.separator = "+"
    convention.errorHandling = sample.errorHandling
    for form in sample.forms {
      for feature in sample.features {
        let blueprint = convention.blueprint(for: feature, style: form.setting.style)
        let rendered = try FeatureRenderer(library: .builtIn).render(blueprint, module: "Screens")
        for file in rendered.files {
          try Golden("golden/\(sample.name)/\(form.rawValue)/\(file.name)").verify(file.text)
        }
      }
    }
  }

  /// The features of ``samples(_:)`` are the others; these need modules of their own.
  @Test(arguments: Setting.forms)
  func appInfo(_ setting: Setting) throws {
    var module = try GeneratedModule(.featureNamespace, setting)
    module.libraries = [("AppFoundation", Self.appFoundation), ("AppUI", "public enum Card {}\n")]
    try module.render([SampleFeatures.appInfo, SampleFeatures.tagRow, SampleFeatures.header])
    try module.expectClean()
    try module.expectCompiles(flags: setting.flags)
  }

  private static let appFoundation = """
    import ComposableArchitecture

    public enum AppIcon: Equatable, Sendable { case primary }

    public struct Defaults: Sendable {
      public struct Key<Value>: Sendable {}
      public static subscript(key: Key<AppIcon>) -> AppIcon { .primary }
    }

    extension Defaults.Key where Value == AppIcon {
      public static var selectedAppIcon: Self { Self() }
    }

    public struct Pasteboard: TestDependencyKey, Sendable {
      public static let testValue = Pasteboard()
    }

    extension DependencyValues {
      public var pasteboard: Pasteboard {
        get { self[Pasteboard.self] }
        set { self[Pasteboard.self] = newValue }
      }
    }

    """
}
