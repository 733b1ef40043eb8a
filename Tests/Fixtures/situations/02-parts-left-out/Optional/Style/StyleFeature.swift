import ComposableArchitecture
import FeatureKit

public enum StyleFeature: Feature {
}
