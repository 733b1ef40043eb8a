import ComposableArchitecture
import FeatureKit

enum GaugeFeature: Feature {
  struct State: FeatureState {}
  enum Action: FeatureAction { case forgotten }
}
