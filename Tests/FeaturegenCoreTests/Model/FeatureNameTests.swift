import FeaturegenCore
import Testing

@Suite struct FeatureNameTests {
  private let convention = Convention.featureNamespace

  @Test(
    arguments: [
      ("AppInfo", "AppInfo"), ("app-info", "AppInfo"), ("app_info", "AppInfo"),
      ("AppInfoFeature", "AppInfo"), ("app-info-feature", "AppInfo"), ("appInfo", "AppInfo"),
      ("Store", "Store"), ("URLPreview", "URLPreview"), ("Import", "Import"),
      ("설정", "설정"), ("Überblick", "Überblick"), ("Tab2", "Tab2"), ("StateMachine", "StateMachine"),
    ])
  func isAccepted(text: String, stem: String) throws {
    let name = try FeatureName(parsing: text, convention: convention)
    #expect(name.stem == stem)
    #expect(name.typeName == stem + "Feature")
  }

  @Test(
    arguments: [
      ("", "'' names no feature; write a name such as 'AppInfo'"),
      ("-", "'-' names no feature; write a name such as 'AppInfo'"),
      ("class", "'class' is a Swift keyword; did you mean 'Class'?"),
      ("import", "'import' is a Swift keyword; did you mean 'Import'?"),
      (
        "State",
        "'State' is what every feature calls a part of it; say whose 'State', as in 'AccountState'"
      ),
      (
        "StateFeature",
        "'StateFeature' is what every feature calls a part of it; say whose 'State', "
          + "as in 'AccountState'"
      ),
      (
        "Feature",
        "'Feature' is what every feature is called; say which one, as in 'AccountFeature'"
      ),
      (
        "3D",
        "'3D' begins with a digit, which no Swift name can; put a word first, as in 'Show3D'"
      ),
      ("App Info", "'App Info' is no Swift identifier; did you mean 'AppInfo'?"),
      ("App+Info", "'App+Info' is no Swift identifier; did you mean 'AppInfo'?"),
      ("../x", "'../x' is a path; give the name alone and the folder with '--path'"),
      ("a/b", "'a/b' is a path; give the name alone and the folder with '--path'"),
      ("..", "'..' is no Swift identifier; write a name such as 'AppInfo'"),
      (
        "ErrorHandling",
        "'ErrorHandling' would be 'ErrorHandlingFeature', which the support module 'FeatureKit' "
          + "declares; choose another name"
      ),
    ])
  func isRefused(text: String, message: String) {
    let error = #expect(throws: FeatureNameError.self) {
      try FeatureName(parsing: text, convention: convention)
    }
    #expect(error?.description == message)
  }

  @Test func isRefusedWhenTooLong() {
    let error = #expect(throws: FeatureNameError.self) {
      try FeatureName(parsing: String(repeating: "a", count: 300), convention: convention)
    }
    #expect(error?.reason == .tooLong(bytes: 300 + "Feature*Reducer.swift".utf8.count))
  }

  /// The file name counts in bytes: 255 at most, and the reducer's or the tests' is the longest.
  @Test func longestNameIsAccepted() throws {
    let room = 255 - "Feature*Reducer.swift".utf8.count
    let text = "A" + String(repeating: "a", count: room - 1)
    _ = try FeatureName(parsing: text, convention: convention)
    #expect(throws: FeatureNameError.self) {
      try FeatureName(parsing: text + "a", convention: convention)
    }
  }
}
