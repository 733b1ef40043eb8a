import SwiftOutline

/// Looks for types that a module declares already.
package struct ExistingDeclarations: Sendable {
  /// The module's folder.
  package let folder: AbsolutePath

  package init(in folder: AbsolutePath) {
    self.folder = folder
  }

  /// The places that declare a type of one of these names at file level, sorted.
  ///
  /// - Parameter excluded: Files that are about to be written, so that they do not count.
  package func places(
    of names: Set<String>, excluding excluded: Set<AbsolutePath>
  ) -> [(name: String, path: AbsolutePath, line: Int)] {
    guard let entries = try? DirectoryWalk().run(from: folder).entries else { return [] }
    let patterns = names.map { Array($0.utf8) }
    var places: [(name: String, path: AbsolutePath, line: Int)] = []
    for entry in entries where !excluded.contains(entry.path) {
      guard let bytes = try? FileReader.read(entry.path),
        patterns.contains(where: { bytes.contains(bytes: $0) })
      else { continue }
      let outline = Outline(parsing: SwiftSource(bytes))
      let lines = LineTable(outline.source)
      for name in outline.fileLevelTypes where names.contains(name.text) {
        places.append(
          (name.text, entry.path, lines.position(at: name.range.lowerBound).line))
      }
    }
    return places
  }
}

extension Outline {
  fileprivate var fileLevelTypes: [Identifier] {
    var types: [Identifier] = []
    var pending: [Item] = items.reversed()
    while let item = pending.popLast() {
      switch item {
      case .declaration(let declaration):
        switch declaration.kind {
        case .struct, .enum, .class, .actor, .protocol, .typealias:
          if let name = declaration.name { types.append(name) }
        default: continue
        }
      case .conditional(let block): pending += block.clauses.flatMap(\.items).reversed()
      case .code: continue
      }
    }
    return types
  }
}
