import FeaturegenCLI
import Foundation
import TestSupport
import Testing

/// `check --staged` looks at the index, and at nothing else.
@Suite struct StagedCheckTests {
  private let reducer = GitFolder.reducer(of: "Login")

  @Test func nothingStaged() async throws {
    let repository = try await GitFolder.withFeatures()
    try repository.breakReducer(of: "Login")
    try repository.folder.write("let x = 1\n", to: "New.swift")
    let run = try await repository.check("--staged", "--strict")
    #expect(run.status == .success && run.output.isEmpty && run.errors.isEmpty)
  }

  @Test func stagedAndRepairedOnDisk() async throws {
    let repository = try await GitFolder.withFeatures()
    let clean = try repository.folder.text(reducer)
    try repository.breakReducer(of: "Login")
    try repository.git("add", reducer)
    try repository.folder.write("\n\n\n" + clean, to: reducer)
    let run = try await repository.check("--staged")
    #expect(run.status == .findings)
    #expect(
      run.output == """
        Login/LoginFeature*Reducer.swift:4:11: error: the extension of 'LoginFeature.Reducer' lacks \
        'typealias State = LoginFeature.State' [missing_typealias]
        extension LoginFeature.Reducer: Reducer {
                  ^~~~~~~~~~~~~~~~~~~~

        """)
    #expect(run.errors == "1 error, 0 warnings\nchecked 1 feature in 1 file\n")
  }

  @Test func stagedAndBrokenOnDisk() async throws {
    let repository = try await GitFolder.withFeatures()
    try repository.folder.write("// more\n" + repository.folder.text(reducer), to: reducer)
    try repository.git("add", reducer)
    try repository.breakReducer(of: "Login")
    let run = try await repository.check("--staged")
    #expect(run.status == .success, "\(run.output)")
    #expect(run.errors == "checked 1 feature in 1 file\n")
  }

  @Test func onlyTheFeaturesConcerned() async throws {
    let repository = try await GitFolder.withFeatures()
    try repository.breakReducer(of: "Login")
    try repository.commit()
    let file = "AppInfo/AppInfoFeature.swift"
    try repository.folder.write(try repository.folder.text(file) + "\n// more\n", to: file)
    try repository.git("add", ".")
    #expect(try await repository.check("--staged").status == .success)
    #expect(try await repository.check().status == .findings)
    // Of the feature that is concerned, other files count as well.
    let overview = "Login/LoginFeature.swift"
    try repository.folder.write(try repository.folder.text(overview) + "\n// more\n", to: overview)
    try repository.git("add", ".")
    #expect(try await repository.check("--staged").output.contains("[missing_typealias]"))
  }

  @Test func removalOfAReducer() async throws {
    let repository = try await GitFolder.withFeatures()
    try repository.git("rm", "-q", reducer)
    let run = try await repository.check("--staged")
    #expect(run.status == .findings)
    #expect(run.output.contains("Login/LoginFeature.swift:5:13: error: no file of this module"))
    #expect(run.errors == "1 error, 0 warnings\nchecked 1 feature in 0 files\n")
  }

  @Test func removalOfAFeature() async throws {
    let repository = try await GitFolder.withFeatures()
    try repository.git("rm", "-q", "-r", "Login")
    let run = try await repository.check("--staged", "--strict")
    #expect(run.status == .success && run.output.isEmpty && run.errors.isEmpty)
  }

  @Test func renaming() async throws {
    let repository = try await GitFolder.withFeatures()
    try repository.git("mv", reducer, "Login/Logic.swift")
    let run = try await repository.check("--staged")
    #expect(run.output.contains("Login/Logic.swift:4:11: warning:"))
    #expect(run.output.contains("[file_name]"))
    try repository.git("mv", "Login", "SignIn")
    #expect(try await repository.check("--staged").output.contains("SignIn/Logic.swift:4:11:"))
  }

  @Test func beforeTheFirstCommit() async throws {
    let repository = try GitFolder()
    #expect(try await repository.run("new", "Login").status == .success)
    try repository.breakReducer(of: "Login")
    #expect(try await repository.check("--staged").errors.isEmpty)
    try repository.git("add", "-N", ".")
    #expect(try await repository.check("--staged").errors.isEmpty)
    try repository.git("add", ".")
    let run = try await repository.check("--staged")
    #expect(run.status == .findings)
    #expect(run.errors.hasSuffix("checked 1 feature in 3 files\n"))
  }

  @Test func configOfTheIndex() async throws {
    let repository = try await GitFolder.withFeatures()
    try repository.breakReducer(of: "Login")
    try repository.git("add", ".")
    // On disk only, a config changes nothing.
    let config = try repository.folder.text(".featuregen.yml")
    try repository.folder.write(
      config + "rules: { missing_typealias: off }\n", to: ".featuregen.yml")
    #expect(try await repository.check("--staged").status == .findings)
    try repository.git("add", ".")
    try repository.folder.write("nonsense", to: ".featuregen.yml")
    #expect(try await repository.check("--staged").status == .success)
  }

  @Test func configOfAFolderOfTheIndex() async throws {
    let repository = try GitFolder()
    let config = "version: 1\nseparator: \"+\"\n"
    try repository.folder.write(config, to: "iOS/.featuregen.yml")
    let new = try await CommandRun(["new", "Login", "--path", "iOS"], in: repository.path)
    #expect(new.output.contains("LoginFeature+Reducer.swift"))
    try repository.git("add", ".")
    try repository.folder.write("version: 1\n", to: "iOS/.featuregen.yml")
    let run = try await repository.check("--staged", "--strict")
    #expect(run.status == .success, "\(run.output)")
    try repository.git("add", ".")
    try repository.folder.write(config, to: "iOS/.featuregen.yml")
    let other = try await repository.check("--staged", "--strict")
    #expect(other.output.contains("[file_name]"))
  }

  @Test func baselineOfTheIndex() async throws {
    let repository = try await GitFolder.withFeatures()
    let baseline = ".featuregen-baseline.json"
    try repository.breakReducer(of: "Login")
    try repository.breakReducer(of: "AppInfo")
    #expect(try await repository.check("--write-baseline", baseline).status == .success)
    try repository.folder.write("version: 1\nbaseline: \(baseline)\n", to: ".featuregen.yml")
    try repository.git("add", "Login", ".featuregen.yml")
    let missing = try await repository.check("--staged")
    #expect(missing.status == .missingInput && missing.errors.contains("git add \(baseline)"))
    try repository.git("add", baseline)
    try repository.folder.write("nonsense", to: baseline)
    let known = try await repository.check("--staged")
    #expect(known.status == .success && known.output.isEmpty)
    #expect(known.errors == "1 known, 0 new\nchecked 1 feature in 1 file\n")
  }

  @Test func configThatIsOnlyAnnounced() async throws {
    let repository = try GitFolder()
    #expect(try await repository.run("new", "Login").status == .success)
    try repository.commit()
    try repository.breakReducer(of: "Login")
    try repository.git("add", ".")
    try repository.folder.write("nonsense", to: ".featuregen.yml")
    try repository.git("add", "-N", ".featuregen.yml")
    #expect(try await repository.check("--staged").output.contains("[missing_typealias]"))
  }

  @Test func configAlone() async throws {
    let repository = try await GitFolder.withFeatures()
    try repository.breakReducer(of: "Login")
    try repository.commit()
    try repository.folder.write("version: 1\nexclude: [X]\n", to: ".featuregen.yml")
    try repository.git("add", ".")
    let run = try await repository.check("--staged")
    #expect(run.status == .success && run.errors.isEmpty)
    try repository.folder.write("version: 1\nexlude: [X]\n", to: ".featuregen.yml")
    try repository.git("add", ".")
    let broken = try await repository.check("--staged")
    #expect(broken.status == .invalidInput)
    #expect(broken.errors.contains(".featuregen.yml:2:1: error: "))
  }

  @Test func manifestOfTheIndex() async throws {
    let repository = try GitFolder()
    let manifest = """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "App", targets: [.target(name: "Home"), .target(name: "Other")])

      """
    try repository.folder.write(manifest, to: "Package.swift")
    for module in ["Home", "Other"] {
      #expect(try await repository.run("new", "Login", "--module", module).status == .success)
    }
    try repository.commit()
    try repository.git("rm", "-q", "Sources/Home/Login/LoginFeature*Reducer.swift")
    // On disk the two modules become one, in which there is another reducer.
    try repository.folder.write("", to: "Package.swift")
    let run = try await repository.check("--staged", "--format", "json")
    #expect(run.status == .findings)
    #expect(run.output.contains("Sources/Home/Login/LoginFeature.swift"))
    #expect(run.output.contains("\"module\" : \"Home\"") && !run.output.contains("Other"))
  }

  @Test func whatTheWalkLeavesOut() async throws {
    let repository = try await GitFolder.withFeatures()
    let text = try repository.folder.text(reducer)
    let broken = text.replacingOccurrences(of: "typealias State", with: "typealias Other")
    for folder in ["AppTests", "Pods", ".hidden", "Generated", "Left"] {
      try repository.folder.write(broken, to: "\(folder)/X.swift")
    }
    try repository.folder.write("version: 1\nexclude: [Left]\n", to: ".featuregen.yml")
    try repository.git("add", "-A", "-f")
    let run = try await repository.check("--staged", "--strict")
    #expect(run.status == .success && run.output.isEmpty && run.errors.isEmpty)
  }

  @Test func pathsNarrowIt() async throws {
    let repository = try await GitFolder.withFeatures()
    try repository.breakReducer(of: "Login")
    try repository.git("add", ".")
    #expect(try await repository.check("AppInfo", "--staged").errors.isEmpty)
    #expect(try await repository.check("Login", "--staged").status == .findings)
    #expect(try await repository.check("AppInfo", reducer, "--staged").status == .findings)
    #expect(try await repository.check("--staged", in: "AppInfo").errors.isEmpty)
    let inside = try await repository.check("--staged", in: "Login")
    #expect(inside.output.hasPrefix("LoginFeature*Reducer.swift:4:11: error: "))
    let missing = try await repository.check("Longin", "--staged")
    #expect(missing.status == .missingInput)
    let outside = try await repository.check("/", "/usr", "--staged")
    #expect(outside.status == .missingInput)
    #expect(outside.errors.contains("'/usr' does not belong to the git repository"))
  }

  @Test func pathsThroughLinks() async throws {
    let repository = try await GitFolder.withFeatures()
    let outside = try TemporaryDirectory()
    try FileManager.default.createSymbolicLink(
      atPath: "\(outside.path)/link", withDestinationPath: "\(repository.path)/Login")
    try repository.breakReducer(of: "Login")
    try repository.git("add", ".")
    let run = try await repository.check("\(outside.path)/link", "--staged")
    #expect(run.output.hasPrefix("\(reducer):4:11: error: "), "\(run.errors)")
  }

  @Test func mergeConflict() async throws {
    let repository = try await GitFolder.withFeatures()
    let text = try repository.folder.text(reducer)
    try repository.git("switch", "-q", "-c", "side")
    try repository.folder.write("// side\n" + text, to: reducer)
    try repository.commit()
    try repository.git("switch", "-q", "main")
    try repository.folder.write("// main\n" + text, to: reducer)
    try repository.commit()
    try repository.git("merge", "-q", "side", status: 1)
    let conflict = try await repository.check("--staged")
    #expect(conflict.status == .success)
    #expect(conflict.errors == "note: '\(reducer)' has a merge conflict and is not checked\n")
    try repository.breakReducer(of: "Login")
    try repository.git("add", ".")
    let resolved = try await repository.check("--staged")
    #expect(resolved.output.contains("[missing_typealias]"), "\(resolved.errors)")
  }

  @Test func formatsOfNothing() async throws {
    let repository = try await GitFolder.withFeatures()
    let run = try await repository.check("--staged", "--format", "json")
    let output = try JSONDecoder().decode(CheckOutput.self, from: Data(run.output.utf8))
    #expect(output.findings.isEmpty && output.summary.files == 0)
  }

  @Test func outsideARepository() async throws {
    let folder = try TemporaryDirectory()
    let run = try await CommandRun(["check", "--staged"], in: folder)
    #expect(run.status == .missingInput)
    #expect(run.errors.contains("not a git repository"))
    let both = try await CommandRun(["check", "--staged", "--since", "HEAD"], in: folder)
    #expect(both.status == .usage)
  }
}
