import ComposableArchitecture
import FeatureKit

extension PickerFeature.Reducer {
  public init(clock: Int) {
    self.init()
  }
}

extension ResultFeature.State {
  public init(value: Value) {
    self.init()
    result = .success(value)
  }
}
