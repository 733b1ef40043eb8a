import Foundation
import Testing

@testable import FeaturegenCore

@Suite struct FileReaderTests {
  @Test(arguments: [0, 1, 4_095, 4_096, 65_537, 1_000_000])
  func readsEveryByte(count: Int) throws {
    let scratch = try ScratchFolder()
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    let file = scratch.path.appending("a b.swift")
    try Data(bytes).write(to: URL(fileURLWithPath: file.string))
    #expect(try FileReader.read(file) == bytes)
  }

  @Test func followsLinks() throws {
    let scratch = try ScratchFolder()
    try scratch.file("real", "text")
    let link = try scratch.link("link", to: "real")
    #expect(try FileReader.read(link) == Array("text".utf8))
  }

  @Test func refusesWhatIsTooLarge() throws {
    let scratch = try ScratchFolder()
    let file = try scratch.file("file", "12345")
    #expect(try FileReader.read(file, limit: 5).count == 5)
    #expect(throws: FileError.tooLarge(file, size: 5, limit: 4)) {
      try FileReader.read(file, limit: 4)
    }
  }

  @Test func refusesWhatIsNoFile() throws {
    let scratch = try ScratchFolder()
    let folder = try scratch.folder("X.swift")
    #expect(throws: FileError.notAFile(folder, .folder)) { try FileReader.read(folder) }
    let pipe = scratch.path.appending("pipe.swift")
    #expect(mkfifo(pipe.string, 0o600) == 0)
    #expect(throws: FileError.notAFile(pipe, .pipe)) { try FileReader.read(pipe) }
    let device = try #require(AbsolutePath("/dev/zero"))
    #expect(throws: FileError.notAFile(device, .device)) { try FileReader.read(device) }
    let socket = try scratch.socket("socket.swift")
    #expect(throws: FileError.notAFile(socket, .socket)) { try FileReader.read(socket) }
  }

  @Test func namesWhatIsMissing() throws {
    let scratch = try ScratchFolder()
    let file = scratch.path.appending("none.swift")
    #expect(throws: FileError.missing(file)) { try FileReader.read(file) }
    let dangling = try scratch.link("dangling", to: "nowhere")
    #expect(throws: FileError.missing(dangling)) { try FileReader.read(dangling) }
    try scratch.file("file")
    let below = scratch.path.appending("file/below")
    #expect(throws: FileError.missing(below)) { try FileReader.read(below) }
    #expect("\(FileError.missing(file))" == "'\(file)' does not exist")
  }

  @Test func explainsSystemErrors() throws {
    let scratch = try ScratchFolder()
    let loop = try scratch.link("loop", to: "loop")
    let error = try #require(throws: FileError.self) { try FileReader.read(loop) }
    #expect(error.code.rawValue == ELOOP)
    #expect(error.reason == "cannot be opened: too many levels of symbolic links")
  }
}

extension ScratchFolder {
  /// A socket's name; nobody listens.
  func socket(_ relativePath: String) throws -> AbsolutePath {
    let path = path.appending(relativePath)
    #if canImport(Darwin)
      let descriptor = Darwin.socket(AF_UNIX, SOCK_STREAM, 0)
    #else
      let descriptor = Glibc.socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    #endif
    defer { close(descriptor) }
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let bytes = Array(path.string.utf8)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: bytes) }
    let length = socklen_t(MemoryLayout<sockaddr_un>.size)
    let result = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(descriptor, $0, length) }
    }
    try #require(result == 0)
    return path
  }
}
