#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The end of a process that a signal has interrupted.
enum Interruption {
  /// Ends as if the signal had not been caught, so that the shell that started the process knows.
  static func end(by number: Int32) {
    _ = signal(number, SIG_DFL)
    raise(number)
  }
}
