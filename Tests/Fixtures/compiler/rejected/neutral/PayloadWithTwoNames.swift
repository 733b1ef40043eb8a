// tca: 1.0 1.7 1.8 1.25
// swift: 5

enum TwoNames {
  case picked(at index: Int)  // error: enum case cannot have keyword arguments
}
