import ComposableArchitecture
import FeatureKit

enum ClockFeature: Feature {
  struct State: FeatureState {}
  enum Action: FeatureAction { case forgotten }
}
