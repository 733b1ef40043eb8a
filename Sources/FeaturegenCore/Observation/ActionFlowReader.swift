import SwiftOutline

/// Follows a value that holds an action through a closure or a body.
struct ActionFlowReader {
  private let outline: Outline
  private let conditions: ConditionMap
  private let locate: (Range<Int>) -> SourceLocation
  private let switches: [Switch]
  private let calls: [Call]

  /// - Parameter range: A closure or a body, braces included.
  init(
    _ outline: Outline, in range: Range<Int>, conditions: ConditionMap,
    locate: @escaping (Range<Int>) -> SourceLocation
  ) {
    self.outline = outline
    self.conditions = conditions
    self.locate = locate
    switches = outline.switches(in: range)
    calls = outline.calls(in: range)
  }

  /// - Parameter depth: How many payloads have been opened on the way here.
  func flow(
    _ origin: ActionFlow.Origin, of name: String, in range: Range<Int>, depth: Int = 0
  ) -> ActionFlow {
    var flow = ActionFlow(origin: origin)
    flow.conditions = conditions.conditions(at: range.lowerBound)
    let inside = switches.filter { range.contains($0.range.lowerBound) }
    let own = inside.filter { isWord(name, $0.subject) }
    let hidden = hiddenRanges(of: name, in: inside)
    let visible = own.filter { choice in
      !hidden.contains { $0.contains(choice.range.lowerBound) }
    }
    flow.hasSwitch = !visible.isEmpty
    flow.arms = visible.flatMap(\.arms).map { arm(of: $0, origin, depth: depth) }
    let tokens = outline.tokens(in: range)
    for index in tokens.indices where isUse(of: name, at: index, in: tokens) {
      let place = Int(tokens[index].start)
      if hidden.contains(where: { $0.contains(place) }) { continue }
      if visible.contains(where: { $0.subject.contains(place) }) { continue }
      if let method = receiver(of: tokens[index]) {
        flow.handovers.insert(method)
      } else {
        flow.isUndecided = true
      }
    }
    return flow
  }

  /// Where the name stands for something else: in patterns, and in arms whose patterns bind it.
  private func hiddenRanges(of name: String, in switches: [Switch]) -> [Range<Int>] {
    switches.flatMap(\.arms).flatMap { arm in
      let patterns = arm.patterns.map(\.range)
      let binds = patterns.contains { pattern in boundNames(in: pattern).contains(name) }
      return patterns + (binds ? [arm.body] : [])
    }
  }

  private func isUse(of name: String, at index: Int, in tokens: ArraySlice<Token>) -> Bool {
    let token = tokens[index]
    guard token.kind == .word, outline.nameBytes(of: token).elementsEqual(name.utf8) else {
      return false
    }
    let previous = index > tokens.startIndex ? tokens[index - 1].kind : nil
    let next = index + 1 < tokens.endIndex ? tokens[index + 1].kind : nil
    if previous == .dot { return false }
    return !(next == .colon && (previous == .leftParenthesis || previous == .comma))
  }

  /// The method of Reducer that is called with the name as a whole argument.
  private func receiver(of token: Token) -> String? {
    let call = calls.first { call in
      call.arguments.contains { $0.value == token.range }
    }
    guard let call, !call.isMember, let method = call.callee.last else { return nil }
    let isOwn = call.callee.count == 1 || call.callee.map(\.text).dropLast() == ["self"]
    return isOwn ? method.text : nil
  }

  private func arm(of arm: Switch.Arm, _ origin: ActionFlow.Origin, depth: Int) -> ArmFacts {
    var facts = ArmFacts()
    facts.conditions = conditions.conditions(at: arm.range.lowerBound)
    if arm.isDefault {
      let keyword = arm.range.lowerBound..<min(arm.range.upperBound, arm.range.lowerBound + 7)
      facts.catchAll = locate(keyword)
    }
    for pattern in arm.patterns where !pattern.hasWhere {
      if pattern.isCatchAll {
        facts.catchAll = locate(pattern.range)
      } else if pattern.path.isEmpty {
        facts.isUndecided = true
      } else {
        facts.paths.append(pattern.path.map(\.text))
      }
    }
    if depth < Self.deepestPayload, arm.patterns.count == 1, let pattern = arm.patterns.first,
      pattern.path.count == 1, !pattern.hasWhere
    {
      let names = boundNames(in: pattern.range)
      if names.count == 1, let name = names.first {
        let payload = flow(origin, of: name, in: arm.body, depth: depth + 1)
        if payload.hasSwitch || !payload.handovers.isEmpty { facts.payload = [payload] }
      }
    }
    return facts
  }

  private static let deepestPayload = 2

  /// The names that a pattern binds, `let .a(x)` and `.a(let x)` alike.
  private func boundNames(in pattern: Range<Int>) -> [String] {
    let tokens = outline.tokens(in: pattern)
    guard tokens.contains(where: { isKeyword($0) }) else { return [] }
    return tokens.indices.compactMap { index in
      let token = tokens[index]
      guard token.kind == .word, !isKeyword(token), outline.text(of: token) != "_" else {
        return nil
      }
      let previous = index > tokens.startIndex ? tokens[index - 1].kind : nil
      let next = index + 1 < tokens.endIndex ? tokens[index + 1].kind : nil
      guard previous != .dot, next != .dot, next != .colon else { return nil }
      return String(decoding: outline.nameBytes(of: token), as: UTF8.self)
    }
  }

  private func isKeyword(_ token: Token) -> Bool {
    token.kind == .word && ["let", "var"].contains(outline.text(of: token))
  }

  private func isWord(_ name: String, _ range: Range<Int>) -> Bool {
    let tokens = outline.tokens(in: range)
    guard tokens.count == 1, let token = tokens.first, token.kind == .word else { return false }
    return outline.nameBytes(of: token).elementsEqual(name.utf8)
  }
}
