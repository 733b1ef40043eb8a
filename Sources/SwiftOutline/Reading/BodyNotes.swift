/// What a walk through one bracket level found, and where to look next.
struct BodyNotes {
  /// Tokens still to be read, and as what.
  struct Region {
    enum Kind {
      case block
      /// Statements after a closure's signature, if it has one.
      case closure
      case members
      /// The arms of the switch with this index.
      case arms(switch: Int)
      /// Expressions between commas: of a tuple, a literal, a subscript, an interpolation.
      case list
      /// The arguments of the call with this index.
      case arguments(call: Int)
      case accessors
    }

    var kind: Kind
    /// Indices of tokens in the outline's list, or in that of its interpolations.
    var tokens: Range<Int>
    var isInterpolated: Bool
  }

  var calls: [Call] = []
  var switches: [Switch] = []
  var regions: [Region] = []
  /// Strings with interpolations, by token.
  var strings: [Int] = []
  var isInterpolated = false

  mutating func look(into tokens: Range<Int>, as kind: Region.Kind) {
    guard !tokens.isEmpty else { return }
    regions.append(Region(kind: kind, tokens: tokens, isInterpolated: isInterpolated))
  }
}
