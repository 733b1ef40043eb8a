import Foundation
import TestSupport
import Testing

@Suite(.enabled(if: StubModules.areAvailable))
struct SwiftCompilerTests {
  @Test(arguments: StubVersion.allCases)
  func stubsCompile(version: StubVersion) throws {
    let stubs = try StubModules.of(version)
    let modules = try stubs.directories.flatMap(FileManager.default.contentsOfDirectory(atPath:))
    #expect(modules.contains("SwiftUI.swiftmodule"))
    #expect(modules.contains("ComposableArchitecture.swiftmodule"))
  }

  /// Where a stub takes or gives `Any`, code that the library refuses would compile.
  @Test func noStubErasesTypes() throws {
    let stubs = try Fixture.swiftFiles(under: Fixture.path("Stubs"))
    for path in stubs where !path.contains("/StubMacros/") {
      let text = try Fixture.text(ofFile: path)
      #expect(!text.contains(/[:<(,>] *Any\b/), "\(path)")
    }
  }

  @Test func diagnosticsHavePlaceAndSeverity() throws {
    let folder = try TemporaryDirectory()
    let file = try folder.write(
      """
      import SwiftUI

      func f() -> Int {
        let unused = 1
        return ""
      }

      """, to: "F.swift")
    let found = try SwiftCompiler.check(
      files: [file], moduleName: "M", stubs: .tca10, mode: .swift5)
    #expect(
      found.map(\.description) == [
        "\(file):5:10: error: cannot convert return expression of type 'String' to return type 'Int'"
      ])
  }

  @Test func errorInExpansionIsReportedWhereItIsInserted() throws {
    let folder = try TemporaryDirectory()
    let file = try folder.write(
      """
      import ComposableArchitecture

      struct State {
        @Presents var child: Int?
      }

      """, to: "F.swift")
    let found = try SwiftCompiler.check(
      files: [file], moduleName: "M", stubs: .tca125, mode: .swift6)
    #expect(found.contains { $0.message == "cannot find '_$observationRegistrar' in scope" })
    #expect(found.allSatisfy { $0.file == file && $0.line == 4 && $0.severity == .error })
  }

  @Test func modulesImportEachOther() throws {
    let folder = try TemporaryDirectory()
    let library = try folder.write("struct Hidden { let x = 1 }\n", to: "Library.swift")
    let module = try SwiftCompiler.compile(
      files: [library], moduleName: "Library", into: folder.path, stubs: .tca125, mode: .swift6)
    #expect(module.diagnostics.isEmpty)
    let tests = try folder.write(
      """
      import Testing
      import XCTest

      @testable import Library

      struct HiddenTests {
        @Test func one() { #expect(Hidden().x == 1) }
      }

      final class HiddenCases: XCTestCase {
        func testOne() { XCTAssertEqual(Hidden().x, 1) }
      }

      """, to: "Tests.swift")
    let found = try SwiftCompiler.check(
      files: [tests], moduleName: "LibraryTests", stubs: .tca125, mode: .swift6,
      warningsAsErrors: true, modules: [module.path])
    #expect(found.isEmpty)
  }

  @Test func initialisationIsCheckedWithSIL() throws {
    let folder = try TemporaryDirectory()
    let file = try folder.write("struct S {\n  let x: Int\n  init() {}\n}\n", to: "F.swift")
    let found = try SwiftCompiler.check(
      files: [file], moduleName: "M", stubs: .tca10, mode: .swift5)
    #expect(found.map(\.line) == [3])
  }
}
