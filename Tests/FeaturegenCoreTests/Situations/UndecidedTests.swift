import Foundation
import SwiftOutline
import TestSupport
import Testing

@testable import FeaturegenCore

/// Where syntax cannot tell, nothing is found, and there is a reason for it.
@Suite struct UndecidedTests {
  /// A situation's file `UNDECIDED` lists `Feature rule_id: reason`.
  @Test(arguments: try Situation.all().filter { $0.undecided != nil })
  func saysWhy(_ situation: Situation) throws {
    let text = try Fixture.text(ofFile: "\(situation.path)/\(Config.fileName)")
    let convention = try ConfigReader.read(Array(text.utf8), name: Config.fileName).convention
    let files = try Fixture.swiftFiles(under: situation.path).map { file in
      FileFactsReader.read(SwiftSource(try Fixture.text(ofFile: file)), path: file)
    }
    let features = FeatureRecognition(convention: convention)
      .features(in: ObservedModule(name: "Situation", files: files))
    let found = features.flatMap { reasons(for: $0, under: convention) }
    #expect(Set(found).sorted() == situation.undecided)
  }

  private func reasons(
    for feature: ObservedFeature, under convention: Convention
  ) -> [String] {
    let comparison = Comparison(feature: feature, convention: convention)
    let blueprint = convention.blueprint(
      for: feature.intent(under: convention), style: TCAStyle(dialect: .observation))
    return blueprint.requirements.compactMap { requirement in
      guard case .undecidable(let reason) = comparison.verdict(on: requirement.demand) else {
        return nil
      }
      // That no file imports the support module is no matter of the situation.
      return requirement.rule == .missingImport
        ? nil : "\(feature.fullName) \(requirement.rule.rawValue): \(reason)"
    }
  }
}

extension Situation {
  /// Sorted; `nil` where nothing is said about it.
  fileprivate var undecided: [String]? {
    (try? Fixture.text(ofFile: "\(path)/UNDECIDED"))?
      .split(separator: "\n").map(String.init).sorted()
  }
}
