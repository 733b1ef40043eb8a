import FeaturegenCore
import Foundation
import TestSupport

extension Mutation {
  static let actions: [Mutation] = unhandled + unrecorded + catchAll + events

  private static let lastArm = "      case .childErrorHandling:\n        return .none\n"
  private static let lastRecorderArm = "      case .childErrorHandling: return nil\n"
  private static let firstArm = "      case .onAppear:\n        return .none\n\n"
  private static let firstRecorderArm =
    "      case .onAppear: return .init(event: .onAppear)\n"

  private static let unhandled: [Mutation] = [
    Mutation("a new action only the recorder knows", rule: .unhandledAction, at: "close") {
      try $0.replace("    case onAppear\n\n", with: "    case onAppear, close\n\n", in: .overview)
      try $0.replace(
        lastRecorderArm, with: "      case .close, .childErrorHandling: return nil\n", in: .reducer)
    },
    Mutation("no arm of an action", rule: .unhandledAction, at: "onAppear") {
      try $0.replace(firstArm, with: "", in: .reducer)
    },
    Mutation("no arm of the child", rule: .unhandledAction, at: "childErrorHandling") {
      try $0.replace(lastArm, with: "", in: .reducer)
    },
    Mutation("an arm for some values only", rule: .unhandledAction, at: "onAppear") {
      try $0.replace(
        firstArm, with: "      case .onAppear where true:\n        return .none\n\n", in: .reducer)
    },
    Mutation("a method's switch lacks an arm", rule: .unhandledAction, at: "onAppear") {
      try $0.replace(firstArm, with: "", in: .reducer)
      let closure = try $0.removeLines(from: "    Reduce {", through: "    }", in: .reducer)
      try $0.replace("    .ifLet", with: "    Reduce(core)\n    .ifLet", in: .reducer)
      $0[.reducer] += """

        extension AppInfoFeature.Reducer {
          private func core(state: inout State, action: Action) -> Effect<Action> {
        \(closure.drop { !$0.isNewline })
        }

        """
    },
    Mutation("a group's action without arm", rule: .unhandledAction, at: "loaded") {
      try $0.addGroup()
      try $0.replace(
        lastArm,
        with: lastArm + "\n      case .internal(.failed):\n        return .none\n", in: .reducer)
    },
    Mutation("a group's switch lacks an arm", rule: .unhandledAction, at: "loaded") {
      try $0.addGroup()
      try $0.replace(
        lastArm,
        with: lastArm + """

                case .internal(let action):
                  return reduce(state: &state, action)

          """, in: .reducer)
      $0[.reducer] += """

        extension AppInfoFeature.Reducer {
          private func reduce(state: inout State, _ action: Action.Internal) -> Effect<Action> {
            switch action {
            case .failed: return .none
            }
          }
        }

        """
    },
  ]

  private static let unrecorded: [Mutation] = [
    Mutation("a new action only the reducer knows", rule: .unrecordedAction, at: "close") {
      try $0.replace("    case onAppear\n\n", with: "    case onAppear, close\n\n", in: .overview)
      try $0.replace(
        lastArm, with: lastArm.replacing(".child", with: ".close, .child"), in: .reducer)
    },
    Mutation("no arm of the child", rule: .unrecordedAction, at: "childErrorHandling") {
      try $0.replace(lastRecorderArm, with: "", in: .reducer)
    },
  ]

  private static let catchAll: [Mutation] = ["default", "_", "let other"].flatMap { pattern in
    let label = pattern == "default" ? pattern : "case " + pattern
    return [
      Mutation("'\(label)' in the reducer", rule: .catchAllArm, at: pattern, in: .reducer) {
        try $0.replace(lastArm, with: "      \(label):\n        return .none\n", in: .reducer)
      },
      Mutation("'\(label)' in the recorder", rule: .catchAllArm, at: pattern, in: .reducer) {
        try $0.replace(lastRecorderArm, with: "      \(label): return nil\n", in: .reducer)
      },
    ]
  }

  private static let events: [Mutation] = [
    Mutation(
      "a recorded event is no case", rule: .eventMismatch, severity: "warning", at: "onAppear",
      in: .reducer
    ) {
      try $0.replace("    case onAppear\n    case error", with: "    case error", in: .overview)
    },
    Mutation("nothing records an event", rule: .eventMismatch, severity: "warning", at: "onAppear")
    {
      try $0.replace(
        firstRecorderArm, with: "      case .onAppear: return nil\n", in: .reducer)
    },
    Mutation("a new event", rule: .eventMismatch, severity: "warning", at: "copied") {
      try $0.replace(
        "    case onAppear\n    case error", with: "    case onAppear, copied\n    case error",
        in: .overview)
    },
    Mutation(
      "an event is misspelt", rule: .eventMismatch, severity: "warning", at: "onApear",
      in: .reducer
    ) {
      try $0.replace("(event: .onAppear)", with: "(event: .onApear)", in: .reducer)
    },
  ]
}

extension FeatureFiles {
  /// Adds a group of actions that the recorder decides on whole.
  fileprivate mutating func addGroup() throws {
    try replace(
      "    case onAppear\n\n",
      with: """
            case onAppear
            case `internal`(Internal)

            public enum Internal {
              case loaded
              case failed
            }


        """, in: .overview)
    try replace(
      "      case .childErrorHandling: return nil\n",
      with: "      case .internal, .childErrorHandling: return nil\n", in: .reducer)
  }
}
