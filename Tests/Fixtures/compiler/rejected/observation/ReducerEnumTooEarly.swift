// tca: 1.7
// swift: 5 6

import ComposableArchitecture
import FeatureKit

enum EarlyPath {
  @Reducer
  enum Path {
    case other(OtherFeature.Reducer)
  }
}  // error: type 'EarlyPath.Path' does not conform to protocol 'Reducer'
