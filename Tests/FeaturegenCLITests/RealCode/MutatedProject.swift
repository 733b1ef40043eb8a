import FeaturegenCore
import Foundation
import SwiftOutline
import TestSupport
import Testing

/// A copy of a project, faults put into it one at a time, and what `check` says about each.
struct MutatedProject {
  private let folder: TemporaryDirectory
  private let files: [String: SourceUnit]
  /// How often each finding is there without a fault.
  private let known: [Key: Int]
  let features: [ProjectFeature]
  let findings: [CheckOutput.Finding]

  /// What stays of a finding when lines move and files are renamed.
  private struct Key: Hashable {
    let rule: String
    let message: String
  }

  /// What a fault led to that should not have been.
  struct Miss: CustomStringConvertible {
    let feature: String
    let mutation: StructuralMutation
    let expected: String
    let found: [String]

    var description: String {
      "\(feature): \(mutation.name): expected \(expected), found "
        + (found.isEmpty ? "nothing" : found.joined(separator: "; "))
    }
  }

  /// - Parameter config: The text of the `.featuregen.yml` that the project is checked with.
  init(_ folder: TemporaryDirectory, config text: String) async throws {
    try folder.write(text, to: Config.fileName)
    let config = try ConfigReader.read(Array(text.utf8), name: Config.fileName)
    var files: [String: SourceUnit] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    where path.hasSuffix(".swift") {
      files[path] = SourceUnit(path: path, text: try folder.text(path))
    }
    let output = try await CheckOutput(in: folder)
    self.folder = folder
    self.files = files
    findings = output.findings
    known = Self.counted(output.findings)
    features = output.features.compactMap {
      ProjectFeature($0.name, in: files, convention: config.convention)
    }
  }

  /// The project with nothing but imports in the files of other modules, which is all that a
  /// check takes from them, so that it is read faster.
  func narrowed(to feature: ProjectFeature, config: String) async throws -> MutatedProject {
    let folder = try TemporaryDirectory()
    for (path, unit) in files {
      let isWhole = feature.files[path] != nil || unit.name == "Package.swift"
      let imports = unit.imports.map { unit.text($0.range) + "\n" }.joined()
      try folder.write(
        isWhole ? unit.text(0..<unit.outline.source.bytes.count) : imports, to: path)
    }
    return try await MutatedProject(folder, config: config)
  }

  /// - Returns: `nil` if the fault is reported by one more finding, of its rule and at its place.
  func miss(of mutation: StructuralMutation, in feature: ProjectFeature) async throws -> Miss? {
    let outcome = mutation.applied(to: files)
    let found: [CheckOutput.Finding]
    do {
      defer { try? restore(outcome.texts.keys) }
      try write(outcome.texts)
      found = added(by: try await CheckOutput(in: folder).findings)
    }
    let bytes =
      outcome.texts[outcome.path].flatMap { $0 }
      ?? files[outcome.path]?.outline.source.bytes ?? []
    let place = Self.place(of: outcome.range, in: bytes, path: outcome.path)
    let expected = "\(place): \(mutation.rule.rawValue)"
    let seen = found.map { "\(Self.place(of: $0)): \($0.rule)" }
    if seen == [expected] { return nil }
    return Miss(feature: feature.name, mutation: mutation, expected: expected, found: seen)
  }

  private func added(by findings: [CheckOutput.Finding]) -> [CheckOutput.Finding] {
    var known = known
    // A line more or less is no fault of structure.
    let findings = findings.filter { $0.rule != RuleID.fileLength.rawValue }
    return findings.filter { finding in
      let key = Key(rule: finding.rule, message: finding.message)
      guard let count = known[key], count > 0 else { return true }
      known[key] = count - 1
      return false
    }
  }

  private static func counted(_ findings: [CheckOutput.Finding]) -> [Key: Int] {
    findings.reduce(into: [:]) { $0[Key(rule: $1.rule, message: $1.message), default: 0] += 1 }
  }

  private func write(_ texts: [String: [UInt8]?]) throws {
    for (path, bytes) in texts {
      if let bytes {
        try folder.write(String(decoding: bytes, as: UTF8.self), to: path)
      } else {
        try folder.remove(path)
      }
    }
  }

  private func restore(_ paths: some Sequence<String>) throws {
    for path in paths {
      if let file = files[path] {
        try folder.write(file.text(0..<file.outline.source.bytes.count), to: path)
      } else {
        try folder.remove(path)
      }
    }
  }

  private static func place(of finding: CheckOutput.Finding) -> String {
    let place = finding.location
    return "\(place.path):\(place.line):\(place.column)+\(place.length)"
  }

  private static func place(of range: Range<Int>, in bytes: [UInt8], path: String) -> String {
    let before = bytes.prefix(range.lowerBound)
    let line = before.count { $0 == UInt8(ascii: "\n") } + 1
    let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    return "\(path):\(line):\(range.lowerBound - start + 1)+\(range.count)"
  }
}

extension ProjectFeature {
  var mutations: [StructuralMutation] { shapeMutations + fileMutations + behaviourMutations }
}
