import FeaturegenCore
import TestSupport
import Testing

/// Whatever stands in a file, describing ends with a spec or without a feature.
@Suite struct DamagedSourceTests {
  private static let source = """
    import ComposableArchitecture
    #if canImport(UIKit)
    import UIKit
    #endif

    /** A feature. */
    public enum AFeature: Feature {
      public struct State: FeatureState, Hashable {
        @Shared(.appStorage("n")) public var n: [String: Int] = ["a": 1, "b": { let x = 1; return x }()]
        @Presents var childB: BFeature.State?
        var childCs: IdentifiedArrayOf<CFeature.State> = []
        public init(m: Int = 1) { self.m = m }
      }
      public enum Action: FeatureAction { case a(String, at: Int), view(View), childB(PresentationAction<BFeature.Action>)
        enum View { case `default`(in: Int) }
      }
      enum Event: String, FeatureEvent { case a }
      enum Error: FeatureError { case e(Int) }
      struct Reducer: FeatureReducer { @Dependency(\\.uuid) var uuid }
    }
    extension AFeature.Event { var idComponents: [String] { ["A\\u{41}", rawValue] } }
    extension AFeature.Error { var errorCode: String { switch self { case .e: return "x" } } }
    extension AFeature.Reducer: Reducer {
      var body: some ReducerOf<Self> {
        AnalyticsEventRecorderOf<AFeature> { _, action in
          switch action { case .a(let s, let at): return .init(event: .a, attributes: ["k": s, "l": at]) }
        }
        Reduce { state, action in
          switch action { case .a: return a(state: &state) case .view(.default): return .none }
        }.ifLet(\\.$childB, action: \\.childB) { BFeature.Reducer() }
      }
      private func a(state: inout State) -> Effect<Action> { .none }
    }
    """

  @Test(arguments: 0..<4)
  func cutOff(_ quarter: Int) async throws {
    let bytes = Array(Self.source.utf8)
    for length in stride(from: quarter, to: bytes.count, by: 12) {
      _ = try await Described(String(decoding: bytes.prefix(length), as: UTF8.self))
    }
  }

  @Test(arguments: [UInt64(1), 2, 3])
  func shuffled(_ seed: UInt64) async throws {
    var generator = SeededGenerator(seed: seed)
    let signs = Array("{}()[]<>\"\\.,:;#@&=` \n/*$\u{0}é".utf8)
    for _ in 0..<60 {
      var bytes = Array(Self.source.utf8)
      for _ in 0..<4 {
        let place = Int.random(in: 0..<bytes.count, using: &generator)
        bytes[place] = signs.randomElement(using: &generator) ?? 0x20
      }
      let text = String(decoding: bytes, as: UTF8.self)
      let first = try await Described(text)
      let second = try await Described(text)
      #expect(first.spec == second.spec)
      #expect(first.remnants == second.remnants)
    }
  }

  @Test func nestsDeeply() async throws {
    let depth = 20_000
    let brackets = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    let types = String(repeating: "enum A { ", count: depth) + String(repeating: "}", count: depth)
    _ = try await Described(Self.source + "\nlet x = \(brackets)\n")
    _ = try await Described(
      "import ComposableArchitecture\nenum AFeature: Feature { struct State { var x = \(brackets) } \(types) }"
    )
  }
}
