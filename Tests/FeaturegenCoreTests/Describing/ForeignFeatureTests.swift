import Testing

/// Code of other conventions, in the forms seen in public apps.
@Suite struct ForeignFeatureTests {
  @Test func readsAReducerMacro() async throws {
    let described = try await Described(
      [
        "Counter.swift": """
        import ComposableArchitecture

        /// Counts.
        @Reducer
        public struct CounterReducer {
          @ObservableState
          public struct State: Equatable {
            public var count = 0
            var title: String
            @Presents var alert: AlertState<Action.Alert>?
            @Presents var destination: Destination.State?
            var rows: IdentifiedArrayOf<RowFeature.State> = []
            var path = StackState<Path.State>()
            var settings = Settings.State()
          }

          public enum Action {
            case alert(PresentationAction<Alert>)
            case destination(PresentationAction<Destination.Action>)
            case rows(IdentifiedActionOf<RowFeature>)
            case path(StackActionOf<Path>)
            case settings(Settings.Action)
            case incremented(by: Int)

            public enum Alert { case confirmed }
          }

          @Reducer
          public enum Destination {
            case edit(Edit)
            case share(ShareReducer)
          }

          @Reducer
          public enum Path { case detail(Detail) }

          @Dependency(\\.continuousClock) var clock

          public var body: some ReducerOf<Self> {
            Scope(state: \\.settings, action: \\.settings) { Settings() }
            Reduce { state, action in
              switch action {
              case .incremented(let by):
                state.count += by
                return .none
              case .alert, .destination, .rows, .path, .settings:
                return .none
              }
            }
          }
        }
        """,
        "CounterView.swift": """
        import SwiftUI

        struct CounterView: View {
          @Bindable var store: StoreOf<CounterReducer>

          var body: some View {
            Text("A")
              .sheet(item: $store.scope(state: \\.destination?.edit, action: \\.destination.edit)) {
                EditView(store: $0)
              }
              .popover(item: $store.scope(state: \\.destination?.share, action: \\.destination.share)) {
                ShareView(store: $0)
              }
          }
        }
        """,
      ])
    #expect(
      described.spec == """
        feature: Counter
        doc: Counts.
        state:
          count: { type: Int, default: 0, access: public }
          title: String
        actions:
          incremented: { parameters: "by: Int" }
        children:
          Row: collection
          Settings: embedded
        destination:
          edit: Edit
          share: { feature: Share, kind: popover }
        path: { detail: Detail }
        alert: [confirmed]
        dependencies:
          clock: continuousClock

        """)
    #expect(described.descriptions.map { $0.foreign?.description } == ["@Reducer struct X"])
    #expect(
      described.remnants.map { $0.split(separator: ":", maxSplits: 2).last } == [
        " arm '.incremented' of the reducer, 2 lines", " body of the view, 9 lines",
      ])
  }

  @Test(
    arguments: [
      ("struct Login: ReducerProtocol {", "struct X: ReducerProtocol"),
      ("struct Login: Reducer {", "struct X: Reducer"),
      ("@Reducer struct Login {", "@Reducer struct X"),
    ])
  func readsReducers(_ head: String, convention: String) async throws {
    let described = try await Described(
      """
      import ComposableArchitecture

      \(head)
        struct State: Equatable {}
        enum Action: Equatable { case loginTapped }
        func reduce(into state: inout State, action: Action) -> Effect<Action> {
          switch action {
          case .loginTapped: return loggedIn(&state)
          }
        }
        private func loggedIn(_ state: inout State) -> Effect<Action> { .none }
      }
      """)
    #expect(described.descriptions.map { $0.foreign?.description } == [convention])
    #expect(
      described.spec == """
        feature: Login
        access: internal
        parts: { View: none }
        actions:
          loginTapped: { handler: true }

        """)
    #expect(described.remnants == ["Feature.swift:8: 'loginTapped' is handled by 'loggedIn'"])
  }

  @Test func readsANamespaceWithOtherProtocols() async throws {
    let described = try await Described(
      """
      import ComposableArchitecture

      enum Chat {
        struct State: ChatState { var draft: String = "" }
        enum Action { case sent }
        struct Reducer { }
      }
      """)
    #expect(described.features.map(\.name.stem) == ["Chat"])
    #expect(described.features.map(\.actions.first?.name) == ["sent"])
    #expect(described.descriptions.first?.foreign == .namespace)
  }

  @Test func readsAnEnumOfReducers() async throws {
    let described = try await Described(
      """
      import ComposableArchitecture

      @Reducer
      enum Root {
        case login(LoginReducer)
        case home(Home)
      }
      """)
    #expect(
      described.spec == """
        feature: Root
        access: internal
        parts: { View: none }
        state:
          kind: enum
          cases: { login: Login, home: Home }
        actions: {}

        """)
  }

  @Test func findsNestedReducers() async throws {
    let described = try await Described(
      """
      import ComposableArchitecture

      @Reducer struct Tabs {
        struct State {}
        enum Action { case selected }

        @Reducer struct First {
          struct State {}
          enum Action { case shown }
        }
      }
      """)
    #expect(described.features.map(\.name.stem) == ["Tabs", "First"])
    #expect(described.remnants == ["Feature.swift:7: the feature is nested in 'Tabs'"])
  }

  @Test func leavesOtherTypesAlone() async throws {
    let described = try await Described(
      """
      import ComposableArchitecture

      struct Machine { enum State { case on }; enum Action { case press } }
      enum Kind { case a }
      """)
    #expect(described.features.isEmpty)
  }
}
