/// A file that nobody writes, made to take long or much memory.
struct HostileFile {
  let name: String
  let bytes: [UInt8]

  /// In the Action of a feature, so that what they hold is looked at.
  static var all: [HostileFile] {
    let feature = "import ComposableArchitecture\nenum A: Feature {enum Action: FeatureAction {\n"
    let action = "case added(Int, at: String);"
    return [
      HostileFile("64 MB", start: feature, repeating: action + "\n", size: 1 << 26),
      HostileFile("8 MB of actions", start: feature, repeating: action + "\n", size: 1 << 23),
      HostileFile("8 MB of actions on one line", start: feature, repeating: action, size: 1 << 23),
      HostileFile("10 MB on one line", start: feature, repeating: action, size: 10_000_000),
      HostileFile("8 MB of features", repeating: "enum A: Feature {}\n", size: 1 << 23),
      HostileFile("100,000 brackets deep", start: feature, repeating: "[", size: 100_000),
    ]
  }

  /// - Parameter size: Of the file in bytes; it is a little less.
  private init(_ name: String, start: String = "", repeating unit: String, size: Int) {
    self.name = name
    let count = (size - start.utf8.count) / unit.utf8.count
    bytes = Array(start.utf8) + repeatElement(unit.utf8, count: count).joined()
  }
}
