// tca: 1.0 1.7 1.8 1.25
// swift: 5

import ComposableArchitecture
import SwiftUI

public typealias AliasedReducer: Reducer  // error: expected '=' in type alias declaration
