/// The words that mean something to the reader, reserved or in context.
package enum Keyword: UInt8, Sendable, CaseIterable {
  /// Any other word.
  case none

  // Reserved: these are never names unless they stand in backticks or after a dot.
  case `Any`, `as`, `associatedtype`, `break`, `case`, `catch`, `class`, `continue`
  case `default`, `defer`, `deinit`, `do`, `else`, `enum`, `extension`, `fallthrough`, `false`,
    `fileprivate`
  case `for`, `func`, `guard`, `if`, `import`, `in`, initWord, `inout`, `internal`, `is`, `let`,
    `nil`
  case `operator`, `precedencegroup`, `private`, `protocol`, `public`, `repeat`, `rethrows`
  case `return`, selfWord, selfTypeWord, `static`, `struct`, `subscript`, `super`, `switch`, `throw`
  case `throws`, `true`, `try`, `typealias`, `var`, `where`, `while`

  // In context.
  case actor, async, await, borrowing, consuming, convenience, distributed, dynamic, final
  case indirect, infix, isolated, lazy, macro, mutating, nonisolated, nonmutating, `open`, optional
  case override, package, postfix, prefix, reasync, required, sending, unowned, weak, yielding
  case legacyConsuming, legacyOwned, legacyShared, setterAccess, _const, _local
  case any, borrow, consume, copy, each, some, unsafe
  case get, set, didSet, willSet, mutate, _read, _modify
  case unsafeAddress, unsafeMutableAddress
  case typeWord, protocolWord, available, unavailable
  case elseif, endif, sourceLocation

  var spelling: String {
    switch self {
    case .initWord: "init"
    case .selfWord: "self"
    case .selfTypeWord: "Self"
    case .typeWord: "Type"
    case .protocolWord: "Protocol"
    case .legacyConsuming: "__consuming"
    case .legacyOwned: "__owned"
    case .legacyShared: "__shared"
    case .setterAccess: "__setter_access"
    default: "\(self)"
    }
  }

  package var isReserved: Bool {
    rawValue >= Keyword.Any.rawValue && rawValue <= Keyword.while.rawValue
  }

  /// Words after which Swift never reads a regex literal, because they end an expression.
  var endsExpression: Bool {
    switch self {
    case .true, .false, .Any, .nil, .selfWord, .selfTypeWord, .super: true
    default: false
    }
  }
}
