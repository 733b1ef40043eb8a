/// A file with a bit of everything, to be cut up.
enum Sample {
  static let text = ##"""
    #!/usr/bin/env swift
    @testable import struct A.B // comment
    /* a /* nested */ one */
    @Reducer(state: .equatable)
    public struct CounterFeature<T: P>: Sendable where T.X == Int {
      @ObservableState
      public struct State: Equatable {
        var count = 0, other: [String: [Int]]? = nil
        @Presents var alert: AlertState<Action.Alert>?
        #if DEBUG
        var debug: Bool { get { count > 0 } set { count = newValue ? 1 : 0 } }
        #endif
      }
      indirect enum Action: Equatable { case increment(by: Int = 1), `default`; case nested(Action) }
      var body: some Reducer<State, Action> {
        Reduce<State, Action> { [weak self] state, action -> Effect<Action> in
          switch action {
          case .increment(let by) where by > 0: state.count += by
          #if os(iOS)
          case let .nested(.increment(x)), .default: return .send(.nested(.default))
          #endif
          @unknown default: return .none
          }
          guard let x = try? await f(a ?? b, "\(x) \(g("y\(z)")) "), case .a? = y else { return .run { _ in } }
          for try await i in x.values where i != 3 { print(i, #"raw \#(i) "quoted""#, /a+b/) }
          return if x < 3, y > 4 { .none } else { f(x) { $0 } onError: { _ in } }
        }
        .ifLet(\.$alert, action: \.alert) { Scope(state: \.a?.b[0], action: /Action.x) }
        #if A
        .b()
        #endif
      }
      init?(_ a: inout Int, b c: @escaping @Sendable () async throws(E) -> Void = { }) rethrows { self.a = a }
    }
    let text = """
      multi "line" \(a) \
      """
    func ==<U>(l: U, r: U) -> Bool { l as? Int == r as! Int }
    #Preview("x") { CounterView() }
    """##
}
