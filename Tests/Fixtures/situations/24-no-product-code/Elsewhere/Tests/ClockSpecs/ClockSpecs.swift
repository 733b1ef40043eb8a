import ComposableArchitecture
import XCTest

final class ClockSpecs: XCTestCase {
  enum SampleFeature: Feature {
    struct State: FeatureState {}
    enum Action: FeatureAction { case forgotten }
  }
}
