import SwiftOutline

extension FeatureDescriber {
  /// How a view presents what all of `names` are mentioned for; `nil` if no view does.
  func shownAs(_ names: Set<String>) -> ChildMember.Kind? {
    for piece in pieces(.view) {
      for call in piece.file.outline.calls(in: piece.declaration.range) {
        guard let kind = call.callee.last.flatMap({ Self.presentations[$0.text] }) else { continue }
        let mentioned = call.arguments.reduce(into: Set<String>()) {
          $0.formUnion(piece.file.names(in: $1.value))
        }
        if names.isSubset(of: mentioned) { return kind }
      }
    }
    return nil
  }

  private static let presentations: [String: ChildMember.Kind] = [
    "sheet": .sheet, "fullScreenCover": .fullScreenCover, "popover": .popover,
    "navigationDestination": .navigation, "NavigationLinkStore": .navigation,
  ]

  /// The platforms with a view file of their own, and whatever a spec cannot say of the view.
  mutating func readViews() {
    let extensions = pieces(.view).filter { piece in
      piece.declaration.inheritance.contains { $0.path.last == "View" }
    }
    let platforms = extensions.compactMap { $0.conditions.compactMap(\.self).first?.platform }
    if platforms.count == extensions.count { feature.viewPlatforms = platforms }
    for piece in pieces(.view) {
      for member in piece.members where !isWritten(member, in: piece) {
        noteMember(
          member, of: subject.foreign == nil ? "View" : piece.declaration.names.first ?? "View")
      }
    }
  }

  /// Whether `new` writes the member; the body is looked into.
  private mutating func isWritten(_ member: TypePiece.Member, in piece: TypePiece) -> Bool {
    guard let declaration = member.declaration, !member.isConditional else { return false }
    switch declaration.detail {
    case .function(let signature) where declaration.kind == .initializer:
      return signature.parameters.map(\.label?.text) == ["store"]
    case .variable(let bindings):
      guard bindings.count == 1, let name = bindings[0].name?.text else { return false }
      if name == "body" {
        if let body = bindings[0].accessors, !isWritten(body, in: piece.file) {
          note(.viewBody(lines: piece.file.lineCount(of: body)), at: member.location)
        }
        return true
      }
      return name == "store"
    default: return false
    }
  }

  /// Only calls that `new` writes, and no text but the feature's name.
  private func isWritten(_ body: Range<Int>, in file: SourceFile) -> Bool {
    let title = "\"\(feature.name.stem)\""
    let strings = file.outline.tokens(in: body).filter { $0.kind == .string }
    guard strings.allSatisfy({ file.outline.text(of: $0) == title }) else { return false }
    let calls = file.outline.calls(in: body)
    let sent = calls.filter { $0.callee.last?.text == "send" }.flatMap(\.arguments).map(\.value)
    return calls.allSatisfy { call in
      if Self.writtenCalls.contains(call.callee.last?.text ?? "") { return true }
      guard call.isMember else { return false }
      // An action: `.view(.onAppear)`, `{ .childHeader($0) }`.
      return sent.contains { $0.contains(call.range.lowerBound) }
        || call.arguments.allSatisfy { file.words(in: $0.value).first?.hasPrefix("$") == true }
    }
  }

  private static let writtenCalls: Set<String> = [
    "CaseLet", "ForEach", "ForEachStore", "Group", "IfLetStore", "NavigationStack",
    "NavigationStackStore",
    "SwitchStore", "Text", "VStack", "View", "WithPerceptionTracking", "WithViewStore", "alert",
    "confirmationDialog", "finish", "fullScreenCover", "navigationDestination", "onAppear",
    "onDisappear", "popover", "scope", "send", "sheet", "task",
  ]
}

extension String {
  /// `os(iOS)` → `iOS`.
  fileprivate var platform: String? {
    let text = filter { !$0.isWhitespace }
    guard text.hasPrefix("os("), text.hasSuffix(")") else { return nil }
    let name = text.dropFirst(3).dropLast()
    return name.allSatisfy { $0.isLetter } ? String(name) : nil
  }
}
