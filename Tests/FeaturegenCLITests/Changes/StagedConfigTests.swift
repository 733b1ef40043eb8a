import FeaturegenCLI
import TestSupport
import Testing

/// The configs of a staged check are those that are staged, at every depth.
@Suite struct StagedConfigTests {
  private static let config = "Login/.featuregen.yml"

  @Test func nestedConfigsComeFromTheIndex() async throws {
    let repository = try await GitFolder.withFeatures()
    try repository.breakReducer(of: "Login")
    try repository.git("add", GitFolder.reducer(of: "Login"))
    let off = "rules: { missing_typealias: off }\n"
    try repository.folder.write(off, to: Self.config)
    #expect(try await repository.check("--staged").status == .findings)
    try repository.git("add", Self.config)
    try repository.folder.write("nonsense: 1\n", to: Self.config)
    let staged = try await repository.check("--staged")
    #expect(staged.status == .success, "\(staged.output)\(staged.errors)")
    #expect(try await repository.check().status == .invalidInput)
    try repository.folder.remove(Self.config)
    #expect(try await repository.check("--staged").status == .success)
  }

  @Test func aBrokenNestedConfigIsNotCommitted() async throws {
    let repository = try await GitFolder.withFeatures()
    try repository.folder.write("\nnonsense: 1\n", to: Self.config)
    try repository.git("add", Self.config)
    try repository.folder.write("", to: Self.config)
    let run = try await repository.check("--staged")
    #expect(run.status == .invalidInput)
    #expect(run.errors.hasPrefix("Login/.featuregen.yml:2:1: error: unknown key 'nonsense'"))
  }
}
