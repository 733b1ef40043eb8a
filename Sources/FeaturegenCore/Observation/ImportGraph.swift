/// What modules export to those that import them, as far as their code has been read.
package struct ImportGraph: Sendable {
  private var exports: [String: Set<String>] = [:]

  init() {}

  init(_ modules: [ObservedModule]) {
    for module in modules {
      exports[module.name, default: []].formUnion(module.exports.map(\.moduleName))
    }
  }

  /// The modules whose code has been read.
  var known: Set<String> { Set(exports.keys) }

  /// What a file of `module` sees that imports `imports`: these, and whatever they export in turn.
  /// A module sees its own exports.
  func reach(of imports: Set<String>, in module: String) -> Set<String> {
    var reached = exports[module] ?? []
    reached.formUnion(imports.map(\.moduleName))
    var pending = Array(reached)
    while let next = pending.popLast() {
      for name in exports[next] ?? [] where reached.insert(name).inserted { pending.append(name) }
    }
    return reached
  }
}

extension String {
  /// `A` of `A.B`.
  fileprivate var moduleName: String { String(prefix { $0 != "." }) }
}
