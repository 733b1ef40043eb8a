/// Files and left-out folders, as they are on disk.
struct SwiftPlaces {
  let walk: ProjectWalk
  let search: OmissionSearch

  struct Place {
    var path: String
    var omission: Omission?
    /// The folder around it that is left out.
    var leftOutWith: String?
  }

  /// Every Swift file at or below `path`; folders that are left out as a whole count as one, if
  /// there is any Swift in them.
  func all(at path: AbsolutePath) -> [Place] {
    if let omission = search.omission(of: path) {
      return [place(at: path, omission)]
    }
    guard walk.tree.isFolder(path) else { return [place(at: path, nil)] }
    var places: [Place] = []
    var stack = [path]
    while let folder = stack.popLast() {
      for item in items(of: folder) {
        let isFolder = isFolder(item)
        guard isFolder || item.string.hasSuffix(".swift") else { continue }
        let omission = search.omission(of: item)
        if isFolder, omission == nil {
          stack.append(item)
        } else if !isFolder || holdsSwift(item) {
          places.append(place(at: item, omission))
        }
      }
    }
    return places.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }

  private func place(
    at path: AbsolutePath, _ omission: (place: AbsolutePath, reason: Omission)?
  ) -> Place {
    let slash = isFolder(path) ? "/" : ""
    let outer = omission.flatMap { $0.place == path ? nil : walk.displayPath(of: $0.place) + "/" }
    return Place(
      path: walk.displayPath(of: path) + slash, omission: omission?.reason, leftOutWith: outer)
  }

  private func items(of folder: AbsolutePath) -> [AbsolutePath] {
    ((try? walk.tree.names(in: folder)) ?? []).filter { ![".", "..", ".git"].contains($0) }
      .map { folder.appending(component: $0) }
  }

  private func isFolder(_ path: AbsolutePath) -> Bool {
    (try? FileStatus.read(path))?.kind == .folder
  }

  /// Looks no further than the first.
  private func holdsSwift(_ folder: AbsolutePath) -> Bool {
    var stack = [folder]
    while let folder = stack.popLast() {
      for item in items(of: folder) {
        if isFolder(item) {
          stack.append(item)
        } else if item.string.hasSuffix(".swift") {
          return true
        }
      }
    }
    return false
  }
}
