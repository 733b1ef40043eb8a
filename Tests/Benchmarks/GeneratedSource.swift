import Foundation

/// Features in the size and style of real ones, the same on every run.
enum GeneratedSource {
  static func write(files: Int, to folder: String) throws {
    try? FileManager.default.removeItem(atPath: folder)
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    for number in 0..<files {
      let text = feature(number)
      try text.write(
        toFile: "\(folder)/Feature\(number).swift", atomically: false, encoding: .utf8)
    }
  }

  private static func feature(_ number: Int) -> String {
    let events = (0..<6 + number % 10).map { "event\(number)Number\($0)" }
    let properties = events.map { "    var \($0)Value: [String: Int]? = nil\n" }.joined()
    let cases = events.map { "    case \($0)(Int, at: String)\n" }.joined()
    let arms = events.map { event in
      """
          // Something happened, and the state says so.
          case .\(event)(let count, let place) where count > 0:
            state.\(event)Value = [place: count + \(number)]
            return .run { send in
              let result = try await client.load(id: count, "\\(place): \\(count)")
              await send(.\(event)(result.count, at: place))
            }

      """
    }.joined()
    return """
      import ComposableArchitecture
      import SwiftUI

      /// Feature number \(number).
      @Reducer
      public struct Feature\(number) {
        @ObservableState
        public struct State: Equatable {
      \(properties)  }

        public enum Action: Equatable {
      \(cases)  }

        @Dependency(\\.client) var client

        public init() {}

        public var body: some Reducer<State, Action> {
          Reduce { state, action in
            switch action {
      \(arms)      }
          }
          .ifLet(\\.$destination, action: \\.destination) { Destination() }
        }
      }

      """
  }
}
