/// The tags that exist.
enum Tag: String, CaseIterable, Sendable {
  case `if`, elif, `else`, endif
  case `for`, empty, endfor
  case include
  case set, endset

  /// The tag inside of whose block this one stands; `nil` if it stands by itself.
  var owner: Tag? {
    switch self {
    case .elif, .else, .endif: .if
    case .empty, .endfor: .for
    case .endset: .set
    case .if, .for, .include, .set: nil
    }
  }

  /// The tag that ends the block that this one opens.
  var end: Tag? {
    switch self {
    case .if: .endif
    case .for: .endfor
    case .set: .endset
    case .elif, .else, .endif, .empty, .endfor, .include, .endset: nil
    }
  }
}
