/// The variables that a place in a template sees, innermost first.
///
/// Every turn of a loop and every included template has a scope of its own; `set` puts a variable
/// into the innermost one. `if` and `set` blocks have none, so what they set outlives them.
struct Scopes {
  private var levels: [[String: TemplateValue]]

  init(_ context: [String: TemplateValue]) {
    levels = [context, [:]]
  }

  func value(named name: String) -> TemplateValue? {
    for level in levels.reversed() {
      if let value = level[name] { return value }
    }
    return nil
  }

  var names: some Sequence<String> {
    levels.joined().lazy.map(\.key)
  }

  /// About how many bytes a search for a variable reads.
  var size: Int { levels.count * 4 }

  mutating func set(_ name: String, to value: TemplateValue) {
    levels[levels.count - 1][name] = value
  }

  mutating func push(_ level: [String: TemplateValue] = [:]) {
    levels.append(level)
  }

  mutating func pop() {
    levels.removeLast()
  }
}
