@_exported import CasePaths
@_exported import Clocks
@_exported import CombineSchedulers
@_exported import ConcurrencyExtras
@_exported import Dependencies
@_exported import IdentifiedCollections
@_exported import SwiftUINavigation

#if TCA_1_7
  @_exported import DependenciesMacros
  @_exported import Observation
  @_exported import Perception
#endif

#if TCA_1_7
  import SwiftUI

  /// Hides the one of `Perception`, as availability does from iOS 17 on; `Perception.Bindable`
  /// stays reachable by that name.
  public typealias Bindable = SwiftUI.Bindable
#endif
