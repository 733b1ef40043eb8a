/// A feature inside a feature.
package struct ChildMember: Sendable, Equatable {
  /// The stem of its names in State and Action: `TagRow` gives `childTagRow`.
  package var name: String
  /// The feature, as the spec names it; the same as `name` unless it says otherwise.
  package var feature: String
  package var kind: Kind
  /// The stem of a collection's names: `TagRows`; `nil`: by the rules of English.
  package var plural: String?
  /// An embedded child's first value, Swift; `nil`: `XFeature.State()`.
  package var initial: String?
  /// The module to import for it.
  package var module: String?
  package var documentation: String?

  package enum Kind: String, CaseIterable, Sendable {
    case sheet, fullScreenCover, popover, navigation
    /// Always there.
    case embedded
    /// There or not, shown in place.
    case optional
    case collection

    /// Presented over or instead of the feature's view.
    package var isPresented: Bool {
      switch self {
      case .sheet, .fullScreenCover, .popover, .navigation: true
      case .embedded, .optional, .collection: false
      }
    }
  }

  package init(name: String, feature: String? = nil, kind: Kind) {
    self.name = name
    self.feature = feature ?? name
    self.kind = kind
  }
}

/// One of several presentations, or one screen of a stack.
package struct DestinationCase: Sendable, Equatable {
  /// The enum's case: `edit`.
  package var name: String
  /// The feature, as the spec names it.
  package var feature: String
  /// How a destination is presented; always ``ChildMember/Kind/navigation`` on a stack.
  package var kind: ChildMember.Kind

  package init(name: String, feature: String, kind: ChildMember.Kind) {
    self.name = name
    self.feature = feature
    self.kind = kind
  }
}
