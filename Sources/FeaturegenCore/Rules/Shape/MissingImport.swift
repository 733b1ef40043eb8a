extension Rule {
  static let missingImport = Rule.shape(
    .missingImport,
    severity: .warning,
    fixes: [.safe],
    summary: "the files of a feature import what the convention wants",
    rationale: """
      A file that relies on the imports of its neighbours stops compiling when one of them goes, \
      or when the module turns on 'MemberImportVisibility'. A module that exports the others \
      counts for them if the config lists it under 'reexporters' or '@_exported import' says so. \
      A file that imports modules of which nothing is known is not judged.
      """,
    example: Example(
      violating: """
        import SwiftUI

        extension AppInfoFeature.View: View { … }
        """,
      fixed: """
        import ComposableArchitecture
        import FeatureKit
        import SwiftUI

        extension AppInfoFeature.View: View { … }
        """
    )
  ) { pass in
    pass.findings { demand in
      guard case .imports(let module, let role) = demand else { return nil }
      let symbol = role.part.map { [$0.typeName] } ?? []
      let subject = ([pass.typeName] + symbol).joined(separator: ".")
      return (.missingImport(of: module, subject: subject), symbol + [module])
    }
  }
}

extension String {
  fileprivate static func missingImport(of module: String, subject: String) -> String {
    "the file of '\(subject)' does not import '\(module)'"
  }
}
