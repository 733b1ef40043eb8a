/// The files of one module, read.
package struct ObservedModule: Sendable {
  /// What messages call it.
  package let name: String
  /// What baselines call it: the name, but empty if that is only the name of the checkout.
  package let key: String
  /// `nil` for what belongs to no target and no config.
  package let folder: AbsolutePath?
  /// Ordered by path.
  package let files: [FileFacts]
  private let indices: [String: Int]
  /// The names `X` of which a preview shows an `X.View`, in every degree of qualification.
  private let previewedViews: Set<String>
  private let viewOwners: Set<String>
  var importGraph = ImportGraph()
  /// The names `x` that stand in an `Event.x` anywhere.
  let eventMembers: Set<String>
  /// What any file imports.
  let imports: Set<String>
  /// Identifiers outside the parts State, Action and Reducer of any file.
  private let mentions: IdentifierSet
  /// The names `X` of which an `X.View` is declared or extended.
  private let declaredViews: Set<String>
  /// The full names of all types, and whether each is an enum without cases.
  private let caselessness: [String: Bool]
  let protocols: ProtocolHierarchy
  package var origin = ModuleOrigin.unknown

  package init(
    name: String, key: String? = nil, folder: AbsolutePath? = nil, files: [FileFacts]
  ) {
    self.name = name
    self.key = key ?? name
    self.folder = folder
    self.files = files
    indices = Dictionary(
      files.enumerated().map { ($0.element.path, $0.offset) },
      uniquingKeysWith: { first, _ in first })
    previewedViews = files.reduce(into: []) { names, file in
      for name in file.previewedViews { names.formUnion(name.dottedSuffixes) }
    }
    viewOwners = files.reduce(into: []) { $0.formUnion($1.viewOwners) }
    protocols = ProtocolHierarchy(files)
    eventMembers = files.reduce(into: []) { $0.formUnion($1.eventMembers) }
    imports = files.reduce(into: []) { $0.formUnion($1.imports) }
    mentions = files.reduce(into: IdentifierSet()) { $0.formUnion($1.mentions) }
    let types = files.lazy.flatMap(\.types)
    declaredViews = types.reduce(into: []) { names, type in
      guard type.path.last == Part.view.typeName, let owner = type.path.dropLast().last else {
        return
      }
      names.insert(owner)
    }
    caselessness = types.reduce(into: [:]) { names, type in
      guard !type.isExtension else { return }
      let isCaseless = type.kind == .enum && type.cases.isEmpty && !type.hasUnknownMembers
      names[type.fullName] = isCaseless && names[type.fullName] ?? true
    }
  }

  /// What a file of it exports to the modules that import it.
  var exports: Set<String> { files.reduce(into: []) { $0.formUnion($1.exports) } }

  func file(at path: String) -> FileFacts? {
    indices[path].map { files[$0] }
  }

  func previewsView(of namespace: String) -> Bool {
    previewedViews.contains(namespace)
  }

  /// Whether `X.View` stands anywhere.
  func mentionsView(of name: String) -> Bool {
    viewOwners.contains(name)
  }

  /// Whether `X.View` is declared or extended anywhere.
  func declaresView(of name: String) -> Bool {
    declaredViews.contains(name)
  }

  /// Whether the name stands anywhere outside State, Action and Reducer.
  func mentions(_ name: String) -> Bool {
    mentions.contains(name)
  }

  /// Whether the type, `A.B` or `B` as written in the type of the path, is an enum without cases.
  func isCaselessEnum(_ type: String, seenFrom path: [String]) -> Bool {
    var scope = path
    while true {
      let name = (scope + [type]).joined(separator: ".")
      if let isCaseless = caselessness[name] { return isCaseless }
      if scope.popLast() == nil { return false }
    }
  }
}

extension String {
  /// `A.B.C` → `A.B.C`, `B.C`, `C`
  fileprivate var dottedSuffixes: [String] {
    let names = split(separator: ".")
    return names.indices.map { names[$0...].joined(separator: ".") }
  }
}
