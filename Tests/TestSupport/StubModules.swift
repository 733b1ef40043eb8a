import Foundation

/// The modules of `Fixtures/Stubs`, compiled; once per version, compiler and text of the sources.
package struct StubModules: Sendable {
  /// Hold a `.swiftmodule` for each stub.
  package let directories: [String]
  /// The library whose macros the stubs name.
  package let macros: String

  /// Whether tests can use them. Not where the SDK has a SwiftUI of its own: the standard
  /// libraries there import it, and must not get the stub instead.
  package static var areAvailable: Bool {
    #if canImport(SwiftUI)
      false
    #else
      true
    #endif
  }

  private static let tca10 = Result { try StubModules(.tca10) }
  private static let tca17 = Result { try StubModules(.tca17) }
  private static let tca18 = Result { try StubModules(.tca18) }
  private static let tca125 = Result { try StubModules(.tca125) }
  private static let sharedModules = Result { try buildCommon() }
  private static let sharedMacros = Result { try buildMacros() }

  /// Builds what is not in the cache yet.
  package static func of(_ version: StubVersion) throws -> StubModules {
    switch version {
    case .tca10: return try tca10.get()
    case .tca17: return try tca17.get()
    case .tca18: return try tca18.get()
    case .tca125: return try tca125.get()
    }
  }

  package enum Failure: Error, CustomStringConvertible {
    case notCompiled(module: String, output: String)

    package var description: String {
      switch self {
      case .notCompiled(let module, let output):
        return "the stub '\(module)' does not compile:\n\(output)"
      }
    }
  }

  /// Without a difference between versions, in the order of their dependencies.
  private static let common = [
    "Combine", "SwiftUI", "ConcurrencyExtras", "Clocks", "CombineSchedulers",
    "IdentifiedCollections", "IssueReporting", "Dependencies", "DependenciesMacros", "Perception",
  ]

  /// With declarations that depend on the version, in the order of their dependencies.
  private static let versioned = ["CasePaths", "SwiftUINavigation", "ComposableArchitecture"]

  private init(_ version: StubVersion) throws {
    let macros = try Self.sharedMacros.get()
    let shared = try Self.sharedModules.get()
    let folder = try Self.cached(named: "tca\(version.rawValue)") { folder in
      let flags =
        version.definitions.map { "-D\($0)" } + ["-swift-version", version.languageMode.rawValue]
      try Self.build(Self.versioned, in: folder, importing: [shared], macros: macros, flags: flags)
    }
    directories = [shared, folder]
    self.macros = macros
  }

  private static func buildCommon() throws -> String {
    let macros = try sharedMacros.get()
    return try cached(named: "common") { folder in
      try build(common, in: folder, importing: [], macros: macros, flags: ["-swift-version", "6"])
    }
  }

  private static func build(
    _ modules: [String], in folder: String, importing directories: [String], macros: String,
    flags: [String]
  ) throws {
    let toolchain = try Toolchain.current.get()
    for module in modules {
      let command =
        toolchain.compiler + [
          "-emit-module", "-module-name", module, "-parse-as-library", "-suppress-warnings",
          "-o", "\(folder)/\(module).swiftmodule", "-load-plugin-library", macros,
        ] + flags + (directories + [folder]).flatMap { ["-I", $0] }
        + (try Fixture.swiftFiles(under: Fixture.path("Stubs/\(module)")))
      try run(command, module: module)
    }
  }

  private static func buildMacros() throws -> String {
    let toolchain = try Toolchain.current.get()
    let host = toolchain.hostLibraries
    let library = "libStubMacros.so"
    let directory = try cached(named: "macros") { folder in
      let files = try Fixture.swiftFiles(under: Fixture.path("Stubs/StubMacros"))
      let command =
        toolchain.compiler + [
          "-emit-library", "-module-name", "StubMacros", "-parse-as-library", "-suppress-warnings",
          "-o", "\(folder)/\(library)", "-I", host, "-L", host, "-Xlinker", "-rpath",
          "-Xlinker", host,
        ] + files
      try run(command, module: "StubMacros")
    }
    return "\(directory)/\(library)"
  }

  private static func run(_ command: [String], module: String) throws {
    let output = try ProcessOutput.of(command)
    guard output.status == 0 else {
      throw Failure.notCompiled(module: module, output: output.standardError)
    }
  }

  /// The folder `name` of the cache, filled by `build` if it is not there.
  ///
  /// Built under a name of its own and renamed, so that of two processes one wins and neither
  /// sees half a folder.
  private static func cached(named name: String, build: (String) throws -> Void) throws -> String {
    let root = FileManager.default.temporaryDirectory.resolvingSymlinksInPath().path
    let parent = "\(root)/featuregen-stubs/\(try fingerprint())"
    let final = "\(parent)/\(name)"
    if FileManager.default.fileExists(atPath: final) { return final }
    let draft = "\(parent)/.\(name)-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: draft, withIntermediateDirectories: true)
    do {
      try build(draft)
      try FileManager.default.moveItem(atPath: draft, toPath: final)
    } catch {
      try? FileManager.default.removeItem(atPath: draft)
      guard FileManager.default.fileExists(atPath: final) else { throw error }
    }
    return final
  }

  /// Of the compiler, its host libraries, this file and the text of all stubs.
  private static func fingerprint() throws -> String {
    let toolchain = try Toolchain.current.get()
    var hash = FNV1a()
    hash.combine(toolchain.version + toolchain.hostLibraries)
    for path in try Fixture.files(under: Fixture.path("Stubs")) + [#filePath] {
      hash.combine((path as NSString).lastPathComponent)
      hash.combine(try Fixture.text(ofFile: path))
    }
    return String(hash.value, radix: 36)
  }
}

/// Fowler–Noll–Vo, 64 bits: `Hasher` gives other values in every process.
private struct FNV1a {
  private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  mutating func combine(_ text: String) {
    for byte in text.utf8 {
      value = (value ^ UInt64(byte)) &* 0x0100_0000_01B3
    }
  }
}
