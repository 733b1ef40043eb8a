// tca: 1.0 1.7 1.8 1.25
// swift: 5

enum NoCases: String {}  // error: an enum with no cases cannot declare a raw type
