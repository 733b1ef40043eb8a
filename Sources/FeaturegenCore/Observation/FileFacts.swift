import SwiftOutline

/// What one Swift file says as far as a rule may ask: small enough to keep for a whole app.
package struct FileFacts: Sendable {
  /// Relative to the checked root.
  package var path: String
  /// The modules it imports, submodules as `A.B`.
  package var imports: Set<String> = []
  /// Of modules that are only imported with `DEBUG`, or only without it: which of the two.
  package var conditionalImports: [String: [BuildCondition]] = [:]
  /// The modules it exports to those that import its own.
  package var exports: Set<String> = []
  /// Types and extensions that may be a namespace or a part of one, in source order.
  package var types: [TypeFacts] = []
  /// The dotted names of all types and extended types at file level.
  package var topLevelTypes: [String] = []
  /// All it declares, imports perhaps excepted, stands in one `#if os(…)`.
  package var isForOnePlatform = false
  /// The names `X` of which a preview creates an `X.View(…)`.
  package var previewedViews: Set<String> = []
  /// The names `X` that stand in an `X.View`.
  package var viewOwners: Set<String> = []
  /// The names `x` that stand in an `Event.x`.
  package var eventMembers: Set<String> = []
  /// Identifiers outside the parts State, Action and Reducer.
  package var mentions = IdentifierSet()
  /// A line break at the end starts no line.
  package var lineCount = 0
  /// Code from before TCA 1.0, in source order; looked for only in files with parts of features.
  package var legacyUses: [LegacyUse] = []
  /// SwiftLint judges its length.
  package var isMeasuredBySwiftLint = false
  /// Why the file could not be read, or not as UTF-8; nothing else is known of it then.
  package var unreadable: Unreadable?
  /// Places where brackets, strings, comments or directives are not balanced.
  package var faults: [FaultFacts] = []
  /// The comments that speak to the tool, in source order.
  package var suppressions: [SuppressionComment] = []

  package struct Unreadable: Sendable {
    package var reason: String
    package var location: SourceLocation
  }

  /// The last component of its path.
  package var name: String {
    path.utf8.lastIndex(of: .slash).map { String(path[path.utf8.index(after: $0)...]) } ?? path
  }
}

package struct FaultFacts: Sendable {
  package var kind: Fault.Kind
  package var location: SourceLocation
  /// Names of namespaces and parts stand before the fault.
  package var followsEvidence: Bool
}

/// A set of identifiers, kept as 64-bit hashes.
///
/// Two identifiers share a hash once in billions of files; the price is one finding that is not made.
package struct IdentifierSet: Sendable {
  private var hashes: Set<UInt64> = []

  package mutating func insert(_ utf8: some Sequence<UInt8>) {
    hashes.insert(Self.hash(utf8))
  }

  mutating func formUnion(_ other: IdentifierSet) {
    hashes.formUnion(other.hashes)
  }

  package func contains(_ identifier: String) -> Bool {
    hashes.contains(Self.hash(identifier.utf8))
  }

  /// FNV-1a: the same in every process, unlike `Hasher`.
  private static func hash(_ bytes: some Sequence<UInt8>) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in bytes {
      hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3
    }
    return hash
  }
}
