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
  /// The names `x` that stand in an `Event.x` anywhere.
  let eventMembers: Set<String>
  /// What any file imports.
  let imports: Set<String>
  /// Identifiers outside the parts State, Action and Reducer of any file.
  private let mentions: IdentifierSet
  /// The names `X` of which an `X.View` is declared or extended.
  private let declaredViews: Set<String>
  /// Caseless enums, in every degree of qualification.
  private let caselessEnums: Set<String>
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
    caselessEnums = types.reduce(into: []) { names, type in
      guard type.kind == .enum, type.cases.isEmpty, !type.hasUnknownMembers else { return }
      names.formUnion(type.fullName.dottedSuffixes)
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

  /// Whether the type as written, `A.B` or `B`, may be an enum without cases.
  func declaresCaselessEnum(_ type: String) -> Bool {
    caselessEnums.contains(type)
  }
}

extension String {
  /// `A.B.C` → `A.B.C`, `B.C`, `C`
  fileprivate var dottedSuffixes: [String] {
    let names = split(separator: ".")
    return names.indices.map { names[$0...].joined(separator: ".") }
  }
}
