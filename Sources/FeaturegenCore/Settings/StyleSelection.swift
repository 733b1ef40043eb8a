/// The style to write in, and what the user should know about the choice.
package struct StyleSelection: Sendable {
  package let style: TCAStyle
  /// Lower case, no full stop.
  package let notes: [String]
}

extension ProjectSettings {
  /// The style for new files: that of the version given, else of the config, else of what the
  /// project pins; where the project holds its support module, in the dialect of that.
  ///
  /// - Parameter version: What the user asked for.
  package func style(
    asked version: TCAVersion?
  ) throws(StyleError) -> StyleSelection {
    let selection: TCASelection
    do throws(ProjectError) {
      if let version {
        selection = try TCASelection(version: version, origin: "'--tca'")
      } else if let version = config.tcaVersion {
        selection = try TCASelection(version: version, origin: "'\(Config.fileName)'")
      } else {
        selection = try TCASelection(pin: ProjectVersionFinder.find(from: folder))
      }
    } catch {
      throw .project(error)
    }
    let notes = selection.notice.map { [$0] } ?? []
    guard let supportModule, supportModule.dialect != selection.dialect else {
      return StyleSelection(
        style: TCAStyle(selection),
        notes: supportModule == nil || selection.version != nil ? notes : [])
    }
    if version != nil {
      throw .contradiction(
        asked: selection.dialect, module: config.convention.supportModule,
        holds: supportModule.dialect)
    }
    return StyleSelection(style: TCAStyle(dialect: supportModule.dialect), notes: [])
  }

  /// The style that decides in a check where a feature's own code shows none.
  package var checkStyle: TCAStyle {
    (try? style(asked: nil).style) ?? TCAStyle(dialect: supportModule?.dialect ?? .classic)
  }

  /// The config's convention, indented as the project is where the config does not say.
  package func convention(for style: TCAStyle) -> Convention {
    config.convention
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
