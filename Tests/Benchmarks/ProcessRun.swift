#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// One run of a command as a whole process, its output thrown away.
struct ProcessRun {
  /// From its start to its end.
  let wall: Duration
  /// Processor time of all its processes together.
  let processor: Duration
  /// Bytes of memory, of the largest of its processes.
  let peakMemory: Int
  /// As the shell tells it: 128 and more if a signal ended it.
  let status: Int32

  /// - Parameter command: For the shell; it starts in `folder`.
  init(_ command: String, in folder: String) throws {
    let script = "cd '\(folder)' && { \(command); } >/dev/null 2>&1"
    let words = ["/bin/sh", "-c", script].map { (word: String) in strdup(word) }
    defer { for word in words { free(word) } }
    let clock = ContinuousClock()
    let start = clock.now
    var process: pid_t = 0
    let failure = posix_spawn(&process, "/bin/sh", nil, nil, words + [nil], environ)
    guard failure == 0 else { throw BenchmarkError.notStarted(command, failure) }
    var status: Int32 = 0
    var usage = rusage()
    while wait4(process, &status, 0, &usage) < 0, errno == EINTR {}
    wall = clock.now - start
    processor = usage.ru_utime.duration + usage.ru_stime.duration
    #if canImport(Darwin)
      peakMemory = Int(usage.ru_maxrss)
    #else
      peakMemory = Int(usage.ru_maxrss) << 10
    #endif
    self.status = status & 0x7f == 0 ? (status >> 8) & 0xff : 128 + status & 0x7f
  }
}

enum BenchmarkError: Error {
  /// A command and the error number of the system.
  case notStarted(String, Int32)
  /// A program that has to be built before.
  case missing(String)
  /// A command that was to succeed, and its status.
  case failed(String, Int32)
}

extension timeval {
  fileprivate var duration: Duration {
    .seconds(Int64(tv_sec)) + .microseconds(Int64(tv_usec))
  }
}
