import ComposableArchitecture
import FeatureKit

enum WidgetFeature: Feature {
  struct State: FeatureState {}
  enum Action: FeatureAction { case forgotten }
}
