#if canImport(Templating)
  import Templating
#endif

/// The entry of libFuzzer for templates. The input is the template, which may include itself as
/// `self`. In the root of the package:
///
///     swiftc -O -parse-as-library -sanitize=fuzzer,address -swift-version 6 \
///       -package-name featuregen Tests/Fuzzing/TemplatingFuzzer.swift \
///       $(find Sources/Templating -name '*.swift') -o /tmp/templating-fuzzer
///     /tmp/templating-fuzzer -max_total_time=60
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzTemplating(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = UnsafeBufferPointer(start: start, count: count)
  let text = String(decoding: bytes, as: UTF8.self)
  let environment = TemplateEnvironment(
    names: ["self", "part"],
    load: { name throws(TemplateError) in
      switch name {
      case "self": TemplateSource(name: name, text: text)
      case "part": TemplateSource(name: name, text: "{% for x in xs %}\n  {{ x }}\n{% endfor %}\n")
      default: nil
      }
    },
    limits: TemplateLimits(includeDepth: 4, outputBytes: 1 << 14, loopSteps: 200)
  )
  let context: [String: TemplateValue] = [
    "x": true, "n": 3, "s": "some_text", "xs": ["a", "b"], "d": ["k": "v", "none": .none],
  ]
  do throws(TemplateError) {
    let rendering = try environment.render("self", context: context)
    for offset in 0...rendering.text.utf8.count { expectInside(rendering.origin(ofOffset: offset)) }
  } catch {
    expectInside(error.position)
  }
  return 0
}

/// Traps, which is how a fuzzer is told of a mistake.
private func expectInside(_ position: TemplatePosition) {
  precondition(position.line >= 1 && position.column >= 1, "\(position)")
}
