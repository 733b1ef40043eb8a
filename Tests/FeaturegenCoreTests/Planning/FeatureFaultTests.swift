import FeatureSamples
import FeaturegenCore
import Testing

/// What cannot be written is refused before a template sees it.
@Suite struct FeatureFaultTests {
  @Test func samplesHaveNone() {
    for style in Self.styles {
      for feature in SampleFeatures.all {
        #expect(faults(of: feature, style: style).isEmpty)
      }
    }
  }

  @Test func requiredValueWithoutExample() {
    var feature = Feature.bare(SampleFeatures.name("Login"))
    var property = PropertyMember(name: "user", type: "User")
    feature.state = .structure(conformances: [], properties: [property])
    #expect(faults(of: feature) == [.noExample(property: "user", type: "User")])
    property.example = ".guest"
    feature.state = .structure(conformances: [], properties: [property])
    #expect(faults(of: feature).isEmpty)
  }

  @Test(arguments: [ChildMember.Kind.embedded, .optional])
  func childThatHoldsItself(_ kind: ChildMember.Kind) {
    var feature = Feature.bare(SampleFeatures.name("Folder"))
    feature.children = [ChildMember(name: "Folder", kind: kind)]
    #expect(faults(of: feature) == [.endless(child: "childFolder")])
  }

  @Test func errorChildInPlace() {
    var feature = Feature.bare(SampleFeatures.name("Login"))
    feature.children = [ChildMember(name: "ErrorHandling", kind: .embedded)]
    #expect(faults(of: feature) == [.errorChildInPlace(kind: "embedded")])
  }

  @Test func enumStateBesideErrorHandling() {
    #expect(faults(of: SampleFeatures.session) == [.enumStateHolds("childErrorHandling")])
  }

  @Test func twoMembersOfOneName() {
    var feature = Feature.bare(SampleFeatures.name("Login"))
    feature.actions.append(ActionMember(name: "childErrorHandling"))
    #expect(faults(of: feature) == [.repeated("LoginFeature.Action.childErrorHandling")])
  }

  @Test func coverOnTheMac() {
    var feature = SampleFeatures.profile
    feature.viewPlatforms = ["macOS"]
    #expect(
      faults(of: feature) == [.unavailable(presentation: "fullScreenCover", platform: "macOS")])
  }

  @Test func otherMistakes() {
    var feature = Feature.bare(SampleFeatures.name("Login"))
    feature.actions = [
      ActionMember(name: "self", hasHandler: true), ActionMember(name: "a", parameters: "Int,,"),
    ]
    #expect(faults(of: feature) == [.noParameters("Int,,"), .handlerName("self")])
    var convention = Convention.featureNamespace
    convention.errorHandling = false
    feature.actions = []
    #expect(faults(of: feature, under: convention) == [.noAction])
  }

  private static let styles = [
    TCAStyle(dialect: .classic), TCAStyle(dialect: .observation, stackStyle: .structure),
    TCAStyle(dialect: .observation),
  ]

  private func faults(
    of feature: Feature, under convention: Convention = .featureNamespace,
    style: TCAStyle = TCAStyle(dialect: .observation)
  ) -> [FeatureFault] {
    convention.blueprint(for: feature, style: style).faults
  }
}
