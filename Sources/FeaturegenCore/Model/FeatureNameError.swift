/// Why a text cannot name a feature, and what to write instead.
package struct FeatureNameError: Error, Sendable, Equatable {
  package var name: String
  package var reason: Reason

  package enum Reason: Sendable, Equatable {
    case empty
    case path
    case keyword(suggestion: String)
    case leadingDigit
    case notAnIdentifier(suggestion: String?)
    /// It is the name of a part.
    case part(String)
    /// It is `Feature` itself.
    case feature
    case supportModule(type: String, module: String)
    /// The longest file name that would result, in UTF-8 bytes.
    case tooLong(bytes: Int)
  }
}

extension FeatureNameError: CustomStringConvertible {
  package var description: String {
    switch reason {
    case .empty:
      "'\(name)' names no feature; write a name such as 'AppInfo'"
    case .path:
      "'\(name)' is a path; give the name alone and the folder with '--path'"
    case .keyword(let suggestion):
      "'\(name)' is a Swift keyword; did you mean '\(suggestion)'?"
    case .leadingDigit:
      "'\(name)' begins with a digit, which no Swift name can; put a word first, as in 'Show\(name)'"
    case .notAnIdentifier(let suggestion?):
      "'\(name)' is no Swift identifier; did you mean '\(suggestion)'?"
    case .notAnIdentifier(nil):
      "'\(name)' is no Swift identifier; write a name such as 'AppInfo'"
    case .part(let part):
      "'\(name)' is what every feature calls a part of it; say whose '\(part)', "
        + "as in 'Account\(part)'"
    case .feature:
      "'\(name)' is what every feature is called; say which one, as in 'AccountFeature'"
    case .supportModule(let type, let module):
      "'\(name)' would be '\(type)', which the support module '\(module)' declares; "
        + "choose another name"
    case .tooLong(let bytes):
      "'\(name.prefix(24))…' leads to a file name of \(bytes) bytes, and file systems allow 255; "
        + "choose a shorter name"
    }
  }
}
