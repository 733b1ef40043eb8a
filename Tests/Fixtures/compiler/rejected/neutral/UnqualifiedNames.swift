// tca: 1.0 1.7 1.8 1.25
// swift: 5

import ComposableArchitecture
import SwiftUI

enum ReducerInside {
  struct State: Equatable {}
  enum Action: Equatable { case close }
  struct Reducer: Reducer {}  // error: inheritance from non-protocol type 'ReducerInside.Reducer'
}

enum ViewInside {
  struct View: View {  // error: inheritance from non-protocol type 'ViewInside.View'
    var body: Text { Text("View") }
  }
}

enum RowInside {
  struct View {}
}

extension RowInside {
  struct Row: View {  // error: inheritance from non-protocol type 'RowInside.View'
    var body: Text { Text("Row") }
  }
}

enum ErrorInside {
  enum Error: Error { case failed }  // error: 'Error' has a raw type that depends on itself
}

enum StateInside {
  struct State: Equatable {}

  struct View {
    @State var isOn = false  // error: struct 'State' cannot be used as an attribute
  }
}
