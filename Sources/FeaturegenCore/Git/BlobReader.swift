import Foundation

/// Reads contents from a repository's object store, through one git that stays open.
final class BlobReader: @unchecked Sendable {
  enum Blob: Sendable {
    case contents([UInt8])
    case tooLarge(size: Int)
    /// The object store lacks it, as that of a partial clone may.
    case missing
  }

  private let git: Git
  private let lock = NSLock()
  // These are written and read with the lock held.
  private var server: Server?
  private var hasMissed = false
  /// How often git ended instead of answering.
  private var failureCount = 0
  /// Git is not asked again after that.
  private static let maximumFailures = 8

  private final class Server {
    let process: ChildProcess
    /// What has been read and belongs to the next answer.
    var rest: ArraySlice<UInt8> = []

    init(_ process: consuming ChildProcess) { self.process = process }
  }

  init(_ git: Git) {
    self.git = git
  }

  /// Something that was asked for is not in the object store.
  var lacksContents: Bool { lock.withLock { hasMissed } }

  /// - Parameters:
  ///   - blob: The name of the contents, in hexadecimal digits.
  ///   - limit: The largest size in bytes that is kept.
  func read(_ blob: String, limit: Int = FileReader.defaultLimit) throws(GitError) -> Blob {
    lock.lock()
    defer { lock.unlock() }
    let blob = try answer(to: blob, limit: limit)
    if case .missing = blob { hasMissed = true }
    return blob
  }

  private func answer(to blob: String, limit: Int) throws(GitError) -> Blob {
    if failureCount == Self.maximumFailures { return .missing }
    let server = try openServer()
    guard server.process.write(Array("\(blob)\n".utf8)), let header = header(of: server) else {
      // As it does where it may not fetch what is missing.
      self.server = nil
      failureCount += 1
      return .missing
    }
    // `BLOB blob SIZE`, or `BLOB missing`
    let words = header.split(separator: " ")
    guard words.count == 3, let size = Int(words[2]) else { return .missing }
    let contents = take(size, from: server, limit: limit)
    _ = take(1, from: server, limit: 1)
    return contents.map { .contents($0) } ?? .tooLarge(size: size)
  }

  private func openServer() throws(GitError) -> Server {
    if let server { return server }
    let new = Server(
      try git.start(["cat-file", "--batch"], takesInput: true, keepsErrors: false))
    server = new
    return new
  }

  private func header(of server: Server) -> String? {
    var line: [UInt8] = []
    while true {
      if let end = server.rest.firstIndex(of: UInt8(ascii: "\n")) {
        line += server.rest[..<end]
        server.rest = server.rest[(end + 1)...]
        return String(decoding: line, as: UTF8.self)
      }
      line += server.rest
      server.rest = server.process.readSome()[...]
      if server.rest.isEmpty { return nil }
    }
  }

  /// `nil` if there is more than `limit`; what is there is passed over then.
  private func take(_ count: Int, from server: Server, limit: Int) -> [UInt8]? {
    var taken = Array(server.rest.prefix(count))
    server.rest = server.rest.dropFirst(count)
    var missing = count - taken.count
    while missing > 0 {
      let more = server.process.read(atMost: min(missing, 1 << 20))
      if more.isEmpty { break }
      missing -= more.count
      if count <= limit { taken += more }
    }
    return count <= limit ? taken : nil
  }
}
