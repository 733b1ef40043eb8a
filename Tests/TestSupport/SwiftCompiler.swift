import Foundation

/// Type-checks sets of files against the stubs.
package enum SwiftCompiler {
  package enum LanguageMode: String, CaseIterable, Sendable {
    case swift5 = "5"
    case swift6 = "6"
  }

  /// The errors and warnings of `files` as one module; empty means that it compiles cleanly.
  ///
  /// With `emitSIL` also those of initialisation and data races, which the type checker alone
  /// does not find. `modules` are paths of `.swiftmodule` files the files import. `DEBUG` is
  /// defined, as in a debug build.
  package static func check(
    files: [String], moduleName: String, stubs: StubVersion, mode: LanguageMode,
    warningsAsErrors: Bool = false, emitSIL: Bool = true, modules: [String] = [],
    flags: [String] = []
  ) throws -> [CompilerDiagnostic] {
    let scratch = try TemporaryDirectory(prefix: "featuregen-sil")
    let output = emitSIL ? emittingSIL(in: scratch.path) : ["-wmo", "-typecheck"]
    defer { withExtendedLifetime(scratch) {} }
    return try run(
      output + flags + (warningsAsErrors ? ["-warnings-as-errors"] : []),
      files: files, moduleName: moduleName, stubs: stubs, mode: mode, modules: modules)
  }

  /// A module that other files can import, also with `@testable`.
  package struct Module: Sendable {
    /// The `.swiftmodule` file.
    package let path: String
    package let diagnostics: [CompilerDiagnostic]
  }

  /// Compiles `files` to `MODULENAME.swiftmodule` in `directory`; the file is absent if there are
  /// errors. Checks as much as `check` with `emitSIL`.
  package static func compile(
    files: [String], moduleName: String, into directory: String, stubs: StubVersion,
    mode: LanguageMode, warningsAsErrors: Bool = false, modules: [String] = [],
    flags: [String] = []
  ) throws -> Module {
    let path = "\(directory)/\(moduleName).swiftmodule"
    let output =
      emittingSIL(in: directory) + ["-emit-module", "-emit-module-path", path, "-enable-testing"]
    let diagnostics = try run(
      output + flags + (warningsAsErrors ? ["-warnings-as-errors"] : []),
      files: files, moduleName: moduleName, stubs: stubs, mode: mode, modules: modules)
    return Module(path: path, diagnostics: diagnostics)
  }

  /// Not to `/dev/null`: the compiler removes its output when it fails, and root may do that.
  private static func emittingSIL(in directory: String) -> [String] {
    ["-wmo", "-emit-sil", "-o", "\(directory)/Module.sil"]
  }

  private static func run(
    _ options: [String], files: [String], moduleName: String, stubs: StubVersion,
    mode: LanguageMode, modules: [String]
  ) throws -> [CompilerDiagnostic] {
    let toolchain = try Toolchain.current.get()
    let built = try StubModules.of(stubs)
    let folders = Set(modules.map { ($0 as NSString).deletingLastPathComponent }).sorted()
    let command =
      toolchain.compiler + [
        "-module-name", moduleName, "-parse-as-library", "-swift-version", mode.rawValue,
        "-D", "DEBUG", "-diagnostic-style=swift", "-no-color-diagnostics",
        "-load-plugin-library", built.macros,
      ] + (built.directories + folders).flatMap { ["-I", $0] } + options + files
    let output = try ProcessOutput.of(command)
    let diagnostics = CompilerDiagnostic.parse(output.standardError)
    if output.status != 0, !diagnostics.contains(where: { $0.severity == .error }) {
      let tail = output.standardError.suffix(2000)
      let message = "swiftc ended with status \(output.status): \(tail)"
      return diagnostics + [
        CompilerDiagnostic(file: "", line: 0, column: 0, severity: .error, message: message)
      ]
    }
    return diagnostics
  }
}
