import FeatureSamples
import Testing

@testable import FeaturegenCore

@Suite struct ImportListTests {
  @Test func eachRoleHasItsOwn() {
    let blueprint = blueprint(of: SampleFeatures.header)
    #expect(
      modules(of: .overview, in: blueprint) == ["ComposableArchitecture", "FeatureKit", "SwiftUI"])
    #expect(modules(of: .reducer, in: blueprint) == ["ComposableArchitecture", "FeatureKit"])
    #expect(
      modules(of: .view, in: blueprint) == ["ComposableArchitecture", "FeatureKit", "SwiftUI"])
    #expect(
      modules(of: .tests, in: blueprint) == ["ComposableArchitecture", "FeatureKit", "Testing"])
  }

  @Test func foundationWhereItsTypesAreNamed() {
    let blueprint = blueprint(of: SampleFeatures.tagRow)
    #expect(!modules(of: .overview, in: blueprint).contains("Foundation"))
    #expect(!modules(of: .reducer, in: blueprint).contains("Foundation"))
    #expect(modules(of: .tests, in: blueprint).contains("Foundation"))
    let article = self.blueprint(of: SampleFeatures.events)
    #expect(modules(of: .reducer, in: article).contains("Foundation"))
  }

  @Test func accessAndConditions() throws {
    var feature = SampleFeatures.header
    feature.imports = [
      ModuleImport(module: "UIKit", condition: "canImport(UIKit)"),
      ModuleImport(module: "MapKit", condition: "canImport(UIKit)"),
      ModuleImport(module: "AppUI", access: "public"),
    ]
    feature.children = [ChildMember(name: "Tour", kind: .sheet)]
    feature.children[0].module = "Tours"
    let blueprint = blueprint(of: feature)
    let file = try #require(blueprint.files.first { $0.role == .reducer })
    let list = ImportList(for: file, in: blueprint, module: nil)
    #expect(
      list.plain == [
        "public import AppUI", "import ComposableArchitecture", "import FeatureKit", "import Tours",
      ])
    #expect(list.conditional.map(\.condition) == ["canImport(UIKit)"])
    #expect(list.conditional.map(\.lines) == [["import MapKit", "import UIKit"]])
  }

  private func blueprint(of feature: Feature) -> Blueprint {
    Convention.featureNamespace.blueprint(
      for: feature, style: TCAStyle(dialect: .observation))
  }

  private func modules(of role: FileRole, in blueprint: Blueprint) -> [String] {
    blueprint.files.filter { $0.role == role }.flatMap { file in
      ImportList(for: file, in: blueprint, module: "M").plain.map { String($0.dropFirst(7)) }
    }
  }
}
