import FeatureSamples
import Testing

@testable import FeaturegenCore

@Suite struct BlueprintNamesTests {
  @Test(
    arguments: [
      ("TagRow", "TagRows"), ("Bus", "Buses"), ("Box", "Boxes"), ("Quiz", "Quizes"),
      ("Match", "Matches"), ("Dish", "Dishes"), ("Entry", "Entries"), ("Day", "Days"), ("Y", "Ys"),
    ])
  func plurals(_ word: String, expected: String) {
    #expect(PluralName.of(word) == expected)
  }

  @Test func childrenInStateAndAction() {
    var feature = SampleFeatures.library
    feature.path = SampleFeatures.root.path
    feature.destination = SampleFeatures.inbox.destination
    feature.alert = ["confirmed"]
    var convention = Convention.featureNamespace
    func names() -> [String] {
      convention.children(of: feature, access: .public).map(\.name)
    }
    #expect(
      names() == [
        "childErrorHandling", "childPlayer", "childPlaylist", "childLibrary", "childDestination",
        "childPath", "alert",
      ])
    convention.childPrefix = ""
    #expect(
      names() == [
        "errorHandling", "player", "playlist", "library", "destination", "path", "alert",
      ])
  }

  @Test func errorChildStandsWhereTheSpecListsIt() {
    var feature = SampleFeatures.library
    feature.children.append(ChildMember(name: "ErrorHandling", kind: .popover))
    let children = Convention.featureNamespace.children(of: feature, access: .package)
    #expect(children.map(\.name).last == "childErrorHandling")
    #expect(children.map(\.modifier).last == "popover")
    #expect(children.map(\.access) == ["", "", "", "package "])
  }

  @Test func handlersOfOneNameAreKeptApart() {
    var names = HandlerNames(of: ["close", "close", "open", "close"])
    #expect(names.name(for: "close", in: nil) == "close")
    #expect(names.name(for: "close", in: "view") == "viewClose")
    #expect(names.name(for: "open", in: "view") == "open")
    #expect(names.name(for: "viewClose", in: nil) == "viewClose2")
  }

  @Test func filesOfPlatforms() {
    let blueprint = Convention.featureNamespace.blueprint(
      for: SampleFeatures.player, style: TCAStyle(dialect: .classic))
    #expect(
      blueprint.files.map(\.name) == [
        "VideoPlayerFeature.swift", "VideoPlayerFeature*Reducer.swift",
        "VideoPlayerFeature*View*iOS.swift", "VideoPlayerFeature*View*macOS.swift",
        "VideoPlayerFeatureTests.swift",
      ])
  }
}
