/// What the process tells its caller; the numbers from 64 on are those of BSD's `sysexits.h`.
package enum ExitStatus: Int32, Sendable, CaseIterable {
  /// Done, or nothing to complain about; warnings alone are no complaint.
  case success = 0
  /// An error finding, a conflict left unresolved, or a place that could not be edited safely.
  case findings = 1
  /// The command line cannot be obeyed.
  case usage = 64
  /// A spec, config, baseline or template is wrong.
  case invalidInput = 65
  /// A named path or revision does not exist, or there is no Swift file to look at.
  case missingInput = 66
  /// A defect of this program.
  case internalError = 70
  /// A file or folder cannot be created.
  case cannotCreate = 73
  /// Writing failed half way.
  case inputOutput = 74

  /// One line for the help.
  package var summary: String {
    switch self {
    case .success: "done, or no error found"
    case .findings: "findings of severity error, unresolved conflicts or places not edited"
    case .usage: "wrong command line"
    case .invalidInput: "wrong spec, config, baseline or template"
    case .missingInput: "a named path or revision is missing, or no Swift file is selected"
    case .internalError: "internal error"
    case .cannotCreate: "output cannot be created"
    case .inputOutput: "error while writing"
    }
  }
}
