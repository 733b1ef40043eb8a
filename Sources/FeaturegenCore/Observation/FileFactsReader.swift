import SwiftOutline

/// Takes from an outline what rules may ask, so that the outline itself can be dropped.
struct FileFactsReader {
  private let outline: Outline
  private let lines: LineTable
  private let conditions: ConditionMap
  private var facts: FileFacts
  /// State, Action and Reducer parts: a child mentioned there is not shown by that.
  private var innerParts: [Range<Int>] = []

  /// The type or extension around a declaration.
  private struct Owner {
    /// Empty at file level.
    var path: [String] = []
    var memberVisibility = Visibility.internal
    var isConditional = false
  }

  static func read(_ source: SwiftSource, path: String) -> FileFacts {
    var reader = FileFactsReader(Outline(parsing: source), path: path)
    if let fault = reader.outline.faults.first(where: { $0.kind == .invalidUTF8 }) {
      return FileFacts(
        path: path, unreadable: "this is no UTF-8", at: reader.location(of: fault.range))
    }
    reader.readItems()
    reader.facts.isForOnePlatform = reader.outline.isForOnePlatform
    reader.readMentions()
    reader.readFaults()
    reader.readExtent()
    reader.readSuppressions()
    return reader.facts
  }

  /// What is known of a file that cannot be opened.
  static func unreadable(_ reason: String, path: String) -> FileFacts {
    FileFacts(
      path: path, unreadable: "this file " + reason,
      at: SourceLocation(path: path, line: 1, column: 1))
  }

  private init(_ outline: Outline, path: String) {
    self.outline = outline
    self.lines = LineTable(outline.source)
    self.conditions = ConditionMap(outline)
    self.facts = FileFacts(path: path)
  }

  /// Walks the declarations with a stack of its own: source may be nested as deep as it likes.
  private mutating func readItems() {
    var pending = outline.items.reversed().map { (item: $0, owner: Owner()) }
    while let (item, owner) = pending.popLast() {
      switch item {
      case .declaration(let declaration):
        guard let path = read(declaration, in: owner) else { continue }
        let inner = Owner(
          path: path, memberVisibility: declaration.memberVisibility,
          isConditional: owner.isConditional)
        pending += declaration.members.reversed().map { ($0, inner) }
      case .conditional(let block):
        var owner = owner
        owner.isConditional = true
        pending += block.clauses.flatMap(\.items).reversed().map { [owner] in ($0, owner) }
      case .code(let range):
        readPreviewMacro(in: range)
      }
    }
  }

  /// - Returns: The path for the declaration's members; `nil` if it is no type.
  private mutating func read(_ declaration: Declaration, in owner: Owner) -> [String]? {
    switch declaration.detail {
    case .import(_, let path):
      let module = path.map(\.text).joined(separator: ".")
      recordImport(of: module, at: declaration.keyword.lowerBound)
      if declaration.attributes.contains(where: { $0.name == "_exported" }) {
        facts.exports.insert(module)
      }
      return nil
    case .extension(let type):
      return record(declaration, path: owner.path + type.path, name: type.range, in: owner)
    default:
      guard declaration.kind.isType, let name = declaration.name else { return nil }
      return record(declaration, path: owner.path + [name.text], name: name.range, in: owner)
    }
  }

  private mutating func recordImport(of module: String, at offset: Int) {
    // Other flags, such as those of a package manager, may stand for all builds that need it.
    let flags = conditions.conditions(at: offset).filter { $0.text == "DEBUG" }
    let isNew = facts.imports.insert(module).inserted
    if flags.isEmpty {
      facts.conditionalImports[module] = nil
    } else if isNew {
      facts.conditionalImports[module] = flags
    }
  }

  private mutating func record(
    _ declaration: Declaration, path: [String], name: Range<Int>, in owner: Owner
  ) -> [String] {
    if owner.path.isEmpty { facts.topLevelTypes.append(path.joined(separator: ".")) }
    if declaration.inheritance.contains(where: { $0.path.last == "PreviewProvider" }) {
      facts.previewedViews.formUnion(createdViews(in: declaration.range))
    }
    guard let last = path.last else { return path }
    let part = path.count > 1 ? Part(typeName: last) : nil
    let isEnum = declaration.kind == .enum
    if part != nil || isEnum || path.count == 1 || !declaration.inheritance.isEmpty {
      facts.types.append(
        TypeFacts(
          declaration, path: path, location: location(of: name), part: part, outline: outline,
          conditions: conditions, defaultVisibility: owner.memberVisibility, locate: location(of:)))
      facts.types[facts.types.count - 1].isConditional = owner.isConditional
    }
    if part == .state || part == .action || part == .reducer {
      innerParts.append(declaration.range)
    }
    return path
  }

  private mutating func readPreviewMacro(in range: Range<Int>) {
    let tokens = outline.tokens(in: range)
    guard tokens.contains(where: { $0.kind == .poundWord && outline.text(of: $0) == "#Preview" })
    else { return }
    facts.previewedViews.formUnion(createdViews(in: range))
  }

  private func createdViews(in range: Range<Int>) -> [String] {
    outline.calls(in: range).compactMap { call in
      let names = call.callee.map(\.text)
      guard names.count > 1, let index = names.lastIndex(of: "View"), index > 0 else { return nil }
      return names[..<index].joined(separator: ".")
    }
  }

  private mutating func readMentions() {
    let parts = innerParts.sorted { $0.lowerBound < $1.lowerBound }
    var part = parts.startIndex
    var before: (last: Token?, secondLast: Token?) = (nil, nil)
    for token in outline.tokens {
      while part < parts.endIndex, parts[part].upperBound <= Int(token.start) { part += 1 }
      let isInnerPart = part < parts.endIndex && parts[part].contains(Int(token.start))
      if token.kind == .word {
        if !isInnerPart { facts.mentions.insert(outline.nameBytes(of: token)) }
        if before.last?.kind == .dot, let owner = before.secondLast, owner.kind == .word,
          outline.text(of: token) == "View"
        {
          facts.viewOwners.insert(outline.text(of: owner))
        }
        if before.last?.kind == .dot, let owner = before.secondLast, owner.kind == .word,
          outline.text(of: owner) == Part.event.typeName
        {
          facts.eventMembers.insert(String(decoding: outline.nameBytes(of: token), as: UTF8.self))
        }
      }
      before = (token, before.last)
    }
  }

  private mutating func readExtent() {
    facts.lineCount = lines.count
    // A final line break starts no line.
    if lines.textRange(ofLine: lines.count).isEmpty { facts.lineCount -= 1 }
    if facts.types.contains(where: { $0.part != nil }) {
      facts.legacyUses = LegacyReader.uses(in: outline, locate: location(of:))
    }
  }

  private mutating func readFaults() {
    facts.faults = outline.faults.map { fault in
      FaultFacts(
        kind: fault.kind,
        location: location(of: fault.range),
        followsEvidence: hasEvidence(for: fault)
      )
    }
  }

  private mutating func readSuppressions() {
    let reader = SuppressionReader(outline, lines: lines, locate: location(of:))
    facts.suppressions = reader.read()
  }

  /// A namespace or a part of one begins before the fault; what is never closed takes in all that
  /// follows.
  private func hasEvidence(for fault: Fault) -> Bool {
    let end =
      switch fault.kind {
      case .unclosedBracket, .unclosedDirective: outline.source.bytes.count
      default: fault.range.lowerBound
      }
    let position = lines.position(at: end)
    return facts.types.contains {
      ($0.location.line, $0.location.column) < (position.line, position.column)
        && ($0.path.count > 1 || !$0.inheritance.isEmpty)
    }
  }

  private func location(of range: Range<Int>) -> SourceLocation {
    // Not `position(at:)`, which also counts UTF-16 from the start of the line: a file may be one.
    let line = lines.line(at: range.lowerBound)
    let start = lines.textRange(ofLine: line).lowerBound
    return SourceLocation(
      path: facts.path, line: line, column: range.lowerBound - start + 1, length: range.count)
  }
}

extension FileFacts {
  fileprivate init(path: String, unreadable reason: String, at location: SourceLocation) {
    self.init(path: path)
    unreadable = Unreadable(reason: reason, location: location)
  }
}

extension Declaration.Kind {
  fileprivate var isType: Bool {
    switch self {
    case .struct, .enum, .class, .actor, .protocol: true
    default: false
    }
  }
}

extension Outline {
  func text(of token: Token) -> String {
    source.text(in: token.range)
  }

  /// The bytes of a name without its backticks or `$`.
  func nameBytes(of token: Token) -> ArraySlice<UInt8> {
    var bytes = source.bytes[token.range]
    if bytes.first == UInt8(ascii: "$") { bytes = bytes.dropFirst() }
    if bytes.count > 2, bytes.first == UInt8(ascii: "`") { bytes = bytes.dropFirst().dropLast() }
    return bytes
  }
}
