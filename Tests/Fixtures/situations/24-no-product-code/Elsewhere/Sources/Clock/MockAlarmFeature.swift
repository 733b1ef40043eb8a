import ComposableArchitecture
import FeatureKit

enum MockAlarmFeature: Feature {
  struct State: FeatureState {}
  enum Action: FeatureAction { case forgotten }
}
