extension Comparison {
  /// Judges a file only if no module that it imports may export the one that is missing.
  func importing(_ module: String, in role: FileRole) -> Verdict {
    if module == convention.supportModule, !feature.module.imports.contains(module) {
      return .undecidable(reason: "no file of this module imports '\(module)'")
    }
    var isUnknown = false
    for type in homes(of: role.part) {
      guard let file = feature.module.file(at: type.location.path), file.holdsParts else {
        continue
      }
      if file.imports.contains(module), file.conditionalImports.isEmpty { continue }
      let graph = feature.module.importGraph
      let reach = graph.reach(of: file.imports(in: type.conditions), in: feature.module.name)
      // Where the support module is missing, that finding speaks for all that it exports.
      let wanted = graph.reach(of: [convention.supportModule], in: feature.module.name)
      if module != convention.supportModule, wanted.contains(module) { continue }
      if reach.contains(module) { continue }
      guard reach.isSubset(of: knownModules(besides: module)) else {
        isUnknown = true
        continue
      }
      return .unmet(type.location)
    }
    return isUnknown
      ? .undecidable(reason: "a module that the file imports may export '\(module)'") : .met
  }

  /// Those of which it is known what they export; of a system's that it is not `module`.
  private func knownModules(besides module: String) -> Set<String> {
    Self.systemModules
      .union(module == "SwiftUI" ? [] : Self.frameworks)
      .union(feature.module.importGraph.known)
      .union(["ComposableArchitecture", convention.supportModule])
      .union(convention.imports)
      .subtracting(convention.reexporters)
  }

  private static let systemModules: Set<String> = [
    "AppKit", "Combine", "CoreGraphics", "Dispatch", "Foundation", "OSLog", "Observation", "Swift",
    "SwiftUI", "UIKit", "os",
  ]

  /// May export SwiftUI, but nothing from outside the system.
  private static let frameworks: Set<String> = [
    "AVFoundation", "AVKit", "AuthenticationServices", "Charts", "CloudKit", "Contacts", "CoreData",
    "CoreImage", "CoreLocation", "CoreMedia", "CoreMotion", "CryptoKit", "GameKit", "HealthKit",
    "ImageIO", "LocalAuthentication", "MapKit", "MediaPlayer", "MessageUI", "Network", "PDFKit",
    "PassKit", "Photos", "PhotosUI", "QuickLook", "SafariServices", "Security", "SpriteKit",
    "StoreKit", "SwiftData", "UniformTypeIdentifiers", "UserNotifications", "Vision", "WebKit",
    "WidgetKit",
  ]
}

extension FileFacts {
  /// The modules that are imported in every build that meets the conditions.
  fileprivate func imports(in conditions: [BuildCondition]) -> Set<String> {
    let there = imports.filter { module in
      conditionalImports[module]?.allSatisfy(conditions.contains) ?? true
    }
    return Set(there.map { String($0.prefix { $0 != "." }) })
  }
}
