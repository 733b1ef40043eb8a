extension TypeFacts {
  /// An attribute that may be a macro of the team: it adds members and conformances that syntax
  /// does not show.
  var mayBeExpanded: Bool {
    attributes.contains { attribute in
      !Self.known.contains(String(attribute.lastName))
    }
  }

  /// Those of Swift, and macros of TCA that add no cases, initializers or conformances to parts.
  private static let known: Set<String> = [
    "CasePathable", "MainActor", "Observable", "ObservableState", "Perceptible", "Reducer",
    "ViewAction", "_documentation", "_spi", "available", "dynamicCallable", "dynamicMemberLookup",
    "frozen", "globalActor", "main", "nonobjc", "objc", "objcMembers", "preconcurrency",
    "propertyWrapper", "resultBuilder", "usableFromInline",
  ]
}

extension ObservedPart {
  /// Syntax alone does not show all its members and conformances.
  var mayHaveMore: Bool { hasUnknownMembers || all.contains(where: \.mayBeExpanded) }
}
