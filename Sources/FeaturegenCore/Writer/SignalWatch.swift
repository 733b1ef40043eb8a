#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The one thing a signal handler may touch; written by the handler, read between steps.
nonisolated(unsafe) private var receivedSignal: sig_atomic_t = 0

private typealias SignalHandler = @convention(c) (Int32) -> Void

private let noteSignal: SignalHandler = { receivedSignal = sig_atomic_t($0) }

/// Holds back INT, TERM and HUP as long as it lives. Signals the process ignores stay ignored.
struct SignalWatch: ~Copyable {
  private var previous: [(signal: Int32, handler: SignalHandler?)] = []

  /// - Parameter isActive: if false, nothing is held back.
  init(isActive: Bool) {
    guard isActive else { return }
    receivedSignal = 0
    for number in [SIGINT, SIGTERM, SIGHUP] {
      let handler = signal(number, noteSignal)
      let address = unsafeBitCast(handler, to: Int.self)
      if address == unsafeBitCast(SIG_IGN, to: Int.self) {
        signal(number, SIG_IGN)
      } else if address != unsafeBitCast(noteSignal, to: Int.self) {
        previous.append((number, handler))
      }
    }
  }

  static var received: Int32? {
    receivedSignal == 0 ? nil : Int32(receivedSignal)
  }

  deinit {
    for (number, handler) in previous { signal(number, handler) }
  }
}
