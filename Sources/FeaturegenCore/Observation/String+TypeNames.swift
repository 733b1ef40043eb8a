extension String {
  /// The dotted names of a type as written: `Row.State` and `IdentifiedArrayOf` of
  /// `IdentifiedArrayOf<Row.State>`. All characters beyond ASCII count as letters.
  var typePaths: [Substring] {
    utf8.split { !$0.isNameByte && $0 != UInt8(ascii: ".") }.map(Substring.init)
  }

  /// Every name of a type as written.
  var typeNames: [Substring] {
    utf8.split { !$0.isNameByte }.map(Substring.init)
  }

  /// What stands after the last dot.
  var lastName: Substring { self[...].lastName }
}

extension Substring {
  /// What stands after the last dot.
  var lastName: Substring {
    utf8.lastIndex(of: UInt8(ascii: ".")).map { self[utf8.index(after: $0)...] } ?? self
  }

  /// What stands before `ending`; `nil` if it does not end so. Compares bytes.
  func dropping(ending: String) -> Substring? {
    guard utf8.count >= ending.utf8.count else { return nil }
    let end = utf8.index(utf8.endIndex, offsetBy: -ending.utf8.count)
    return utf8[end...].elementsEqual(ending.utf8) ? self[..<end] : nil
  }
}

extension UInt8 {
  fileprivate var isNameByte: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}
