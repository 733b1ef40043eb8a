import FeaturegenCore
import TestSupport
import Testing

/// A mutation with what has to be there before it.
struct MutationCase: Sendable, CustomTestStringConvertible {
  let mutation: Mutation
  let dialect: Dialect
  let prepare: @Sendable (inout FeatureFiles, Dialect) throws -> Void

  var testDescription: String { "\(mutation.name), \(dialect)" }

  /// Every mutation, in the newest dialect it is for.
  static let all: [MutationCase] =
    cases(Mutation.all + Mutation.actions + Mutation.shape + Mutation.dialects) { _, _ in }
    + cases(Mutation.bindings + Mutation.bindingDialects) { try $0.addBinding($1) }
    + cases(Mutation.children) { try $0.addChild($1) }

  private static func cases(
    _ mutations: [Mutation],
    prepare: @escaping @Sendable (inout FeatureFiles, Dialect) throws -> Void
  ) -> [MutationCase] {
    mutations.compactMap { mutation in
      mutation.dialects.last.map {
        MutationCase(mutation: mutation, dialect: $0, prepare: prepare)
      }
    }
  }
}

/// The generated feature `AppInfo` in a folder of its own, with a mutation.
struct MutatedFeature {
  var files: FeatureFiles
  let folder: TemporaryDirectory
  /// Where the feature's files are.
  var place = "AppInfo"

  private static let names: [FileRole: String] = [
    .overview: "AppInfoFeature", .reducer: "AppInfoFeature*Reducer", .view: "AppInfoFeature*View",
  ]

  init(_ item: MutationCase) async throws {
    try await self.init(item.dialect)
    try item.prepare(&files, item.dialect)
    try item.mutation.apply(&files)
    try write()
  }

  /// Without a mutation.
  init(_ dialect: Dialect = .observation) async throws {
    folder = try TemporaryDirectory()
    let version = dialect == .classic ? "1.0.0" : "1.7.3"
    let run = try await CommandRun(["new", "AppInfo", "--tca", version], in: folder)
    #expect(run.status == .success)
    files = FeatureFiles(texts: [:])
    for role in Self.names.keys { files[role] = try folder.text(path(of: role)) }
  }

  func path(of role: FileRole) -> String {
    "\(place)/\(Self.names[role] ?? "").swift"
  }

  /// Writes what is in `files`, and nothing else of the feature.
  func write() throws { try write(to: folder) }

  func write(to folder: TemporaryDirectory) throws {
    for role in Self.names.keys.sorted(by: { $0.rawValue < $1.rawValue }) {
      if let text = files.texts[role] {
        try folder.write(text, to: path(of: role))
      } else {
        try? folder.remove(path(of: role))
      }
    }
  }
}
