/// The module that declares the protocols of the convention, which `featuregen init` writes.
package struct SupportModule: Sendable {
  /// Its files in the order in which commands list them.
  package enum File: String, CaseIterable, Sendable {
    case feature = "Feature.swift"
    case analytics = "Analytics.swift"
    case analyticsClient = "AnalyticsClient.swift"
    case analyticsEvent = "AnalyticsEvent.swift"
    case analyticsEventRecorder = "AnalyticsEventRecorder.swift"
    case errorHandlingFeature = "ErrorHandlingFeature.swift"
    case helpfulError = "HelpfulError.swift"
  }
}

extension Convention {
  /// The files of the support module that this convention needs.
  package var supportFiles: [SupportModule.File] {
    SupportModule.File.allCases.filter { file in
      switch file {
      case .feature: true
      case .analytics, .analyticsClient, .analyticsEvent, .analyticsEventRecorder: analytics
      case .errorHandlingFeature, .helpfulError: errorHandling
      }
    }
  }

  /// The name of a file of the support module under this convention.
  package func fileName(of file: SupportModule.File) -> String {
    switch file {
    case .feature: namespaceProtocol + ".swift"
    case .errorHandlingFeature: errorChildType + ".swift"
    case .analytics, .analyticsClient, .analyticsEvent, .analyticsEventRecorder, .helpfulError:
      file.rawValue
    }
  }

  /// The types the support module declares at file level; no feature can have their names.
  package var supportTypeNames: Set<String> {
    var names: Set<String> = [
      namespaceProtocol, namespaceProtocol + "Store", "HeadlessView",
    ]
    names.formUnion(parts.map(protocolName(of:)))
    if analytics {
      names.formUnion([
        "Analytics", "AnalyticsClient", "AnalyticsEvent", "AnalyticsEventRecorder",
        "AnalyticsEventRecorderOf",
      ])
    }
    if errorHandling { names.formUnion([errorChildType, "HelpfulError"]) }
    return names
  }
}
