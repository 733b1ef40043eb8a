import SwiftOutline

/// Finds targets, platforms and the dependency on TCA in a manifest's text.
struct ManifestReader {
  private typealias Target = PackageManifest.Target

  private let text: ManifestText
  private let package: Call?
  private let targetCalls: [Call]
  /// Those with a literal name, wherever in the file they are made.
  let targets: [PackageManifest.Target]

  init(_ text: ManifestText) {
    self.text = text
    self.package = text.calls.first { $0.name == "Package" && !$0.isMember }
    self.targetCalls = Self.targetCalls(in: text)
    self.targets = targetCalls.compactMap { Self.target($0, in: text) }
  }

  var hasUnknownTargets: Bool {
    if targets.count < targetCalls.count { return true }
    guard let package else { return true }
    guard let range = package.argument("targets") else { return false }
    guard let elements = text.elements(range) else { return true }
    return elements.contains { element in
      guard let call = text.call(element) else { return true }
      return Target.Kind(rawValue: call.name) == nil || !call.isTargetReference
    }
  }

  /// Calls that make targets, not those that refer to them in a list of dependencies or products.
  private static func targetCalls(in text: ManifestText) -> [Call] {
    let references = text.calls.flatMap { call in
      ["dependencies", "plugins", "products"].compactMap { call.argument($0) }
    }
    let places = merged(references)
    return text.calls.filter { call in
      Target.Kind(rawValue: call.name) != nil && call.isTargetReference
        && !contains(places, call.range.lowerBound)
    }
  }

  private static func target(
    _ call: Call, in text: ManifestText
  ) -> PackageManifest.Target? {
    guard let kind = Target.Kind(rawValue: call.name),
      call.arguments.allSatisfy({ targetLabels.contains($0.label?.text ?? "") }),
      let name = call.argument("name").flatMap({ text.string($0) })
    else { return nil }
    let (dependencies, areAllKnown) = dependencies(of: call, in: text)
    return Target(
      kind: kind,
      name: name,
      path: literal(call.argument("path")) { text.string($0) },
      sources: literal(call.argument("sources")) { text.strings($0) },
      exclude: literal(call.argument("exclude")) { text.strings($0) },
      dependencies: dependencies,
      hasUnknownDependencies: !areAllKnown
    )
  }

  /// Calls with others are functions of the manifest's own.
  private static let targetLabels: Set<String> = [
    "name", "dependencies", "path", "exclude", "sources", "resources", "publicHeadersPath",
    "packageAccess", "cSettings", "cxxSettings", "swiftSettings", "linkerSettings", "plugins",
    "capability", "pkgConfig", "providers", "url", "checksum",
  ]

  private static func dependencies(
    of call: Call, in text: ManifestText
  ) -> (names: [String], areAllKnown: Bool) {
    guard let range = call.argument("dependencies") else { return ([], true) }
    guard let elements = text.elements(range) else { return ([], false) }
    let names = elements.compactMap { element -> String? in
      if let name = text.string(element) { return name }
      guard let reference = text.call(element),
        ["product", "target", "byName"].contains(reference.name)
      else { return nil }
      return reference.argument("name").flatMap { text.string($0) }
    }
    return (names, names.count == elements.count)
  }

  private static func literal<Value>(
    _ range: Range<Int>?, _ value: (Range<Int>) -> Value?
  ) -> PackageManifest.Literal<Value> {
    guard let range else { return .absent }
    return value(range).map { .known($0) } ?? .unknown
  }

  /// Disjoint ranges in ascending order.
  private static func merged(_ ranges: [Range<Int>]) -> [Range<Int>] {
    var result: [Range<Int>] = []
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = result.last, range.lowerBound < last.upperBound {
        let end = max(last.upperBound, range.upperBound)
        result[result.count - 1] = last.lowerBound..<end
      } else {
        result.append(range)
      }
    }
    return result
  }

  private static func contains(_ ranges: [Range<Int>], _ offset: Int) -> Bool {
    var low = 0
    var high = ranges.count
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].upperBound <= offset { low = middle + 1 } else { high = middle }
    }
    return low < ranges.count && ranges[low].contains(offset)
  }
}

extension ManifestReader {
  var platforms: PackageManifest.Literal<[PackageManifest.Platform]> {
    Self.literal(package?.argument("platforms")) { range in
      guard let elements = text.elements(range) else { return nil }
      let platforms = elements.compactMap { text.call($0).flatMap { platform($0) } }
      return platforms.count == elements.count ? platforms : nil
    }
  }

  /// `.iOS(.v17)`, `.iOS("17.4")`, `.macOS(.v10_15)`
  private func platform(_ call: Call) -> PackageManifest.Platform? {
    guard let value = call.arguments.first?.value else { return nil }
    let name = call.name == "custom" ? text.string(value) ?? "custom" : call.name
    let written = call.name == "custom" ? call.argument("versionString") ?? value : value
    let numbers =
      text.string(written)?.split(separator: ".")
      ?? text.memberName(written).map { $0.dropFirst().split(separator: "_") } ?? []
    let parts = numbers.map { Int($0) }
    guard let major = parts.first.flatMap({ $0 }) else {
      return PackageManifest.Platform(name: name, version: nil)
    }
    let minor = parts.dropFirst().first.flatMap { $0 } ?? 0
    return PackageManifest.Platform(name: name, version: .init(major: major, minor: minor))
  }
}

extension ManifestReader {
  var tca: TCAPin.Requirement? {
    text.calls.lazy.filter { $0.name == "package" }.compactMap { requirement($0) }.first
  }

  /// `nil` if the call is about another package.
  private func requirement(_ call: Call) -> TCAPin.Requirement? {
    let locations = ["url", "id", "path", "name"].compactMap { label in
      call.argument(label).flatMap { text.string($0) }
    }
    guard locations.contains(where: TCAPin.names) else { return nil }
    if let path = call.argument("path") { return .folder(text.string(path) ?? "unknown") }
    let candidates = call.arguments.compactMap { requirement($0) }
    return candidates.first ?? .revision("unknown")
  }

  private func requirement(_ argument: Call.Argument) -> TCAPin.Requirement? {
    guard let label = argument.label?.text else {
      if let (lower, operation) = text.firstString(argument.value),
        operation == "..<" || operation == "..."
      {
        return TCAVersion(pinned: lower).map { .lowerBound($0) }
      }
      // `.upToNextMajor(from: "1.0.0")`, `.exact("1.0.0")`, `.branch("main")`
      guard let call = text.call(argument.value), let inner = call.arguments.first,
        let value = text.string(inner.value)
      else { return nil }
      return requirement(inner.label?.text ?? call.name, value)
    }
    return text.string(argument.value).flatMap { requirement(label, $0) }
  }

  private func requirement(_ word: String, _ value: String) -> TCAPin.Requirement? {
    switch word {
    case "from": TCAVersion(pinned: value).map { .lowerBound($0) }
    case "exact": TCAVersion(pinned: value).map { .version($0) }
    case "branch": .branch(value)
    case "revision": .revision(value)
    default: nil
    }
  }
}

extension Call {
  /// `.target(…)` or `Target.target(…)`, not `target(…)`.
  fileprivate var isTargetReference: Bool {
    isMember || (callee.count == 2 && callee[0].text == "Target")
  }
}
