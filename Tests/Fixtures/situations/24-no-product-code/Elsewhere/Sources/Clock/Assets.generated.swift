import ComposableArchitecture
import FeatureKit

enum AssetsFeature: Feature {
  struct State: FeatureState {}
  enum Action: FeatureAction { case forgotten }
}
