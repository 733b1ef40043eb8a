import SwiftOutline

/// The declarations of one feature, gathered from its files.
struct FeatureSources: Sendable {
  let files: [SourceFile]
  /// Dotted names that are other features.
  let strangers: Set<String>
  /// By the dotted name below the namespace: "" for the namespace itself, `Action.View`.
  private var pieces: [String: [TypePiece]] = [:]
  /// What stands at file level and belongs to no part of the feature.
  private(set) var others: [TypePiece.Member] = []
  /// Previews, as declarations or macros.
  private(set) var previews: [TypePiece.Member] = []
  private(set) var imports: [ImportedModule] = []
  /// Attributes of imports, without `@`, and the module.
  private(set) var importAttributes: [(name: String, module: String, location: SourceLocation)] = []

  /// An `import` of one of the files.
  struct ImportedModule: Sendable {
    let file: String
    let module: ModuleImport
  }

  /// - Parameters:
  ///   - path: The namespace's dotted name.
  ///   - strangers: Dotted names that are other features.
  init(files: [SourceFile], path: [String], strangers: Set<String>) {
    self.files = files
    self.strangers = strangers
    for file in files { gather(from: file, path: path) }
  }

  /// Declarations and extensions of a type nested in the namespace, in the order of the files.
  func pieces(_ name: String) -> [TypePiece] {
    pieces[name] ?? []
  }

  /// Walks the declarations with a stack of its own: source may be nested as deep as it likes.
  private mutating func gather(from file: SourceFile, path: [String]) {
    var pending = file.outline.items.reversed().map {
      Step(item: $0, owner: [], conditions: [])
    }
    while let step = pending.popLast() {
      switch step.item {
      case .declaration(let declaration):
        guard let own = declaration.typePath else {
          if step.owner.isEmpty { gather(declaration, file: file, conditions: step.conditions) }
          continue
        }
        let full = step.owner + own
        if full.starts(with: path) {
          pieces[full.dropFirst(path.count).joined(separator: "."), default: []].append(
            TypePiece(file: file, declaration: declaration, conditions: step.conditions))
        } else if step.owner.isEmpty, !path.starts(with: full) {
          gather(stranger: declaration, file: file, path: full)
          continue
        }
        pending += declaration.members.reversed().map {
          Step(item: $0, owner: full, conditions: step.conditions)
        }
      case .conditional(let block):
        pending += block.clauses.reversed().flatMap { clause in
          clause.items.reversed().map {
            Step(item: $0, owner: step.owner, conditions: step.conditions + [clause.condition])
          }
        }
      case .code(let range):
        guard step.owner.isEmpty else { continue }
        gather(code: range, file: file)
      }
    }
  }

  private struct Step {
    let item: Item
    let owner: [String]
    let conditions: [String?]
  }

  private mutating func gather(
    _ declaration: Declaration, file: SourceFile, conditions: [String?]
  ) {
    guard case .import(let kind, let path) = declaration.detail else {
      others.append(member(.declaration(declaration), file: file))
      return
    }
    // `import struct A.B` is an import of A.
    let names = kind == nil ? path[...] : path.dropLast()
    var module = ModuleImport(module: names.map(\.text).joined(separator: "."))
    module.access = declaration.modifiers.first?.name
    for attribute in declaration.attributes {
      importAttributes.append(
        (attribute.name, module.module, file.location(of: attribute.range)))
    }
    module.condition = conditions.compactMap(\.self).last
    imports.append(ImportedModule(file: file.path, module: module))
  }

  private mutating func gather(
    stranger declaration: Declaration, file: SourceFile, path: [String]
  ) {
    if declaration.inheritance.contains(where: { $0.path.last == "PreviewProvider" }) {
      previews.append(member(.declaration(declaration), file: file))
    } else if !path.indices.contains(where: {
      strangers.contains(path[...$0].joined(separator: "."))
    }) {
      others.append(member(.declaration(declaration), file: file))
    }
  }

  private mutating func gather(code range: Range<Int>, file: SourceFile) {
    let isPreview = file.outline.tokens(in: range).contains {
      $0.kind == .poundWord && file.outline.text(of: $0) == "#Preview"
    }
    if isPreview {
      previews.append(member(.code(range), file: file))
    } else {
      others.append(member(.code(range), file: file))
    }
  }

  private func member(
    _ content: TypePiece.Member.Content, file: SourceFile
  ) -> TypePiece.Member {
    TypePiece.Member(file: file, content: content, isConditional: false)
  }
}

extension Declaration {
  /// The name of a type, or of the type an extension extends; `nil` for everything else.
  fileprivate var typePath: [String]? {
    if case .extension(let type) = detail { return type.path }
    return isType ? name.map { [$0.text] } : nil
  }
}
