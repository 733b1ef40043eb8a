extension Comparison {
  /// A part is at home in a file named after it, or in one that holds nothing else.
  func home(of part: Part?) -> Verdict {
    guard let type = homes(of: part).first, let file = feature.module.file(at: type.location.path)
    else { return .met }
    if file.name == fileName(forHomeOf: part) || isNamed(file.name, after: part) { return .met }
    let isAnothersHome =
      part == nil && [.reducer, .view].contains { isNamed(file.name, after: $0) }
    return met(
      if: !isAnothersHome && !holdsAnythingElse(file, than: part), else: type.location)
  }

  /// Judges files that are named after the part in some way, and those that hold nothing else. A
  /// feature in another type may be named after that as well.
  func fileName(of part: Part?) -> Verdict {
    guard feature.namespace.path.count == 1 else {
      return .undecidable(reason: "the namespace is nested in another type")
    }
    let wrong = homes(of: part).first { type in
      guard let file = feature.module.file(at: type.location.path),
        !isWellNamed(file, after: part)
      else { return false }
      return isNamed(file.name, after: part) || !holdsAnythingElse(file, than: part)
    }
    guard let wrong else { return .met }
    return .unmet(wrong.location)
  }

  /// What stands in the part's file: the extensions that hold its behaviour, several of them where
  /// platforms have their own.
  func homes(of part: Part?) -> [TypeFacts] {
    guard let part else { return [feature.namespace] }
    let observed = feature.part(part)
    let restating = observed.extensions.filter { $0.inherits(part.typeName) }
    if !restating.isEmpty { return restating }
    let home =
      observed.home(restating: part.typeName) ?? observed.declarations.first(where: \.hasBehaviour)
    return home.map { [$0] } ?? []
  }

  /// Any separator and letter case will do here, and for a view so will a platform's file: `X+View+macOS.swift`,
  /// `X+iOS.swift`.
  private func isNamed(_ fileName: String, after part: Part?) -> Bool {
    let type = feature.namespace.path.last ?? feature.fullName
    guard fileName.lowercased().hasPrefix(type.lowercased()) else { return false }
    let rest = fileName.dropFirst(type.count)
    guard let part else { return rest == ".swift" }
    let words = rest.split(whereSeparator: { !$0.isLetter && !$0.isNumber })
    guard let first = words.first?.lowercased() else { return false }
    return first == part.typeName.lowercased()
      || (part == .view && Self.platforms.contains { $0.lowercased() == first })
  }

  /// The name is the convention's to the letter, or that of a platform's file.
  private func isWellNamed(_ file: FileFacts, after part: Part?) -> Bool {
    let name = fileName(forHomeOf: part)
    if file.name == name { return true }
    guard part != nil else { return false }
    if file.isForOnePlatform, file.name.hasPrefix(feature.name.typeName) { return true }
    let stems = [String(name.dropLast(".swift".count)), feature.name.typeName]
    return stems.contains { stem in
      guard file.name.hasPrefix(stem) else { return false }
      let words = file.name.dropFirst(stem.count).split(whereSeparator: {
        !$0.isLetter && !$0.isNumber
      })
      guard words.count == 2, let platform = words.first else { return false }
      return Self.platforms.contains(String(platform))
    }
  }

  private func fileName(forHomeOf part: Part?) -> String {
    let role = FileRole.allCases.first { $0.part == part } ?? .overview
    return convention.fileName(of: role, for: feature.name)
  }

  private static let platforms: Set<String> = ["iOS", "macOS", "tvOS", "visionOS", "watchOS"]

  private func holdsAnythingElse(_ file: FileFacts, than part: Part?) -> Bool {
    let providers = file.previewProviders
    return file.topLevelTypes.contains {
      !providers.contains($0) && isAnythingElse($0, in: file, than: part)
    }
  }

  /// The first type at file level that is not the part's; `nil` where nothing more is known of it
  /// than its name.
  func firstOther(in file: FileFacts, than part: Part?) -> TypeFacts? {
    let providers = file.previewProviders
    return file.types.first { type in
      let name = type.fullName
      return file.topLevelTypes.contains(name) && !providers.contains(name)
        && isAnythingElse(name, in: file, than: part)
    }
  }

  private func isAnythingElse(_ name: String, in file: FileFacts, than part: Part?) -> Bool {
    let own = feature.fullName
    if name == own + "_Previews" || name == own + "Preview" { return false }
    // What is around a nested feature may hold it alone.
    if own.hasPrefix(name + ".") { return false }
    guard let part else { return name != own && !name.hasPrefix(own + ".") }
    if name == own {
      // An extension of the namespace that declares the part and nothing else.
      return file.types.contains { $0.fullName == own && $0.memberNames != [part.typeName] }
    }
    let partName = own + "." + part.typeName
    return name != partName && !name.hasPrefix(partName + ".")
  }
}

extension FileFacts {
  /// Whatever they are called, they belong to the view they show.
  fileprivate var previewProviders: Set<String> {
    Set(types.filter { $0.path.count == 1 && $0.inherits("PreviewProvider") }.map(\.fullName))
  }
}
