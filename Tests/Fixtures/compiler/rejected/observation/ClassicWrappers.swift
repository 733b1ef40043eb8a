// tca: 1.7 1.8 1.25
// swift: 5 6

import ComposableArchitecture

@ObservableState
struct PresentationBeside {
  @PresentationState var child: Int?  // error: cannot be used in '@ObservableState'
}

@ObservableState
struct BindingBeside {
  @BindingState var isOn = false  // error: invalid redeclaration of synthesized property '_isOn'
}
