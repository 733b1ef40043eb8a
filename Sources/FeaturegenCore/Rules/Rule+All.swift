extension Rule {
  /// Every rule, in the order of precedence: the first that sees a fault reports it.
  package static let all: [Rule] = [
    .parseError,
    .unreadableFile,
    .unknownRuleID,
    .unusedSuppression,
    .namespaceKind,
    .namespaceConformance,
    .missingPart,
    .partKind,
    .partConformance,
    .missingFile,
    .conformanceNotRestated,
    .misplacedPart,
    .fileName,
    .missingInitializer,
    .accessLevel,
    .missingStore,
    .missingTypealias,
    .childPrefix,
    .childWiring,
    .bindingWiring,
    .errorHandling,
    .catchAllArm,
    .unhandledAction,
    .unrecordedAction,
    .eventMismatch,
    .eventIdentifier,
    .missingPreview,
    .missingImport,
    .oneSidedMember,
    .duplicateFeature,
    .wrongDialect,
    .legacyAPI,
    .fileLength,
  ]

  package static func named(_ id: String) -> Rule? {
    all.first { $0.id.rawValue == id }
  }
}
