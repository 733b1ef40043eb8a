import FeaturegenCore
import Foundation
import TestSupport
import Testing

/// The fix of a finding gives back what the mutation took away.
extension Mutation {
  /// What stays for people to decide, though other findings of the rule have a fix.
  private static let undecided: Set<String> = [
    // A namespace without this case may be wrong: somebody uses it.
    "namespace_kind: a case in the namespace",
    // The name of the part is taken.
    "missing_part: the view is an enum",
    // The child may as well go; which of two names is meant is not known; nor how it is to look.
    "child_wiring: no child in State",
    "child_wiring: another name in State",
    "child_wiring: another name in Action",
    "child_wiring: no view of the child",
  ]

  func expectFix(_ fix: CheckOutput.Fix?, from before: FeatureFiles, to after: FeatureFiles) throws
  {
    let declared = try #require(Rule.named(rule)).fixes.map(\.rawValue)
    guard !declared.isEmpty, !Self.undecided.contains("\(rule): \(name)") else {
      #expect(fix == nil)
      return
    }
    let fix = try #require(fix)
    #expect(declared.contains(fix.safety))
    let removed = before.words.subtracting(after.words)
    let isRemoval = !removed.isEmpty && after.words.subtracting(before.words).isEmpty
    var named: [String: Int] = [:]
    for change in fix.changes {
      switch change.kind {
      case "create_file", "move":
        let role = try #require(before.texts.keys.first { after.texts[$0] == nil })
        #expect(change.quoted.last == FeatureFiles.name(of: role))
      case "insert_arm": #expect(change.quoted.first?.contains(place) == true || isRemoval)
      case "move_binding_reducer": #expect(change.quoted.first == "BindingReducer()")
      default: named.add(change.code.words)
      }
    }
    guard !removed.isEmpty else { return }
    #expect(named.subtracting(removed).isEmpty, "\(fix) for \(removed)")
    let isWhole = fix.changes.allSatisfy { Self.whole.contains($0.kind) }
    if isRemoval, isWhole { #expect(removed == named) }
  }

  /// Changes whose words are all that has to be written.
  private static let whole: Set<String> = [
    "insert_access", "insert_attribute", "insert_case", "insert_conformance", "insert_import",
    "insert_raw_type", "insert_store", "insert_typealias", "insert_binding_reducer",
    "restate_conformance",
  ]
}

extension CheckOutput.Fix.Change {
  /// What stands between single quotes.
  fileprivate var quoted: [String] {
    description.components(separatedBy: "'").enumerated().filter { $0.offset % 2 == 1 }
      .map(\.element)
  }

  /// What is to be written; the place where is left out.
  fileprivate var code: String {
    switch kind {
    case "insert_child": quoted.dropLast().joined(separator: " ")
    case "name_events": quoted.last ?? ""
    case let kind where kind.hasPrefix("replace_"): quoted.last ?? ""
    default: quoted.first ?? ""
    }
  }
}

extension FeatureFiles {
  /// How often each word stands in the files.
  fileprivate var words: [String: Int] {
    texts.values.reduce(into: [:]) { $0.add($1.words) }
  }

  static func name(of role: FileRole) -> String {
    "AppInfoFeature" + (role.part.map { "*" + $0.typeName } ?? "") + ".swift"
  }
}

extension String {
  fileprivate var words: [String] {
    split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
  }
}

extension [String: Int] {
  fileprivate mutating func add(_ words: [String]) {
    for word in words { self[word, default: 0] += 1 }
  }

  /// What is there more often than in `other`.
  fileprivate func subtracting(_ other: Self) -> Self {
    merging(other) { $0 - $1 }.filter { self[$0.key] != nil && $0.value > 0 }
  }
}
