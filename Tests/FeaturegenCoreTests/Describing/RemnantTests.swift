import FeaturegenCore
import Testing

/// What a spec cannot say is listed with its line, and once.
@Suite struct RemnantTests {
  private static let head = """
    import ComposableArchitecture
    import FeatureKit

    """

  @Test(
    arguments: [
      ("var total: Int { 1 }", "'total' of 'State'"),
      ("static let limit = 3", "'limit' of 'State'"),
      ("func sum() -> Int { 1 }", "'sum' of 'State'"),
      ("struct Row {}", "'Row' of 'State'"),
      ("#if DEBUG\nvar x: Int = 0\n#endif", "'x' of 'State', inside '#if'"),
      ("var x = makeX()", "type of 'x', which is inferred"),
      ("private var x: Int = 0", "'private' of 'x'"),
      ("var x: Int = 0 { didSet {} }", "observers of 'x'"),
      ("init(x: Int) { print(x) }", "initializer of 'State'"),
      ("@Presents var sheet: Sheet?", "'sheet' of 'State'"),
    ])
  func namesWhatStateHolds(_ member: String, remnant: String) async throws {
    let described = try await Described(
      """
      \(Self.head)
      public enum A: Feature {
        struct State: FeatureState {
      \(member)
        }
        enum Action: FeatureAction {}
      }
      """)
    let line = member.hasPrefix("#if") ? 7 : 6
    #expect(described.remnants.contains("Feature.swift:\(line): \(remnant)"))
  }

  @Test(
    arguments: [
      ("case .a: state.x = 1; return .none", "arm '.a' of the reducer, 1 line"),
      ("case .a: return .run { _ in }", "arm '.a' of the reducer, 1 line"),
      ("case .a where state.x == 1: return a(state: &state)", "arm '.a' of the reducer, 1 line"),
      ("case .a: return b(state: &state)", "'a' is handled by 'b'"),
      (
        "case .child(.done): return done(state: &state)",
        "arm '.child(.done)' of the reducer, 1 line"
      ),
    ])
  func namesWhatArmsDo(_ arm: String, remnant: String) async throws {
    let described = try await Described(
      """
      \(Self.head)
      public enum A: Feature {
        struct State: FeatureState {}
        enum Action: FeatureAction { case a, child(Int) }
        struct Reducer: FeatureReducer {}
      }
      extension A.Reducer: Reducer {
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            \(arm)
            }
          }
        }
        private func a(state: inout State) -> Effect<Action> { .none }
        private func b(state: inout State) -> Effect<Action> { .none }
        private func done(state: inout State) -> Effect<Action> { .none }
      }
      """)
    #expect(described.remnants.contains("Feature.swift:13: \(remnant)"))
  }

  @Test func namesBodiesAndBystanders() async throws {
    let described = try await Described(
      """
      \(Self.head)
      public enum A: Feature {
        struct State: FeatureState {}
        enum Action: FeatureAction { case a }
        struct Reducer: FeatureReducer {
          let limit = 3
          @Dependency(\\.[key]) var odd
        }
        enum Helper {}
      }
      extension A.Reducer: Reducer {
        private enum CancelID { case a }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .a: return a(state: &state)
            }
          }
          .onChange(of: \\.x) { _, _ in }
        }
        private func a(state: inout State) -> Effect<Action> {
          state.x = 1
          return .none
        }
        private func unused() {}
      }
      extension Array { var second: Element? { nil } }
      let global = 1
      """)
    #expect(described.features.first?.actions == [ActionMember(name: "a", hasHandler: true)])
    let expected = [
      "8: 'limit' of 'Reducer'", "9: key of the dependency 'odd'", "11: 'Helper' of 'A'",
      "14: 'CancelID' of 'Reducer'", "21: 'onChange' in the reducer's body",
      "23: body of 'a', 4 lines", "27: 'unused' of 'Reducer'",
      "29: 'extension Array' beside the feature",
      "30: 'global' beside the feature",
    ]
    // Besides, that two parts are missing.
    for remnant in expected { #expect(described.remnants.contains("Feature.swift:" + remnant)) }
    #expect(described.remnants.count == expected.count + 2)
  }

  @Test func eachIsNamedOnce() async throws {
    let described = try await Described(
      """
      \(Self.head)
      public enum A: Feature {
        struct State: FeatureState { var a: Int { 1 } }
        enum Action: FeatureAction {}
      }
      """)
    #expect(Set(described.remnants).count == described.remnants.count)
  }
}
