import Foundation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A running program, started without a shell. Its end is waited for when the value goes.
///
/// On Linux, `Foundation.Process` waits for the end of a socket that every program started meanwhile
/// inherits, so that a short question would wait for a git that stays open. The pipes here are
/// closed in other children.
package struct ChildProcess: ~Copyable {
  /// Writes what the program reads; `nil` if that is nothing.
  private var input: Int32?
  private let output: Int32
  /// `nil` if what the program says on standard error is dropped.
  private let errors: Int32?
  private let id: pid_t
  private var isOver = false

  package struct Result: Sendable {
    /// 128 and more for a program that a signal has ended.
    package let status: Int32
    package let output: [UInt8]
    package let errors: [UInt8]
  }

  /// - Parameters:
  ///   - command: An absolute path and its arguments.
  ///   - environment: `NAME=value`, and nothing is added to it.
  package init(
    _ command: [String], environment: [String], takesInput: Bool = false, keepsErrors: Bool = true
  ) throws(GitError) {
    // With the lock held, no other child inherits an end of a pipe that is not closed on exec yet.
    let started = Self.startLock.withLock {
      Start(command, environment, takesInput: takesInput, keepsErrors: keepsErrors)
    }
    guard started.code == 0 else { throw .cannotRun(ErrorNumber(started.code)) }
    input = started.input?.writing
    output = started.output.reading
    errors = started.errors?.reading
    id = started.id
  }

  deinit {
    if let input { close(input) }
    close(output)
    if let errors { close(errors) }
    if !isOver { _ = Self.wait(for: id) }
  }

  private static let startLock = NSLock()

  /// Everything it prints from here to its end, read from both streams at once, so that neither
  /// fills up and stops it.
  package consuming func finish() -> Result {
    var streams = [output, errors ?? -1].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    var texts: [[UInt8]] = [[], []]
    while streams.contains(where: { $0.fd >= 0 }) {
      guard poll(&streams, 2, -1) >= 0 || errno == EINTR else { break }
      for index in streams.indices where streams[index].fd >= 0 && streams[index].revents != 0 {
        if !Self.append(to: &texts[index], from: streams[index].fd) { streams[index].fd = -1 }
      }
    }
    isOver = true
    return Result(status: Self.wait(for: id), output: texts[0], errors: texts[1])
  }

  /// Fewer bytes than asked for only at the end of what the program prints.
  func read(atMost count: Int) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(count)
    while bytes.count < count {
      let more = Self.bytes(from: output, atMost: min(count - bytes.count, 1 << 20))
      if more.isEmpty { break }
      bytes += more
    }
    return bytes
  }

  /// What is there, at least one byte unless the program has closed its output.
  func readSome() -> [UInt8] { Self.bytes(from: output, atMost: 1 << 16) }

  /// - Returns: False if the program does not read any more.
  func write(_ bytes: [UInt8]) -> Bool {
    guard let input else { return false }
    return bytes.withUnsafeBytes { buffer in
      var done = 0
      while done < buffer.count, let start = buffer.baseAddress {
        let count = writeBytes(input, start + done, buffer.count - done)
        if count >= 0 { done += count } else if errno != EINTR { return false }
      }
      return true
    }
  }

  private static func append(to text: inout [UInt8], from descriptor: Int32) -> Bool {
    let more = bytes(from: descriptor, atMost: 1 << 16)
    text += more
    return !more.isEmpty
  }

  private static func bytes(from descriptor: Int32, atMost count: Int) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      guard let start = buffer.baseAddress else { return }
      var result = readBytes(descriptor, start, count)
      while result < 0, errno == EINTR { result = readBytes(descriptor, start, count) }
      filled = max(0, result)
    }
  }

  private static func wait(for id: pid_t) -> Int32 {
    var status: Int32 = 0
    while waitpid(id, &status, 0) < 0 {
      if errno != EINTR { return 255 }
    }
    let signal = status & 0x7f
    return signal == 0 ? (status >> 8) & 0xff : 128 + signal
  }
}

/// The system's calls, which members of the same names would hide.
private func writeBytes(_ descriptor: Int32, _ start: UnsafeRawPointer, _ count: Int) -> Int {
  write(descriptor, start, count)
}

private func readBytes(_ descriptor: Int32, _ start: UnsafeMutableRawPointer, _ count: Int) -> Int {
  read(descriptor, start, count)
}

/// The start of a child: its pipes, and who it is.
private struct Start {
  struct Ends {
    let reading: Int32
    let writing: Int32

    /// `nil` with `errno` set.
    init?() {
      var ends: [Int32] = [-1, -1]
      guard pipe(&ends) == 0 else { return nil }
      reading = ends[0]
      writing = ends[1]
      _ = fcntl(reading, F_SETFD, FD_CLOEXEC)
      _ = fcntl(writing, F_SETFD, FD_CLOEXEC)
    }

    func closeBoth() {
      close(reading)
      close(writing)
    }
  }

  private(set) var id: pid_t = 0
  /// The error's number; 0 if the program runs.
  private(set) var code: Int32 = 0
  private(set) var input: Ends?
  private(set) var output: Ends
  private(set) var errors: Ends?

  /// An end that is not there.
  private static let closed: Int32 = -1

  init(_ command: [String], _ environment: [String], takesInput: Bool, keepsErrors: Bool) {
    guard let output = Ends() else {
      self.output = Ends(reading: Self.closed, writing: Self.closed)
      code = errno
      return
    }
    self.output = output
    input = takesInput ? Ends() : nil
    errors = keepsErrors ? Ends() : nil
    if takesInput && input == nil || keepsErrors && errors == nil {
      code = errno
    } else {
      code = spawn(command, environment)
    }
    if code == 0 {
      close(output.writing)
      if let input { close(input.reading) }
      if let errors { close(errors.writing) }
    } else {
      for ends in [output, input, errors] { ends?.closeBoth() }
    }
  }

  private mutating func spawn(_ command: [String], _ environment: [String]) -> Int32 {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    if let input {
      posix_spawn_file_actions_adddup2(&actions, input.reading, STDIN_FILENO)
    } else {
      posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    }
    posix_spawn_file_actions_adddup2(&actions, output.writing, STDOUT_FILENO)
    if let errors {
      posix_spawn_file_actions_adddup2(&actions, errors.writing, STDERR_FILENO)
    } else {
      // Opened for reading, so that writing fails, which nobody minds.
      posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_RDONLY, 0)
    }
    var arguments = command.map { strdup($0) } + [nil]
    var variables = environment.map { strdup($0) } + [nil]
    defer { for text in arguments + variables { free(text) } }
    return posix_spawn(&id, command.first ?? "", &actions, nil, &arguments, &variables)
  }
}

extension Start.Ends {
  fileprivate init(reading: Int32, writing: Int32) {
    self.reading = reading
    self.writing = writing
  }
}
