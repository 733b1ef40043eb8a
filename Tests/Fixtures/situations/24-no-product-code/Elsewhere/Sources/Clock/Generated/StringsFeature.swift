import ComposableArchitecture
import FeatureKit

enum StringsFeature: Feature {
  struct State: FeatureState {}
  enum Action: FeatureAction { case forgotten }
}
