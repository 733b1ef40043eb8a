import SwiftOutline

extension FeatureDescriber {
  mutating func readNamespace() {
    let pieces = sources.pieces("")
    guard let namespace = pieces.first(where: { !$0.isExtension }) else { return }
    let declaration = namespace.declaration
    feature.documentation = namespace.file.documentation(of: declaration)
    let access = declaration.access ?? .internal
    feature.access = access == convention.access ? nil : access
    if subject.path.count > 1 {
      note(.nesting(subject.path.dropLast().joined(separator: ".")), at: namespace.location)
    }
    if declaration.genericParameters != nil { note(.genericParameters, at: namespace.location) }
    if subject.foreign == nil {
      readParts(of: pieces)
      if declaration.kind != .enum {
        note(.namespaceForm(declaration.kind.rawValue), at: namespace.location)
      }
    } else {
      readForeignParts()
    }
  }

  private mutating func readParts(of namespaces: [TypePiece]) {
    var aliased: Set<String> = []
    for member in namespaces.flatMap(\.members) {
      guard let declaration = member.declaration else {
        noteMember(member, of: subject.path.last ?? "")
        continue
      }
      if declaration.kind == .typealias, let name = declaration.name?.text,
        Part(typeName: name) != nil
      {
        aliased.insert(name)
        note(.aliasedPart(name), at: member.location)
      } else if !isExpected(declaration) {
        noteMember(member, of: subject.path.last ?? "")
      }
    }
    feature.parts = Set(convention.parts)
    for part in convention.parts where pieces(part).isEmpty && !aliased.contains(part.typeName) {
      if convention.presence(of: part) == .required {
        note(.missingPart(part.typeName), at: subject.location)
      } else {
        feature.parts.remove(part)
      }
    }
  }

  private func isExpected(_ declaration: Declaration) -> Bool {
    if isStranger(declaration) { return true }
    guard declaration.isType, let name = declaration.name?.text else { return false }
    return Part(typeName: name) != nil || name == "Path" || name == "Destination"
  }

  private mutating func readForeignParts() {
    feature.parts = Set(convention.parts)
    if pieces(.view).isEmpty, convention.presence(of: .view) != .required {
      feature.parts.remove(.view)
    }
  }

  /// The modules besides those that the convention imports itself.
  mutating func readImports() {
    let own = Set(
      ["ComposableArchitecture", convention.supportModule, "SwiftUI"] + convention.imports)
    var imports: [ModuleImport] = []
    for imported in sources.imports where !own.contains(imported.module.module) {
      if isImplied(imported) { continue }
      if !imports.contains(where: { $0.module == imported.module.module }) {
        imports.append(imported.module)
      }
    }
    feature.imports = imports
    for (name, module, location) in sources.importAttributes where !own.contains(module) {
      note(.member("@" + name, of: "import " + module), at: location)
    }
  }

  /// A file without SwiftUI imports Foundation for types that it names, not because a spec says so.
  private func isImplied(_ imported: FeatureSources.ImportedModule) -> Bool {
    guard imported.module == ModuleImport(module: "Foundation") else { return false }
    let modules = sources.imports.filter { $0.file == imported.file }.map(\.module.module)
    guard !modules.contains("SwiftUI"),
      let file = sources.files.first(where: { $0.path == imported.file })
    else { return false }
    let names = file.names(in: 0..<file.outline.source.bytes.count)
    return !names.isDisjoint(with: Blueprint.foundationTypes)
  }

  /// What stands in the feature's files and belongs to no part of it.
  mutating func readStrangers() {
    for stranger in sources.others {
      switch stranger.content {
      case .declaration(let declaration):
        if case .extension(let type) = declaration.detail {
          note(.declaration("extension \(type.text)"), at: stranger.location)
        } else {
          for name in declaration.names.isEmpty ? [declaration.kind.rawValue] : declaration.names {
            note(.declaration(name), at: stranger.location)
          }
        }
      case .code(let range):
        let words = stranger.file.words(in: range).prefix(2).joined()
        note(.declaration(words), at: stranger.location)
      }
    }
  }
}
