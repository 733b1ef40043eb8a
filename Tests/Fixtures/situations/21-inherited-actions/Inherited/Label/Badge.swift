import ComposableArchitecture
import FeatureKit

@ObservableState
public struct Badge: FeatureState {}
