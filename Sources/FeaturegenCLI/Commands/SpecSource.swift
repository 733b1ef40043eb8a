import FeaturegenCore
import Spelling

/// The spec that `--spec` names: a file, or standard input for `-`.
struct SpecSource {
  let argument: String
  let context: CommandContext

  /// What messages call it.
  private var name: String {
    argument == "-" ? "<stdin>" : context.display(context.path(argument))
  }

  /// - Parameter names: The only features to take; empty for all.
  func features(
    _ names: [FeatureName], in project: ProjectSettings, style: TCAStyle
  ) throws(CommandFailure) -> [Feature] {
    let result = try read(in: project, style: style)
    if !context.arguments.flag("quiet") {
      for warning in result.warnings {
        context.console.printError(TerminalText.escaped(warning))
      }
    }
    guard !names.isEmpty else { return result.features }
    let messages = names.filter { name in !result.entries.contains { $0.isCalled(name) } }
      .map { message(absent: $0, in: result) }
    guard messages.isEmpty else {
      throw CommandFailure(.invalidInput, messages.map(TerminalText.escaped))
    }
    return result.entries.filter { entry in names.contains(where: entry.isCalled) }.map(\.feature)
  }

  private func read(
    in project: ProjectSettings, style: TCAStyle
  ) throws(CommandFailure) -> FeatureSpec.Result {
    let bytes = try bytes
    do throws(InvalidInput) {
      return try FeatureSpec.read(
        bytes, name: name, convention: project.conventionForWriting, style: style,
        platforms: project.platforms)
    } catch {
      throw CommandFailure(error)
    }
  }

  private var bytes: [UInt8] {
    get throws(CommandFailure) {
      // One byte more than a spec may have, so that a larger one is noticed.
      if argument == "-" { return context.input.bytes(atMost: FeatureSpec.maximumSize + 1) }
      do throws(FileError) {
        return try FileReader.read(context.path(argument))
      } catch {
        let text = TerminalText.escaped("the spec \(error)")
        if case .missing = error { throw CommandFailure(.missingInput, text) }
        throw CommandFailure(.invalidInput, text)
      }
    }
  }

  private func message(absent absentee: FeatureName, in result: FeatureSpec.Result) -> String {
    let known = result.entries.map(\.name.stem)
    let list = known.prefix(10).map { "'\($0)'" }.joined(separator: ", ")
    let advice =
      nearestName(to: absentee.stem, in: known).map { "did you mean '\($0)'?" }
      ?? "it has \(list)\(known.count > 10 ? " …" : "")"
    return "\(name):1:1: error: no feature '\(absentee.stem)' in this spec: \(advice)"
  }
}

extension FeatureSpec.Entry {
  /// By the name in the spec, or by the type it asks for.
  fileprivate func isCalled(_ other: FeatureName) -> Bool {
    name == other || feature.name == other
  }
}

extension ProjectSettings {
  /// The platforms that the package names; empty if it computes them.
  fileprivate var platforms: Set<String> {
    guard case .known(let platforms) = manifest?.platforms else { return [] }
    return Set(platforms.map(\.name))
  }
}
