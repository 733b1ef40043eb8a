// tca: 1.0
// swift: 5

// A file name may hold the separator of the preset.
enum StarInFileName {}
