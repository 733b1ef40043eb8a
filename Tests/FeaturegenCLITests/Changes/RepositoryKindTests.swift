import FeaturegenCLI
import Foundation
import TestSupport
import Testing

/// Repositories that are not a folder with a `.git` in it and all files on disk.
@Suite struct RepositoryKindTests {
  private let reducer = GitFolder.reducer(of: "Login")

  /// Breaks a feature in a repository at `folder` and stages that.
  private func stageFault(in repository: GitFolder, at folder: String) throws {
    let file = "\(folder)/\(reducer)"
    let text = try repository.folder.text(file)
    try repository.folder.write(
      text.replacingOccurrences(of: "  public typealias State = LoginFeature.State\n", with: ""),
      to: file)
    try repository.git("add", ".", in: folder)
  }

  @Test func linkedWorktree() async throws {
    let repository = try await GitFolder.withFeatures()
    try repository.git("worktree", "add", "-q", "tree")
    try stageFault(in: repository, at: "tree")
    let run = try await repository.check("--staged", in: "tree")
    #expect(run.output.hasPrefix("\(reducer):4:11: error: "), "\(run.errors)")
    #expect(try await repository.check("--staged").errors.isEmpty)
    #expect(try await repository.check("--since", "main", in: "tree").output == run.output)
  }

  @Test func submodule() async throws {
    let library = try await GitFolder.withFeatures()
    let app = try await GitFolder.withFeatures()
    try app.git("submodule", "--quiet", "add", library.path, "Library")
    try app.commit()
    try stageFault(in: app, at: "Library")
    let inside = try await app.check("--staged", in: "Library")
    #expect(inside.output.hasPrefix("\(reducer):4:11: error: "), "\(inside.errors)")
    #expect(try await app.check("--since", "HEAD", in: "Library").output == inside.output)
    // Seen from around it, a submodule is another repository.
    try app.git("commit", "-q", "-m", "Change", in: "Library")
    try app.git("add", ".")
    let around = try await app.check("--staged", "--strict")
    #expect(around.status == .success && around.output.isEmpty && around.errors.isEmpty)
    #expect(try await app.check("--since", "HEAD").errors.isEmpty)
    let named = try await app.check("Library", "--staged")
    #expect(named.status == .missingInput)
    #expect(named.errors.contains("Library' does not belong to the git repository"))
  }

  @Test func supportModuleInASubmodule() async throws {
    let library = try GitFolder()
    #expect(try await library.run("init", "--tca", "1.25.5").status == .success)
    try library.commit()
    let app = try GitFolder()
    try app.git("submodule", "--quiet", "add", library.path, "FeatureKit")
    #expect(try await app.run("new", "Login").status == .success)
    try app.git("add", ".")
    let run = try await app.check("--staged", "--verbose")
    #expect(run.errors.contains("support module: FeatureKit, observation\n"), "\(run.errors)")
  }

  @Test(arguments: ["with space", "ünï", "e\u{301}", "new\nline", "tab\t\"quote\"", "*", ":(top)"])
  func oddNames(_ name: String) async throws {
    let repository = try GitFolder()
    #expect(
      try await CommandRun(["new", "Login", "--path", name], in: repository.path).status == .success
    )
    try repository.commit()
    try stageFault(in: repository, at: name)
    for arguments in [["--staged"], ["--since", "HEAD"]] {
      let run = try await CommandRun(
        ["check", "--format", "json"] + arguments, in: repository.path)
      let output = try JSONDecoder().decode(CheckOutput.self, from: Data(run.output.utf8))
      #expect(output.findings.map(\.location.path) == ["\(name)/\(reducer)"])
      let inside = try await repository.check("--staged", in: name)
      #expect(inside.output.hasPrefix("\(reducer):4:11: error: "))
    }
    try repository.git("config", "core.quotePath", "true")
    try repository.commit()
    try repository.git("rm", "-q", "-r", "--", ".", in: "\(name)/Login")
    #expect(try await repository.check("--staged").errors.isEmpty)
  }

  @Test func linksInTheIndex() async throws {
    let repository = try await GitFolder.withFeatures()
    try repository.folder.write(
      "version: 1\nrules: { missing_typealias: off }\n", to: "shared/config.yml")
    try repository.folder.remove(".featuregen.yml")
    try FileManager.default.createSymbolicLink(
      atPath: "\(repository.path)/.featuregen.yml", withDestinationPath: "shared/config.yml")
    try FileManager.default.createSymbolicLink(
      atPath: "\(repository.path)/Link.swift", withDestinationPath: reducer)
    try repository.breakReducer(of: "Login")
    try repository.git("add", ".")
    let run = try await repository.check("--staged")
    #expect(run.status == .success, "\(run.output)")
    try repository.folder.write("version: 1\n", to: "shared/config.yml")
    try repository.git("add", ".")
    let faulty = try await repository.check("--staged")
    #expect(faulty.output.hasPrefix("\(reducer):4:11: error: "))
    #expect(faulty.errors == "1 error, 0 warnings\nchecked 1 feature in 1 file\n")
  }

  @Test func lineEndsAndFilters() async throws {
    let repository = try await GitFolder.withFeatures()
    try repository.git("config", "filter.upper.clean", "tr a-z A-Z")
    try repository.folder.write(
      "*Reducer.swift eol=crlf\n*.txt filter=upper\n", to: ".gitattributes")
    try repository.commit()
    let text = try repository.folder.text(reducer)
    // The working tree has CRLF, what is staged has LF.
    try repository.folder.write(
      ("// more\n" + text).replacingOccurrences(of: "\n", with: "\r\n"), to: reducer)
    try repository.git("add", ".")
    let run = try await repository.check("--staged")
    #expect(run.status == .success && run.errors == "checked 1 feature in 1 file\n", "\(run)")
    try repository.commit()
    #expect(try await repository.check("--since", "HEAD").errors.isEmpty)
  }

  @Test(arguments: ["--cone", "--no-cone"])
  func sparseCheckout(_ mode: String) async throws {
    let repository = try await GitFolder.withFeatures()
    try repository.git("config", "index.sparse", mode == "--cone" ? "true" : "false")
    try repository.git(
      "sparse-checkout", "set", mode, mode == "--cone" ? "AppInfo" : "/AppInfo/")
    #expect(!FileManager.default.fileExists(atPath: "\(repository.path)/Login"))
    let file = "AppInfo/AppInfoFeature.swift"
    try repository.folder.write(try repository.folder.text(file) + "// more\n", to: file)
    try repository.git("add", ".")
    let run = try await repository.check("--staged")
    #expect(run.status == .success && run.errors == "checked 1 feature in 1 file\n", "\(run)")
  }

  @Test func splitIndexAndOtherIndex() async throws {
    let repository = try await GitFolder.withFeatures()
    try repository.git("update-index", "--split-index")
    try repository.breakReducer(of: "Login")
    try repository.git("add", ".")
    #expect(try await repository.check("--staged").status == .findings)
  }

  @Test func objectNamesOfSHA256() async throws {
    let repository = try GitFolder()
    try FileManager.default.removeItem(atPath: "\(repository.path)/.git")
    try repository.git("init", "-q", "-b", "main", "--object-format=sha256")
    try repository.folder.write("version: 1\n", to: ".featuregen.yml")
    #expect(try await repository.run("new", "Login").status == .success)
    try repository.git("add", ".")
    #expect(try await repository.check("--staged").errors == "checked 1 feature in 3 files\n")
    try repository.commit()
    try stageFault(in: repository, at: ".")
    #expect(try await repository.check("--staged").status == .findings)
    #expect(try await repository.check("--since", "HEAD").status == .findings)
  }

  /// As CI checks out with a filter: the contents of older commits are not there.
  @Test func partialCloneSinceABranch() async throws {
    let origin = try await GitFolder.withFeatures()
    try origin.git("config", "uploadpack.allowFilter", "true")
    try origin.git("switch", "-q", "-c", "topic")
    try origin.breakReducer(of: "Login")
    try origin.git("rm", "-q", GitFolder.reducer(of: "AppInfo"))
    try origin.commit()
    let clone = try GitFolder()
    try clone.git("clone", "-q", "--filter=blob:none", "file://\(origin.path)", "app")
    let run = try await clone.check("--since", "origin/main", in: "app")
    #expect(run.output.hasPrefix("\(reducer):4:11: error: "), "\(run.errors)")
    #expect(run.errors.hasPrefix("note: this partial clone does not hold what some changed files"))
    try clone.git("cat-file", "-e", "origin/main:\(GitFolder.reducer(of: "AppInfo"))", in: "app")
    try clone.git("cat-file", "-e", "origin/main:\(reducer)", in: "app")
    let whole = try await clone.check("--since", "origin/main", in: "app")
    #expect(whole.output.contains("[missing_file]") && !whole.errors.contains("note:"))
  }

  @Test func partialClone() async throws {
    let origin = try await GitFolder.withFeatures()
    try origin.git("config", "uploadpack.allowFilter", "true")
    let clone = try GitFolder()
    let marker = "\(clone.path)/fetched"
    let script = try clone.folder.write(
      "#!/bin/sh\ntouch '\(marker)'\nexec git-upload-pack \"$@\"\n", to: "upload")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: script)
    try clone.git(
      "clone", "-q", "--filter=blob:none", "--sparse", "file://\(origin.path)", "app")
    try clone.git("config", "remote.origin.uploadpack", "'\(script)'", in: "app")
    try clone.git("sparse-checkout", "set", "AppInfo", in: "app")
    try? clone.folder.remove("fetched")
    let file = "app/AppInfo/AppInfoFeature.swift"
    try clone.folder.write(try clone.folder.text(file) + "// more\n", to: file)
    try clone.git("add", ".", in: "app")
    let run = try await clone.check("--staged", in: "app")
    #expect(run.status == .missingInput)
    #expect(run.errors.contains("this partial clone does not hold what is staged for"), "\(run)")
    #expect(!FileManager.default.fileExists(atPath: marker))
    try clone.git("sparse-checkout", "disable", in: "app")
    #expect(FileManager.default.fileExists(atPath: marker))
    #expect(try await clone.check("--staged", in: "app").status == .success)
  }
}
