import FeaturegenCore
import Foundation
import TestSupport
import Testing

/// No requirement is dead: what `new` writes is clean, and without any one thing it is not.
@Suite struct MutationTests {
  @Test(arguments: Dialect.allCases)
  func untouched(dialect: Dialect) async throws {
    let folder = try await feature(dialect)
    let output = try await CheckOutput(in: folder)
    #expect(output.findings.isEmpty)
    #expect(output.features.map(\.name) == ["AppInfoFeature"])
    #expect(output.summary.files == 3)
  }

  @Test(arguments: Mutation.all + Mutation.actions + Mutation.shape + Mutation.dialects)
  func isFoundOnce(_ mutation: Mutation) async throws {
    for dialect in mutation.dialects {
      let folder = try await feature(dialect)
      let before = try read(folder)
      var files = before
      try mutation.apply(&files)
      try write(files, to: folder)
      let finding = try await expect(mutation, in: folder, dialect)
      try mutation.expectFix(finding?.fix, from: before, to: files)
    }
  }

  @Test(arguments: Mutation.bindings + Mutation.bindingDialects)
  func isFoundOnceWithBindings(_ mutation: Mutation) async throws {
    for dialect in mutation.dialects {
      let folder = try await feature(dialect)
      var files = try read(folder)
      try files.addBinding(dialect)
      try write(files, to: folder)
      #expect(try await CheckOutput(in: folder).findings.isEmpty)
      let before = files
      try mutation.apply(&files)
      try write(files, to: folder)
      let finding = try await expect(mutation, in: folder, dialect)
      try mutation.expectFix(finding?.fix, from: before, to: files)
    }
  }

  @Test(arguments: Mutation.children)
  func isFoundOnceWithChild(_ mutation: Mutation) async throws {
    for dialect in mutation.dialects {
      let folder = try await feature(dialect)
      var files = try read(folder)
      try files.addChild(dialect)
      try write(files, to: folder)
      #expect(try await CheckOutput(in: folder).findings.isEmpty)
      let before = files
      try mutation.apply(&files)
      try write(files, to: folder)
      let finding = try await expect(mutation, in: folder, dialect)
      try mutation.expectFix(finding?.fix, from: before, to: files)
    }
  }

  private func expect(
    _ mutation: Mutation, in folder: TemporaryDirectory, _ dialect: Dialect
  ) async throws -> CheckOutput.Finding? {
    let output = try await CheckOutput(in: folder)
    #expect(output.features.map(\.name) == ["AppInfoFeature"])
    #expect(output.findings.map(\.rule) == [mutation.rule], "\(dialect): \(output.findings)")
    guard let finding = output.findings.first else { return nil }
    #expect(finding.severity == mutation.severity)
    #expect(finding.location.path == Self.path(of: mutation.file))
    let lines = try folder.text(finding.location.path).split(
      separator: "\n", omittingEmptySubsequences: false)
    let line = Array(lines[finding.location.line - 1].utf8)
    let covered = line.dropFirst(finding.location.column - 1).prefix(finding.location.length)
    #expect(String(decoding: covered, as: UTF8.self) == mutation.place)
    return finding
  }

  private static func path(of role: FileRole) -> String {
    "AppInfo/" + FeatureFiles.name(of: role)
  }

  private func feature(_ dialect: Dialect) async throws -> TemporaryDirectory {
    let folder = try TemporaryDirectory()
    let version = dialect == .classic ? "1.0.0" : "1.7.3"
    let run = try await CommandRun(["new", "AppInfo", "--tca", version], in: folder)
    #expect(run.status == .success)
    return folder
  }

  private func read(_ folder: TemporaryDirectory) throws -> FeatureFiles {
    var files = FeatureFiles(texts: [:])
    for role in [FileRole.overview, .reducer, .view] {
      files[role] = try folder.text(Self.path(of: role))
    }
    return files
  }

  private func write(_ files: FeatureFiles, to folder: TemporaryDirectory) throws {
    for role in [FileRole.overview, .reducer, .view] {
      if let text = files.texts[role] {
        try folder.write(text, to: Self.path(of: role))
      } else {
        try folder.remove(Self.path(of: role))
      }
    }
  }
}

extension FeatureFiles {
  /// Types what a developer types for a first control.
  mutating func addBinding(_ dialect: Dialect) throws {
    let wrapper = dialect == .classic ? "@BindingState " : ""
    try replace(
      ": FeatureState {\n", with: ": FeatureState {\n    \(wrapper)var isOn = false\n\n",
      in: .overview)
    try replace(": FeatureAction {", with: ": FeatureAction, BindableAction {", in: .overview)
    try replace(
      "    case errorOccurred(Error)\n",
      with: "    case binding(BindingAction<State>)\n    case errorOccurred(Error)\n", in: .overview
    )
    try replace("    Reduce {", with: "    BindingReducer()\n\n    Reduce {", in: .reducer)
    self[.reducer] = self[.reducer].components(separatedBy: "case .childErrorHandling:")
      .joined(separator: "case .binding, .childErrorHandling:")
  }
}

extension Mutation {
  static let bindings: [Mutation] = [
    Mutation("no BindableAction", rule: .bindingWiring, at: "Action") {
      try $0.replace(", BindableAction", with: "", in: .overview)
    },
    Mutation("no case 'binding'", rule: .bindingWiring, at: "Action") {
      try $0.removeLine(containing: "case binding", in: .overview)
    },
    Mutation("no BindingReducer", rule: .bindingWiring, at: "body", in: .reducer) {
      try $0.replace("    BindingReducer()\n\n", with: "", in: .reducer)
    },
    Mutation(
      "BindingReducer after the logic", rule: .bindingWiring, at: "BindingReducer", in: .reducer
    ) {
      try $0.replace("    BindingReducer()\n\n", with: "", in: .reducer)
      try $0.replace("    .ifLet", with: "    BindingReducer()\n\n    .ifLet", in: .reducer)
    },
    Mutation(
      "BindingReducer before the recorder", rule: .bindingWiring, at: "BindingReducer",
      in: .reducer
    ) {
      try $0.replace("    BindingReducer()\n\n", with: "", in: .reducer)
      try $0.replace(
        "    AnalyticsEventRecorderOf",
        with: "    BindingReducer()\n\n    AnalyticsEventRecorderOf",
        in: .reducer)
    },
  ]
}
