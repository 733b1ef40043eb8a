extension CheckRun {
  /// The convention of each file's config.
  ///
  /// - Parameter outer: What applies to most files; its style is the fallback of the check.
  func standards(of files: [SourceReader.File], outer: ConfigScope) -> Standards {
    var standards = Standards(
      Standard(
        convention: outer.config.convention, fallback: fallback,
        fileLength: outer.config.fileLength))
    var known: [ObjectIdentifier: Standard] = [:]
    for file in files {
      let scope = scopes.scope(of: file.path.parent ?? file.path)
      if scope === outer { continue }
      let standard = known[ObjectIdentifier(scope)] ?? standard(of: scope, outer: outer)
      known[ObjectIdentifier(scope)] = standard
      standards.set(standard, at: file.displayPath)
    }
    return standards
  }

  private func standard(of scope: ConfigScope, outer: ConfigScope) -> Standard {
    let config = scope.config
    let isStyledAlike =
      config.tcaVersion == outer.config.tcaVersion
      && config.convention.supportModule == outer.config.convention.supportModule
    var style: TCAStyle?
    if !isStyledAlike, let folder = scope.folder {
      style = (try? ProjectSettings(at: folder, under: scopes, in: tree))?.checkStyle
    }
    return Standard(
      convention: config.convention, fallback: style ?? fallback, fileLength: config.fileLength)
  }
}
