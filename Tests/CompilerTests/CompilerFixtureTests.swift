import TestSupport
import Testing

@Suite(.enabled(if: StubModules.areAvailable))
struct CompilerFixtureTests {
  @Test(arguments: FixtureConfiguration.all)
  func accepted(configuration: FixtureConfiguration) throws {
    let folder = try TemporaryDirectory()
    let modules = try configuration.supportModules(into: folder)
    for (flags, fixtures) in try configuration.groups(of: "accepted") {
      let found = try configuration.check(fixtures, flags: flags, modules: modules)
      let tolerant = Set(
        fixtures.filter { $0.warningVersions.contains(configuration.version) }.map(\.path))
      let shared = Set(try configuration.dialect.sharedFiles())
      let faults = found.filter {
        $0.severity == .error || !tolerant.contains($0.file) && !shared.contains($0.file)
      }
      #expect(faults.isEmpty, "\(faults)")
    }
  }

  @Test(arguments: FixtureConfiguration.all)
  func rejected(configuration: FixtureConfiguration) throws {
    let folder = try TemporaryDirectory()
    let modules = try configuration.supportModules(into: folder)
    for (flags, fixtures) in try configuration.groups(of: "rejected") {
      let errors = try configuration.check(fixtures, flags: flags, modules: modules)
        .filter { $0.severity == .error }
      let known = Set(fixtures.map(\.path) + (try configuration.dialect.sharedFiles()))
      let elsewhere = errors.filter { !known.contains($0.file) }
      #expect(elsewhere.isEmpty, "\(elsewhere)")
      for fixture in fixtures {
        verify(fixture, errors.filter { $0.file == fixture.path })
      }
    }
  }

  /// Each stated error has happened, and no line has one without a statement.
  private func verify(_ fixture: CompilerFixture, _ errors: [CompilerDiagnostic]) {
    #expect(!fixture.errors.isEmpty, "\(fixture.name) states no error")
    let missing = fixture.errors.filter { stated in
      !errors.contains { $0.line == stated.line && $0.message.contains(stated.value) }
    }
    #expect(missing.isEmpty, "\(missing), but found \(errors)")
    let lines = Set(fixture.errors.compactMap(\.line))
    let unstated = errors.filter { !lines.contains($0.line) }
    #expect(unstated.isEmpty, "\(unstated)")
  }

  @Test(arguments: ["accepted", "rejected"], FixtureDialect.allCases)
  func everyFixtureRuns(kind: String, dialect: FixtureDialect) throws {
    let fixtures = try CompilerFixture.all(kind, dialect: dialect)
    let run = try FixtureConfiguration.all.filter { $0.dialect == dialect }
      .flatMap { try $0.groups(of: kind) }
      .flatMap { group in group.fixtures.map(\.path) }
    #expect(!fixtures.isEmpty)
    #expect(Set(fixtures.map(\.path)) == Set(run))
  }
}
