import Testing

@testable import FeaturegenCore

@Suite struct LineBreakerTests {
  private let breaker = LineBreaker(lineLength: 40, indentationWidth: 2)

  @Test(
    arguments: [
      (
        "  @Presents var childAccount: AccountFeature.State?",
        "  @Presents var childAccount:\n    AccountFeature.State?"
      ),
      (
        "  var recentlyUsedTags: [String: Int] = [:]",
        "  var recentlyUsedTags: [String: Int] =\n    [:]"
      ),
      (
        "    case tagPicked(String, at: Int, in: [A])",
        "    case tagPicked(\n      String,\n      at: Int,\n      in: [A]\n    )"
      ),
      (
        "      case .appeared: return .init(event: .x)",
        "      case .appeared:\n        return .init(event: .x)"
      ),
      (
        "      case .first, .second, .third(.dismiss): return nil",
        "      case .first, .second,\n        .third(.dismiss):\n        return nil"
      ),
      (
        "    .ifLet(\\.$childAccount, action: \\.childAccount) {",
        "    .ifLet(\n      \\.$childAccount,\n      action: \\.childAccount\n    ) {"
      ),
      (
        "  func pick(state: inout S) -> Effect<A> {",
        "  func pick(state: inout S) -> Effect<A>\n  {"
      ),
      (
        "  func f(state: inout S, r: Result<A, B>) -> E {",
        "  func f(\n    state: inout S,\n    r: Result<A, B>\n  ) -> E {"
      ),
      (
        "    item: $store.scope(state: \\.a, action: \\.b).edit",
        "    item: $store.scope(\n      state: \\.a,\n      action: \\.b\n    ).edit"
      ),
      (
        "    return .init(attributes: [\"a\": b, \"c\": d, \"e\": f])",
        """
            return .init(
              attributes: [
                "a": b,
                "c": d,
                "e": f,
              ]
            )
        """
      ),
      (
        "  action: SomeFeature.Destination.Action.edit",
        "  action: SomeFeature.Destination.Action\n    .edit"
      ),
      (
        "extension SomeLongFeature.Path.State: Sendable {}",
        "extension SomeLongFeature.Path.State:\n  Sendable\n{}"
      ),
    ])
  func breaks(_ line: String, expected: String) {
    #expect(breaker.lines(for: line[...]).joined(separator: "\n") == expected)
  }

  @Test(
    arguments: [
      "  /// A comment is nobody's business but its author's.",
      "  \"a string that is a good deal too long for a line\"", "",
    ])
  func leavesAlone(_ line: String) {
    #expect(breaker.lines(for: line[...]) == [line])
  }
}
