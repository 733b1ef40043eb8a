/// The brackets that are open, with barriers no closing bracket reaches across: the borders of
/// string interpolations.
struct BracketStack {
  enum Bracket: Int {
    case parenthesis, bracket, brace

    var character: Character {
      switch self {
      case .parenthesis: "("
      case .bracket: "["
      case .brace: "{"
      }
    }
  }

  struct Entry {
    var bracket: Bracket
    /// The index of the token in the list that is being filled.
    var token: Int
  }

  private struct Barrier {
    var base: Int
    var counts: SIMD4<Int32>
  }

  private var entries: [Entry] = []
  /// How many of each kind are open above the topmost barrier.
  private var counts = SIMD4<Int32>()
  private var base = 0
  private var barriers: [Barrier] = []

  mutating func push(_ bracket: Bracket, token: Int) {
    entries.append(Entry(bracket: bracket, token: token))
    counts[bracket.rawValue] &+= 1
  }

  func hasOpen(_ bracket: Bracket) -> Bool {
    counts[bracket.rawValue] > 0
  }

  /// Removes the topmost entry; only to be called while one above the barrier is open.
  mutating func pop() -> Entry? {
    guard entries.count > base, let entry = entries.popLast() else { return nil }
    counts[entry.bracket.rawValue] &-= 1
    return entry
  }

  mutating func pushBarrier() {
    barriers.append(Barrier(base: base, counts: counts))
    base = entries.count
    counts = SIMD4<Int32>()
  }

  /// The barrier goes; what was open above it must have been popped before.
  mutating func popBarrier() {
    guard let barrier = barriers.popLast() else { return }
    base = barrier.base
    counts = barrier.counts
  }

  /// Empties the stack, outermost bracket first.
  mutating func popAll() -> [Entry] {
    defer { self = BracketStack() }
    return entries
  }
}
