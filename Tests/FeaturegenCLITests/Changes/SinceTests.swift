import FeaturegenCLI
import Foundation
import TestSupport
import Testing

/// `check --since REV` judges what the working tree has changed since the merge base.
@Suite struct SinceTests {
  /// `Login` is broken on `main` after the branch `topic` has left it; `topic` is checked out.
  private func branched() async throws -> GitFolder {
    let repository = try await GitFolder.withFeatures()
    try repository.git("branch", "topic")
    try repository.breakReducer(of: "Login")
    try repository.commit()
    try repository.git("switch", "-q", "topic")
    return repository
  }

  @Test func committedAndNot() async throws {
    let repository = try await branched()
    #expect(try await repository.check("--since", "main", "--strict").errors.isEmpty)
    try repository.breakReducer(of: "AppInfo")
    let edited = try await repository.check("--since", "main")
    #expect(edited.status == .findings)
    #expect(edited.output.hasPrefix("AppInfo/AppInfoFeature*Reducer.swift:4:11: error: "))
    #expect(edited.errors == "1 error, 0 warnings\nchecked 1 feature in 1 file\n")
    try repository.commit()
    #expect(try await repository.check("--since", "main").output == edited.output)
    #expect(try await repository.check("--since", "HEAD").output.isEmpty)
    #expect(try await repository.check("--since", "HEAD~").output == edited.output)
  }

  @Test func untrackedAndIgnored() async throws {
    let repository = try await branched()
    try repository.folder.write("/Made\n", to: ".gitignore")
    #expect(try await repository.run("new", "Sign", "--path", "Made").status == .success)
    try repository.folder.remove("Made/Sign/SignFeature*Reducer.swift")
    #expect(try await repository.check("--since", "main").output.isEmpty)
    #expect(try await repository.run("new", "Sign").status == .success)
    try repository.breakReducer(of: "Sign")
    let run = try await repository.check("--since", "main")
    #expect(run.output.hasPrefix("Sign/SignFeature*Reducer.swift:4:11: error: "), "\(run.output)")
  }

  @Test func removed() async throws {
    let repository = try await branched()
    try repository.folder.remove(GitFolder.reducer(of: "AppInfo"))
    let run = try await repository.check("--since", "main")
    #expect(run.output.contains("[missing_file]"))
    try repository.commit()
    #expect(try await repository.check("--since", "main").output == run.output)
  }

  /// As in a checkout that was copied or taken from a cache.
  @Test func timeStampsAlone() async throws {
    let repository = try await branched()
    for name in try FileManager.default.subpathsOfDirectory(atPath: "\(repository.path)/AppInfo") {
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSince1970: 1_000_000_000)],
        ofItemAtPath: "\(repository.path)/AppInfo/\(name)")
    }
    let run = try await repository.check("--since", "main", "--strict")
    #expect(run.status == .success && run.errors.isEmpty, "\(run)")
  }

  @Test(arguments: [
    "absent", "", " ", "--output=x", "-x", "HEAD..main", "HEAD:AppInfo", "a\nb", "main^{tree}",
  ])
  func noRevision(_ revision: String) async throws {
    let repository = try await branched()
    let before = try FileManager.default.subpathsOfDirectory(atPath: repository.path)
    let run = try await repository.check("--since=\(revision)")
    #expect(run.status == .missingInput)
    #expect(run.errors.contains("fetch-depth: 0"))
    #expect(try FileManager.default.subpathsOfDirectory(atPath: repository.path) == before)
  }

  @Test func nothingInCommon() async throws {
    let repository = try await branched()
    try repository.git("switch", "-q", "--orphan", "other")
    try repository.folder.write("let x = 1\n", to: "X.swift")
    try repository.commit()
    let run = try await repository.check("--since", "main")
    #expect(run.status == .missingInput)
    #expect(run.errors.contains("'main' and 'HEAD' have no commit in common\n"))
  }

  @Test func shallowClone() async throws {
    let origin = try await branched()
    try origin.breakReducer(of: "AppInfo")
    try origin.commit()
    let clone = try GitFolder()
    try clone.git("clone", "-q", "--depth", "1", "file://\(origin.path)", "app")
    let unknown = try await clone.check("--since", "origin/main", in: "app")
    #expect(unknown.status == .missingInput)
    #expect(unknown.errors.contains("git knows no revision 'origin/main' here; fetch it first"))
    try clone.git(
      "fetch", "-q", "--depth", "1", "origin", "main:refs/remotes/origin/main", in: "app")
    let shallow = try await clone.check("--since", "origin/main", in: "app")
    #expect(shallow.status == .missingInput)
    #expect(shallow.errors.contains("in this shallow clone; fetch the whole history"))
    try clone.git("fetch", "-q", "--unshallow", in: "app")
    let whole = try await clone.check("--since", "origin/main", in: "app")
    #expect(whole.output.hasPrefix("AppInfo/AppInfoFeature*Reducer.swift:4:11: error: "))
    #expect(whole.errors.hasSuffix("checked 1 feature in 1 file\n"))
  }
}
