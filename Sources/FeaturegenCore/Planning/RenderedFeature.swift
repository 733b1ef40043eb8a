import SwiftOutline
import Templating

/// A feature's files as they are to be written, not yet placed in folders.
package struct RenderedFeature: Sendable {
  package let blueprint: Blueprint
  package let files: [RenderedFile]
}

package struct RenderedFile: Sendable {
  package let role: FileRole
  /// The platform for which the whole file is; `nil` for all.
  package var platform: String?
  package let name: String
  package let text: String
}

/// Why what templates give cannot be written.
package enum RenderError: Error, Sendable {
  case template(TemplateError)
  /// What the feature asks for and nothing can say; at least one.
  case inexpressible([FeatureFault])
  /// The text of a file does not declare what the blueprint says; the symbols, sorted.
  case declarations(file: String, missing: [String], unexpected: [String])
  /// What `check` would say about the rendered feature.
  case findings([Finding])
}

extension FeatureRenderer {
  /// Renders a feature and reads it back: every file has to declare exactly what its blueprint
  /// says, and `check` must find no error in them.
  ///
  /// - Parameter module: The module the feature belongs to; `nil` leaves out the tests.
  package func render(
    _ blueprint: Blueprint, module: String?
  ) throws(RenderError) -> RenderedFeature {
    let faults = blueprint.faults
    guard faults.isEmpty else { throw .inexpressible(faults) }
    var files: [RenderedFile] = []
    for file in blueprint.files where file.role != .tests || module != nil {
      let text: String
      do throws(TemplateError) {
        text = try self.text(of: file, in: blueprint, module: module)
      } catch {
        throw .template(error)
      }
      try verify(text, declares: file)
      files.append(
        RenderedFile(role: file.role, platform: file.platform, name: file.name, text: text))
    }
    try verify(files, of: blueprint)
    return RenderedFeature(blueprint: blueprint, files: files)
  }

  private func verify(_ text: String, declares file: BlueprintFile) throws(RenderError) {
    let declared = DeclaredSymbols.of(Outline(parsing: SwiftSource(text)))
    guard declared != file.symbols else { return }
    throw .declarations(
      file: file.name,
      missing: file.symbols.subtracting(declared).sorted(),
      unexpected: declared.subtracting(file.symbols).sorted())
  }

  private func verify(_ files: [RenderedFile], of blueprint: Blueprint) throws(RenderError) {
    let facts = files.filter { $0.role != .tests }.map { file in
      FileFactsReader.read(SwiftSource(file.text), path: file.name)
    }
    let checker = Checker(convention: blueprint.convention, fallback: blueprint.style)
    let report = checker.check(ObservedModule(name: "", files: facts))
    let errors = report.findings.filter { $0.severity == .error }
    guard report.features == [blueprint.feature.name.typeName], errors.isEmpty else {
      throw .findings(errors)
    }
  }
}

extension RenderError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .template(let error):
      return "\(error)"
    case .inexpressible(let faults):
      return faults.map(\.description).joined(separator: "; ")
    case .declarations(let file, let missing, let unexpected):
      let parts = [("does not declare", missing), ("also declares", unexpected)]
        .filter { !$0.1.isEmpty }
        .map { "\($0.0) '\($0.1.joined(separator: "', '"))'" }
      return "what the templates give for '\(file)' \(parts.joined(separator: " and "))"
    case .findings(let findings):
      guard let first = findings.first else {
        return "what the templates give is no feature of the convention"
      }
      return "what the templates give breaks the convention: \(first.location.path):"
        + "\(first.location.line):\(first.location.column): \(first.message) [\(first.rule)]"
    }
  }
}
