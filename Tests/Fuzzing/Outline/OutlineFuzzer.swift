import SwiftOutline

private typealias Input = @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
private typealias Arguments = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>

@_silgen_name("LLVMFuzzerRunDriver")
private func runDriver(
  _ count: UnsafeMutablePointer<CInt>, _ arguments: UnsafeMutablePointer<Arguments?>,
  _ input: Input
) -> CInt

/// Where the package manager starts an executable without a main file.
@_cdecl("FuzzOutline_main")
public func start(
  _ count: CInt, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
) -> CInt {
  var count = count
  var arguments = arguments
  return runDriver(&count, &arguments, readInput)
}

private func readInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  let outline = Outline(parsing: SwiftSource(bytes))
  let whole = 0..<count
  let calls = outline.calls(in: whole)
  let switches = outline.switches(in: whole)
  precondition(calls.allSatisfy { whole.contains($0.range) })
  precondition(switches.allSatisfy { whole.contains($0.range) })
  checkTiling(outline)
  outline.forEachDeclaration { nested in
    precondition(whole.contains(nested.declaration.range))
    if let body = nested.declaration.body { _ = outline.calls(in: body) }
  }
  _ = LineTable(outline.source).position(at: count / 2)
  let text = String(decoding: bytes, as: UTF8.self)
  _ = try? SwiftType(parsing: text)
  _ = try? SwiftExpression(parsing: text)
  return 0
}

/// Tokens and trivia are the file.
private func checkTiling(_ outline: Outline) {
  var position = 0
  var covered = 0
  for token in outline.tokens {
    precondition(token.range.lowerBound >= position && !token.range.isEmpty)
    position = token.range.upperBound
    covered += token.range.count
  }
  for piece in outline.trivia() { covered += piece.range.count }
  precondition(covered == outline.source.bytes.count)
}
