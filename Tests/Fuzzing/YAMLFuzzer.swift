// Not part of the package's targets. Build and run:
//
//   swiftc -sanitize=fuzzer -parse-as-library -O -swift-version 6 -package-name featuregen \
//     -module-name YAMLFuzzer -o yaml-fuzzer \
//     $(find Sources/YAML -name '*.swift') Tests/Fuzzing/YAMLFuzzer.swift
//   ./yaml-fuzzer -max_total_time=120 -max_len=512

/// Any bytes give an error inside the file, or a document that comes back after writing it.
@_cdecl("LLVMFuzzerTestOneInput")
func fuzzYAML(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  do throws(YAMLError) {
    guard let root = try YAMLDocument.parse(bytes) else { return 0 }
    checkMarks(of: root, count: count)
    let value = value(of: root)
    let written = YAMLWriter(width: 40).document(value)
    guard let again = try? YAMLDocument.parse(Array(written.utf8)) else {
      fatalError("not read again: \(written.debugDescription)")
    }
    precondition(YAMLFuzzer.value(of: again) == value, written.debugDescription)
  } catch {
    precondition((0...count).contains(error.mark.offset), "\(error)")
    precondition(error.mark.line >= 1 && error.mark.column >= 1, "\(error)")
    precondition(!error.message.isEmpty, "\(error)")
  }
  return 0
}

private func value(of node: YAMLNode) -> YAMLValue {
  switch node.content {
  case .scalar(let scalar): node.isEmpty ? .empty : .text(scalar.text)
  case .sequence(let items): .list(items.map(value))
  case .mapping(let entries):
    .mapping(entries.map { YAMLMember($0.name, value(of: $0.value)) })
  }
}

private func checkMarks(of node: YAMLNode, count: Int) {
  let (start, end) = (node.range.start, node.range.end)
  precondition(0 <= start.offset && start <= end && end.offset <= count, "\(node.range)")
  switch node.content {
  case .scalar(let scalar):
    var last = start.offset
    for offset in 0...scalar.text.utf8.count {
      let mark = scalar.mark(atTextOffset: offset)
      precondition(last <= mark.offset && mark.offset <= end.offset, "\(mark) in \(node.range)")
      last = mark.offset
    }
  case .sequence(let items):
    for item in items { checkMarks(of: item, count: count) }
  case .mapping(let entries):
    for entry in entries {
      checkMarks(of: entry.key, count: count)
      checkMarks(of: entry.value, count: count)
    }
  }
}
