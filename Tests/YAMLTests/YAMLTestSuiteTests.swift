import Foundation
import Testing
import YAML

/// The YAML test suite (github.com/yaml/yaml-test-suite) as an oracle. `FEATUREGEN_YAML_SUITE` names
/// a JSON file with its cases: a list of `{id, invalid, yaml, json}`, where `json` is the list of
/// documents or null.
@Suite struct YAMLTestSuiteTests {
  struct Case {
    var id: String
    var isInvalid: Bool
    var yaml: String
    var documents: [Any]?
  }

  /// What the suite gives no JSON for, decided by its event lists.
  private static let sketches = [
    "4ABK": "{unquoted: \"separate\", http://foo.com: ~, omitted value: ~}"
  ]

  @Test(.enabled(if: ProcessInfo.processInfo.environment["FEATUREGEN_YAML_SUITE"] != nil))
  func nothingIsMisread() throws {
    var accepted = 0
    var refusals: [String: Int] = [:]
    let cases = try loadCases()
    #expect(cases.count >= 400)
    for example in cases {
      do throws(YAMLError) {
        let root = try YAMLDocument.parse(Array(example.yaml.utf8))
        #expect(!example.isInvalid, "\(example.id) accepted: \(sketch(root))")
        #expect(isRead(example, as: root), "\(example.id) misread: \(sketch(root))")
        accepted += 1
      } catch {
        if example.isInvalid { continue }
        let isOutside =
          switch error.kind {
          case .syntax(.unsupported), .syntax(.blockScalar(.indentationAtRoot)): true
          default: false
          }
        #expect(isOutside, "\(example.id) refused: \(error.mark) \(error.message)")
        refusals["\(error.kind)", default: 0] += 1
      }
    }
    print("valid cases accepted: \(accepted), refused: \(refusals.values.reduce(0, +))", refusals)
  }

  private func loadCases() throws -> [Case] {
    let path = try #require(ProcessInfo.processInfo.environment["FEATUREGEN_YAML_SUITE"])
    let data = try Data(contentsOf: URL(fileURLWithPath: path))
    let list = try #require(try JSONSerialization.jsonObject(with: data) as? [[String: Any]])
    return try list.map { item in
      Case(
        id: try #require(item["id"] as? String),
        isInvalid: try #require(item["invalid"] as? Bool),
        yaml: try #require(item["yaml"] as? String),
        documents: item["json"] as? [Any]
      )
    }
  }

  private func isRead(_ example: Case, as root: YAMLNode?) -> Bool {
    guard let documents = example.documents else {
      return sketch(root) == Self.sketches[example.id]
    }
    guard let document = documents.first else { return root == nil }
    guard let root else { return documents.count == 1 && document is NSNull }
    return documents.count == 1 && isRead(document, as: root)
  }

  private func isRead(_ value: Any, as node: YAMLNode) -> Bool {
    switch (node.content, value) {
    case (.sequence(let items), let list as [Any]):
      return list.count == items.count && zip(list, items).allSatisfy { isRead($0, as: $1) }
    case (.mapping(let entries), let object as [String: Any]):
      return object.count == entries.count
        && entries.allSatisfy { entry in
          object[entry.name].map { isRead($0, as: entry.value) } ?? false
        }
    case (.scalar(let scalar), _):
      return isRead(value, as: scalar, isEmpty: node.isEmpty)
    default:
      return false
    }
  }

  /// Only plain scalars may stand for typed values, and only in a spelling of that very value.
  private func isRead(_ value: Any, as scalar: YAMLScalar, isEmpty: Bool) -> Bool {
    switch value {
    case let text as String: return !isEmpty && scalar.text.utf8.elementsEqual(text.utf8)
    case is NSNull: return isEmpty
    case let number as NSNumber:
      guard scalar.style == .plain else { return false }
      if scalar.text == "true" || scalar.text == "false" {
        return number.boolValue == (scalar.text == "true")
      }
      return Double(scalar.text) == number.doubleValue
    default: return false
    }
  }
}
