/// The style to write in, and what the user should know about the choice.
package struct StyleSelection: Sendable {
  package let style: TCAStyle
  /// What decided: `as TCA 1.25.5 of '--tca' asks`.
  package let reason: String
  /// Lower case, no full stop.
  package let notes: [String]
}

extension ProjectSettings {
  /// The style for new files: that of the version given, else of the config, else of what the
  /// project pins; where the project holds its support module, in the dialect of that.
  ///
  /// - Parameter version: What the user asked for.
  package func style(asked version: TCAVersion?) throws(StyleError) -> StyleSelection {
    let (selection, origin) = try selection(asked: version)
    guard let supportModule, supportModule.dialect != selection.dialect else {
      return StyleSelection(
        style: TCAStyle(selection),
        reason: selection.version.map { "as TCA \($0) of \(origin) asks" }
          ?? "as no version of TCA is known",
        notes: supportModule != nil && selection.version == nil
          ? [] : selection.notice.map { [$0] } ?? [])
    }
    if version != nil {
      throw .contradiction(
        asked: selection.dialect, module: config.convention.supportModule,
        holds: supportModule.dialect)
    }
    return StyleSelection(
      style: TCAStyle(dialect: supportModule.dialect), reason: "as the support module is written",
      notes: [])
  }

  private func selection(
    asked version: TCAVersion?
  ) throws(StyleError) -> (selection: TCASelection, origin: String) {
    do throws(ProjectError) {
      if let version {
        return (try TCASelection(version: version, origin: "'--tca'"), "'--tca'")
      }
      if let version = config.tcaVersion {
        let origin = "'\(config.origins[.tca]?.file ?? Config.fileName)'"
        return (try TCASelection(version: version, origin: origin), origin)
      }
      let pin = try ProjectVersionFinder.find(from: folder, in: tree)
      return (try TCASelection(pin: pin), pin.map { "'\($0.file)'" } ?? "")
    } catch {
      throw .project(error)
    }
  }

  /// The style that decides in a check where a feature's own code shows none.
  package var checkStyle: TCAStyle {
    (try? style(asked: nil).style) ?? TCAStyle(dialect: supportModule?.dialect ?? .classic)
  }
}

package enum StyleError: Error, Sendable {
  case project(ProjectError)
  /// The version asked for has another dialect than the project's support module.
  case contradiction(asked: Dialect, module: String, holds: Dialect)
}

extension StyleError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .project(let error): "\(error)"
    case .contradiction(let asked, let module, let holds):
      "'--tca' asks for the \(asked) dialect, but the support module '\(module)' is written in the "
        + "\(holds) dialect; leave out '--tca', or set another 'support_module' in "
        + "'\(Config.fileName)' and run 'featuregen init' for it"
    }
  }
}
