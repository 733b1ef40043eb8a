import SwiftOutline

/// The payload of an enum case, taken apart: what stands between the parentheses.
struct SwiftPayload: Sendable {
  let values: [SwiftType.Element]

  /// The whole of `text` must be a payload: `String, at: Int = 3`.
  init(parsing text: String) throws(SyntaxError) {
    let outline = Outline(parsing: SwiftSource(text))
    if let fault = outline.faults.first {
      throw SyntaxError(offset: fault.range.lowerBound, reason: .malformed(fault.kind))
    }
    let bare = try Self.withoutDefaults(text, tokens: outline.tokens.outsideBrackets)
    let type: SwiftType
    do throws(SyntaxError) {
      type = try SwiftType(parsing: "(" + bare + ")")
    } catch {
      throw SyntaxError(
        offset: min(max(error.offset - 1, 0), text.utf8.count), reason: error.reason)
    }
    guard case .tuple(let elements) = type else {
      throw SyntaxError(offset: 0, reason: .unexpected("->"))
    }
    values = elements
  }

  /// Space instead of each default, so that all offsets stay.
  private static func withoutDefaults(
    _ text: String, tokens: [Token]
  ) throws(SyntaxError) -> String {
    let source = SwiftSource(text)
    var bytes = source.bytes
    for (index, token) in tokens.enumerated() where token.kind == .op {
      guard source.text(in: token.range) == "=" else { continue }
      let comma = tokens[index...].first { $0.kind == .comma }
      let end = comma.map { Int($0.start) } ?? bytes.count
      let value = Int(token.end)..<end
      do throws(SyntaxError) {
        _ = try SwiftExpression(parsing: source.text(in: value))
      } catch {
        throw SyntaxError(offset: value.lowerBound + error.offset, reason: error.reason)
      }
      let blank = Int(token.start)..<end
      bytes.replaceSubrange(blank, with: Array(repeating: UInt8(ascii: " "), count: blank.count))
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
