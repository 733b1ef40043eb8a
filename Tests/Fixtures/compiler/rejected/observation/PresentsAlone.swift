// tca: 1.7 1.8 1.25
// swift: 5 6

import ComposableArchitecture

struct PresentsAlone {
  @Presents var child: Int?  // error: cannot find '_$observationRegistrar' in scope
}
