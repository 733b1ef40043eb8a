/// Knows what a check made of every file.
struct Explainer {
  private let checker: Checker
  private let fallbackReason: String
  private let findings: [String: [Finding]]
  private var files: [String: (file: FileFacts, module: ObservedModule)] = [:]
  private var features: [String: [ExplainedFeature]] = [:]
  private var rejected: [String: [RejectedType]] = [:]

  init(checker: Checker, fallbackReason: String, findings: [Finding]) {
    self.checker = checker
    self.fallbackReason = fallbackReason
    self.findings = Dictionary(grouping: findings, by: \.location.path)
  }

  mutating func add(_ modules: [ObservedModule], focus: Focus) {
    for module in modules {
      for file in module.files where focus.includes(file) { files[file.path] = (file, module) }
      let found = checker.standards.features(in: module)
      let repeated = checker.repeatedFeatures(among: found, in: module).names
      for feature in found {
        let explained = explained(feature, isRepeated: repeated.contains(feature.fullName))
        for path in feature.filePaths { features[path, default: []].append(explained) }
      }
      for type in checker.standards.rejectedTypes(in: module, besides: found) {
        rejected[type.type.location.path, default: []].append(type)
      }
    }
  }

  private func explained(_ feature: ObservedFeature, isRepeated: Bool) -> ExplainedFeature {
    let standard = checker.standards[feature.namespace.location.path]
    let recognition = FeatureRecognition(convention: standard.convention)
    return ExplainedFeature(
      name: feature.fullName, home: feature.namespace.location.path,
      evidence: recognition.evidence(for: feature),
      isTestDouble: feature.isTestDouble, isRepeated: isRepeated,
      files: feature.filePaths.sorted(), dialect: feature.dialect ?? standard.fallback.dialect,
      dialectSource: feature.dialectSource ?? .project(fallbackReason),
      undecided: feature.isTestDouble || isRepeated ? [] : checker.undecided(of: feature))
  }

  func explain(_ places: [SwiftPlaces.Place]) -> [ExplainedFile] {
    let paths = Set(places.map(\.path))
    return places.map { explain($0, among: paths) }
  }

  private func explain(_ place: SwiftPlaces.Place, among paths: Set<String>) -> ExplainedFile {
    if let omission = place.omission {
      return ExplainedFile(
        path: place.path, content: .leftOut(omission, with: place.leftOutWith))
    }
    guard let (file, module) = files[place.path] else {
      return ExplainedFile(path: place.path, content: .leftOut(.other, with: nil))
    }
    if let unreadable = file.unreadable {
      return ExplainedFile(path: place.path, content: .unreadable(unreadable.reason))
    }
    var code = ExplainedCode(
      module: module.name, origin: module.origin,
      fault: file.faults.first(where: \.followsEvidence)?.location,
      lineCount: file.lineCount, isMeasuredBySwiftLint: file.isMeasuredBySwiftLint)
    for feature in features[file.path] ?? [] {
      let first = ([feature.home] + feature.files).first(where: paths.contains)
      if let first, first != file.path {
        code.otherFeatures.append(ElsewhereExplained(name: feature.name, file: first))
      } else {
        code.features.append(feature)
      }
    }
    code.rejected = (rejected[file.path] ?? []).map { ($0.type.fullName, $0.reason) }
    code.findings = findings[file.path] ?? []
    return ExplainedFile(path: place.path, content: .read(code))
  }
}

extension ObservedFeature {
  /// What shows the dialect; `nil` where its code does not.
  fileprivate var dialectSource: ExplainedFeature.DialectSource? {
    guard let dialect else { return nil }
    if dialect == .observation, part(.state).hasAttribute("ObservableState") {
      return .observableState
    }
    let wrappers = Set(part(.state).properties.flatMap(\.attributes))
      .intersection(["BindingState", "PresentationState"])
    if dialect == .classic, !wrappers.isEmpty { return .wrappers(wrappers.sorted()) }
    return .places(observation: observationEvidence, classic: classicEvidence)
  }
}
