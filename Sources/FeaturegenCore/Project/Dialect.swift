/// The two ways in which The Composable Architecture is written.
package enum Dialect: String, Sendable, Hashable, CaseIterable {
  /// Without macros: `@BindingState`, `WithViewStore`; TCA 1.0 to 1.6.
  case classic
  /// `@ObservableState`, `@Bindable var store`; from TCA 1.7.
  case observation
}

extension Dialect {
  /// How the reducer of a navigation stack's screens is declared in the observation dialect.
  package enum StackStyle: String, Sendable, Hashable {
    /// `@Reducer struct Path` with everything written out, as in 1.7.
    case structure
    /// `@Reducer enum Path`, from 1.8.
    case enumeration

    /// `nil`: no version is known, so the one of today.
    package init(for version: TCAVersion?) {
      let isOld = version.map { $0 < TCAVersion(1, 8) } ?? false
      self = isOld ? .structure : .enumeration
    }
  }

  /// The key path with which a view scopes its store to a presented child.
  package enum PresentationKeyPath: String, Sendable, Hashable {
    /// `\.childX`
    case value
    /// `\.$childX`, which only compiles from 1.25.0.
    case projected

    /// `nil`: no version is known, so the form that compiles with all.
    package init(for version: TCAVersion?) {
      let isNew = version.map { $0 >= TCAVersion(1, 25) } ?? false
      self = isNew ? .projected : .value
    }
  }
}
