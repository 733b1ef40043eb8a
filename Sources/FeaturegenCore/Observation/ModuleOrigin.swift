/// Why files are taken for one module.
package enum ModuleOrigin: Sendable, Hashable {
  /// They are the sources of a target of this package.
  case target(manifest: AbsolutePath)
  /// The same, but the manifest computes which files of the folder belong to the target.
  case computedTarget(manifest: AbsolutePath)
  /// They are below a folder that the config names as a module.
  case configured(folder: AbsolutePath)
  /// Nothing says more than that they are checked under one config.
  case unknown

  /// Whether every file is known to be compiled into the module.
  package var isCertain: Bool {
    switch self {
    case .target, .configured: true
    case .computedTarget, .unknown: false
    }
  }
}
