import FeaturegenCore

extension Mutation {
  /// Pieces of the other dialect, and of none at all any more.
  static let dialects: [Mutation] = observation + classic + macros + legacy

  private static let observation: [Mutation] = [
    Mutation(
      "WithViewStore over an observable State", dialects: [.observation], rule: .wrongDialect,
      at: "WithViewStore", in: .view
    ) {
      try $0.replace(
        "    Text(\"AppInfo\")",
        with:
          "    WithViewStore(self.store, observe: \\.self) { _ in EmptyView() }\n    Text(\"\")",
        in: .view)
    },
    Mutation(
      "a case path", dialects: [.observation], rule: .wrongDialect, at: "ifLet", in: .reducer
    ) {
      try $0.replace(
        "action: \\.childErrorHandling", with: "action: /Action.childErrorHandling", in: .reducer)
    },
    Mutation(
      "the error child is wrapped for the classic dialect", dialects: [.observation],
      rule: .errorHandling, at: "childErrorHandling"
    ) {
      try $0.replace("@Presents", with: "@PresentationState", in: .overview)
    },
    Mutation(
      "a child is wrapped for the classic dialect", dialects: [.observation],
      rule: .wrongDialect, at: "tip"
    ) {
      try $0.replace(
        ": FeatureState {\n",
        with: ": FeatureState {\n    @PresentationState public var tip: TipState?\n",
        in: .overview)
    },
  ]

  private static let classic: [Mutation] = [
    Mutation("@Bindable", dialects: [.classic], rule: .wrongDialect, at: "store") {
      try $0.replace("    let store", with: "    @Bindable var store", in: .overview)
    },
    Mutation("@ObservableState", dialects: [.classic], rule: .wrongDialect, at: "State") {
      try $0.replace(
        "  public struct State", with: "  @ObservableState\n  public struct State", in: .overview)
    },
    Mutation("@Presents", dialects: [.classic], rule: .wrongDialect, at: "tip") {
      try $0.replace(
        ": FeatureState {\n",
        with: ": FeatureState {\n    @Presents public var tip: TipState?\n", in: .overview)
    },
  ]

  private static let macros: [Mutation] = [
    Mutation("@Reducer on Reducer", rule: .wrongDialect, at: "Reducer") {
      try $0.replace(
        "  public struct Reducer", with: "  @Reducer\n  public struct Reducer", in: .overview)
    },
    Mutation("@Reducer on the namespace", rule: .wrongDialect) {
      try $0.replace(
        "public enum AppInfoFeature", with: "@Reducer\npublic enum AppInfoFeature", in: .overview)
    },
  ]

  private static let legacy: [Mutation] = [
    Mutation("a global reducer", rule: .legacyAPI, severity: "warning", at: "old", in: .reducer) {
      $0[.reducer] += "\nlet old = AnyReducer<A, B, C> { _, _, _ in .none }\n"
    },
    Mutation(
      "a reducer of three types", rule: .legacyAPI, severity: "warning", at: "Reducer",
      in: .reducer
    ) {
      $0[.reducer] += "\nfunc old(_ reducer: Reducer<A, (B, B), C<D>>) {}\n"
    },
    Mutation(
      "a typed property", rule: .legacyAPI, severity: "warning", at: "old", in: .reducer
    ) {
      $0[.reducer] += "\nlet old: Reducer<A, B, C> = .empty\n"
    },
    Mutation("pullback", rule: .legacyAPI, severity: "warning", at: "pullback", in: .reducer) {
      $0[.reducer] += "\nlet old = row.pullback(state: \\.row, action: /A.row) { $0.row }\n"
    },
    Mutation("Environment", rule: .legacyAPI, severity: "warning", at: "Environment") {
      try $0.replace(
        ": Feature {\n", with: ": Feature {\n  class Environment { var now = 0 }\n", in: .overview)
    },
    Mutation("an alias Environment", rule: .legacyAPI, severity: "warning", at: "Environment") {
      try $0.replace(
        ": Feature {\n", with: ": Feature {\n  typealias Environment = Void\n", in: .overview)
    },
    Mutation(
      "an effect that names its failure", rule: .legacyAPI, severity: "warning", at: "Effect",
      in: .reducer
    ) {
      $0[.reducer] += "\nfunc old() -> Effect<[A: B], Never> { .none }\n"
    },
  ]

  /// For a feature with bindings.
  static let bindingDialects: [Mutation] = [
    Mutation("@BindingState", dialects: [.observation], rule: .wrongDialect, at: "isOn") {
      try $0.replace("var isOn", with: "@BindingState var isOn", in: .overview)
    },
    Mutation(
      "@BindableState", dialects: [.classic], rule: .legacyAPI, severity: "warning", at: "isOn"
    ) {
      try $0.replace("@BindingState", with: "@BindableState", in: .overview)
    },
  ]
}
