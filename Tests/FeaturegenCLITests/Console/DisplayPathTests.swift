import FeaturegenCLI
import Foundation
import Testing

@Suite struct DisplayPathTests {
  @Test(arguments: [
    ("/home/me/app/Sources/A.swift", "Sources/A.swift"),
    ("/home/me/app", "."), ("/home/me/app/", "."), ("/home/me/app//./x", "x"),
    ("/home/me/other/x", "../other/x"), ("/home/me", ".."),
    ("/home/me/application", "../application"),
    ("/tmp/x", "/tmp/x"), ("/", "/"), ("/home/x", "/home/x"),
    ("Sources/A.swift", "Sources/A.swift"), ("../x", "../x"), ("", ""),
    ("/home/me/app/../x", "/home/me/app/../x"),
  ])
  func showsThePathAsItWouldBeTyped(path: String, expected: String) {
    #expect(DisplayPath(workingDirectory: "/home/me/app").text(for: path) == expected)
  }

  @Test func leavesPathsAloneWithoutAWorkingDirectory() {
    #expect(DisplayPath(workingDirectory: "").text(for: "/a/b") == "/a/b")
  }

  @Test func knowsTheWorkingDirectory() {
    let folder = FileManager.default.currentDirectoryPath
    #expect(DisplayPath.current().text(for: "\(folder)/a/b") == "a/b")
  }
}
