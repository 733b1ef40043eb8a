extension ProjectSettings {
  /// Where new features go: below the folder, in the target that holds it if there is one.
  package var destination: Destination {
    // Any file there belongs to the same target.
    let file = folder.appending("\(config.convention.namespaceProtocol).swift")
    guard let manifest, let target = manifest.target(containing: file) else {
      return Destination(root: folder, notes: [noTarget])
    }
    return destination(in: target, of: manifest, sources: folder)
  }

  /// Where new features of a module go: the target's folder, or `Sources/MODULE` for a module that
  /// the manifest does not declare.
  ///
  /// - Returns: `nil` outside any package.
  package func destination(module: String) -> Destination? {
    guard let manifest else { return nil }
    if let target = manifest.target(named: module), let folder = target.folder {
      return destination(in: target, of: manifest, sources: folder)
    }
    return Destination(
      root: manifest.folder, sources: "Sources/\(module)", tests: "Tests/\(module)Tests",
      module: module, moduleFolder: "Sources/\(module)",
      notes: ["Package.swift declares no target '\(module)'; add it, and '\(module)Tests'"])
  }

  private func destination(
    in target: PackageManifest.Target, of manifest: PackageManifest, sources: AbsolutePath
  ) -> Destination {
    let testName = target.name + "Tests"
    let tests = manifest.target(named: testName).flatMap { $0.kind == .test ? $0.folder : nil }
    func relative(_ folder: AbsolutePath) -> String {
      folder == manifest.folder ? "" : folder.relative(to: manifest.folder)
    }
    return Destination(
      root: manifest.folder, sources: relative(sources), tests: tests.map(relative),
      module: target.name, moduleFolder: relative(target.folder ?? sources),
      notes: tests == nil
        ? ["no test file: Package.swift declares no test target '\(testName)'"] : [])
  }

  private var noTarget: String {
    manifest == nil
      ? "no test file: there is no Package.swift that says where tests go"
      : "no test file: the folder lies in no target of Package.swift"
  }

  /// The folder of the support module, relative to the working folder.
  package var supportFolder: String {
    let module = config.convention.supportModule
    let known = supportModule?.folder ?? manifest?.target(named: module)?.folder
    if let known, known.isInside(folder) { return known.relative(to: folder) }
    return manifest?.folder == folder ? "Sources/\(module)" : module
  }

  package var declaresSupportModule: Bool {
    manifest?.target(named: config.convention.supportModule) != nil
  }
}
