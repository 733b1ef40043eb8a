import ComposableArchitecture
import FeatureKit

enum OtherFeature: Feature {
  struct State: FeatureState {}
  enum Action: FeatureAction { case forgotten }
}
