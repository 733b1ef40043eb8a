import FeaturegenCore
import Testing

@Suite struct SpecFixtureTests {
  @Test(arguments: SpecFixture.all(in: "valid"))
  func reads(_ fixture: SpecFixture) throws {
    let result = try fixture.read()
    #expect(!result.features.isEmpty)
    #expect(result.warnings == fixture.expected("warn", severity: "warning"))
  }

  @Test(arguments: SpecFixture.all(in: "invalid"))
  func refuses(_ fixture: SpecFixture) throws {
    let expected = fixture.expected("expect", severity: "error")
    try #require(!expected.isEmpty)
    let error = #expect(throws: InvalidInput.self) { try fixture.read() }
    #expect((error?.messages ?? []).joined(separator: "\n") == expected.joined(separator: "\n"))
  }

  @Test func fixturesAreThere() {
    #expect(SpecFixture.all(in: "valid").count > 8)
    #expect(SpecFixture.all(in: "invalid").count > 15)
  }
}
