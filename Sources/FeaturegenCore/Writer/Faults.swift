/// A place for tests to break a run; without effect by default.
package struct Faults: Sendable {
  package enum Fault: Sendable, Hashable {
    /// The step fails with this `errno`.
    case error(Int32)
    /// The signal arrives before the step.
    case signal(Int32)
    /// The process dies in the step: a write gets half done, anything else not at all, and nothing
    /// is cleaned up.
    case kill
  }

  /// One change of the file system.
  package struct Step: Sendable, Hashable {
    /// From 0, counted over the whole run, undoing included.
    package let index: Int
    package let operation: WriteError.Operation
    package let path: AbsolutePath
  }

  package static let none = Faults { _ in nil }

  let fault: @Sendable (Step) -> Fault?

  package init(_ fault: @escaping @Sendable (Step) -> Fault?) {
    self.fault = fault
  }
}
