#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// One stream of output: a file descriptor, buffered, or memory for tests.
///
/// A reader that went away (`| head`) ends the stream quietly: what follows is dropped, `isClosed`
/// tells. Any other failure is kept in `failure`, and what follows is dropped too.
package final class OutputSink: @unchecked Sendable {
  private enum Destination {
    case descriptor(Int32)
    case memory
  }

  private static let capacity = 1 << 16

  private let destination: Destination
  private let lock = Lock()
  // Everything below is read and written with the lock held.
  private var buffer: [UInt8] = []
  private var status = Status.open

  private enum Status {
    case open
    case closed
    case failed(errno: Int32)
  }

  private init(_ destination: Destination) {
    self.destination = destination
  }

  package static func descriptor(_ descriptor: Int32) -> OutputSink {
    OutputSink(.descriptor(descriptor))
  }

  package static func memory() -> OutputSink {
    OutputSink(.memory)
  }

  /// Can be called from any thread; texts of different threads do not mix.
  package func write(_ text: String) {
    lock.withLock {
      guard case .open = status else { return }
      buffer.append(contentsOf: text.utf8)
      if buffer.count >= Self.capacity { flushBuffer() }
    }
  }

  package func flush() {
    lock.withLock { flushBuffer() }
  }

  /// All that was written to a memory sink, or what a descriptor sink still holds back.
  package var contents: String {
    lock.withLock { String(decoding: buffer, as: UTF8.self) }
  }

  /// Whether nobody reads any more, so that producing more is a waste.
  package var isClosed: Bool {
    lock.withLock { if case .closed = status { true } else { false } }
  }

  /// The `errno` of the first write that failed.
  package var failure: Int32? {
    lock.withLock { if case .failed(let code) = status { code } else { nil } }
  }

  package var isTerminal: Bool {
    if case .descriptor(let descriptor) = destination { isatty(descriptor) == 1 } else { false }
  }

  private func flushBuffer() {
    guard case .descriptor(let descriptor) = destination else { return }
    if case .open = status, let code = writeAll(buffer, to: descriptor) {
      status = code == EPIPE ? .closed : .failed(errno: code)
    }
    buffer.removeAll(keepingCapacity: true)
  }
}

/// Writes every byte, however often the system interrupts, splits or defers it.
///
/// - Returns: the `errno` of the failure, or nil.
private func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Int32? {
  bytes.withUnsafeBytes { buffer in
    var rest = buffer[...]
    while !rest.isEmpty {
      let count = write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
      if count >= 0 {
        rest = rest.dropFirst(count)
        continue
      }
      switch errno {
      case EINTR:
        continue
      case EAGAIN, EWOULDBLOCK:
        var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        _ = poll(&request, 1, -1)
      case let code:
        return code
      }
    }
    return nil
  }
}
