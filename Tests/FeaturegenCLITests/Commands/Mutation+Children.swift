import FeaturegenCore
import Foundation
import TestSupport

extension Mutation {
  /// Each takes one place away from a child that ``FeatureFiles/addChild(_:)`` has added.
  static let children: [Mutation] = [
    Mutation("no child in State", rule: .childWiring, at: "childTag") {
      try $0.removeLine(containing: "var childTag", in: .overview)
    },
    Mutation("no child in Action", rule: .childWiring, at: "childTag") {
      try $0.removeLine(containing: "case childTag", in: .overview)
    },
    Mutation("no wrapper of the child", rule: .childWiring, at: "childTag") {
      let wrapped = $0[.overview]
      $0[.overview] = ["@Presents", "@PresentationState"].reduce(wrapped) {
        $0.replacingOccurrences(of: "\($1) var childTag", with: "var childTag")
      }
    },
    Mutation("another name in State", rule: .childWiring, at: "childTag") {
      try $0.replace("var childTag:", with: "var childTags:", in: .overview)
    },
    Mutation("another name in Action", rule: .childWiring, at: "childTags") {
      try $0.replace("case childTag(", with: "case childTags(", in: .overview)
      $0[.reducer] = $0[.reducer].replacingOccurrences(of: ".childTag,", with: ".childTags,")
    },
    Mutation("no reducer of the child", rule: .childWiring, at: "body", in: .reducer) {
      try $0.removeLines(from: "    .ifLet(\\.$childTag", through: "    }", in: .reducer)
    },
    Mutation(
      "no view of the child", rule: .childWiring, severity: "warning", at: "body", in: .view
    ) {
      try $0.removeLines(from: "extension AppInfoFeature.View {", through: "}", in: .view)
    },
    Mutation("left in State", rule: .oneSidedMember, severity: "warning", at: "childTag") {
      try $0.removeLine(containing: "case childTag", in: .overview)
      try $0.removeLines(from: "    .ifLet(\\.$childTag", through: "    }", in: .reducer)
    },
    Mutation("left in Action", rule: .oneSidedMember, severity: "warning", at: "childTag") {
      try $0.removeLine(containing: "var childTag", in: .overview)
      try $0.removeLines(from: "    .ifLet(\\.$childTag", through: "    }", in: .reducer)
    },
  ]
}

extension FeatureFiles {
  /// Types what a developer types for a child that is presented.
  mutating func addChild(_ dialect: Dialect) throws {
    let wrapper = dialect == .classic ? "@PresentationState" : "@Presents"
    let action = dialect == .classic ? "/Action.childTag" : "\\.childTag"
    try replace(
      ": FeatureState {\n",
      with: ": FeatureState {\n    \(wrapper) var childTag: TagFeature.State?\n", in: .overview)
    try replace(
      "    case errorOccurred(Error)\n",
      with: "    case childTag(PresentationAction<TagFeature.Action>)\n"
        + "    case errorOccurred(Error)\n", in: .overview)
    try replace(
      "    .ifLet(",
      with: "    .ifLet(\\.$childTag, action: \(action)) {\n      TagFeature.Reducer()\n    }\n"
        + "    .ifLet(", in: .reducer)
    self[.reducer] = self[.reducer].replacingOccurrences(
      of: "case .childErrorHandling:", with: "case .childTag, .childErrorHandling:")
    self[.view] += """

      extension AppInfoFeature.View {
        func tag(_ store: StoreOf<TagFeature.Reducer>) -> some View {
          TagFeature.View(store: store)
        }
      }

      """
  }
}
