/// Why a file is not in the format: not YAML 1.2, or YAML outside the subset.
package enum YAMLSyntaxFault: Sendable, Equatable {
  case limit(Limit)
  case encoding(Encoding)
  case unsupported(Unsupported)
  case layout(Layout)
  case key(Key)
  case value(Value)
  case quoted(Quoted)
  case blockScalar(BlockScalar)

  var message: String {
    switch self {
    case .limit(let fault): fault.message
    case .encoding(let fault): fault.message
    case .unsupported(let fault): fault.message
    case .layout(let fault): fault.message
    case .key(let fault): fault.message
    case .value(let fault): fault.message
    case .quoted(let fault): fault.message
    case .blockScalar(let fault): fault.message
    }
  }

  package enum Limit: Sendable, Equatable {
    case bytes(Int)
    case depth(Int)
    case nodes(Int)

    var message: String {
      switch self {
      case .bytes(let limit): "the file is larger than \(limit) bytes: split it"
      case .depth(let limit):
        "more than \(limit) lists and mappings inside each other: nest less deeply"
      case .nodes(let limit): "more than \(limit) values: split the file"
      }
    }
  }

  package enum Encoding: Sendable, Equatable {
    case notUTF8
    case other(name: String)
    case byteOrderMark
    case controlCharacter(UInt32)

    var message: String {
      switch self {
      case .notUTF8: "a byte that is not UTF-8: save the file as UTF-8"
      case .other(let name): "the file is \(name): save it as UTF-8"
      case .byteOrderMark:
        #"a byte order mark inside the file: remove it, or write "\uFEFF" in double quotes"#
      case .controlCharacter(let value):
        "the control character U+\(hexadecimal(value)): remove it, "
          + #"or write "\u\#(hexadecimal(value))" in double quotes"#
      }
    }
  }

  /// YAML that the format leaves out.
  package enum Unsupported: Sendable, Equatable {
    case anchor
    case alias
    case tag
    case mergeKey
    case complexKey
    case missingKey
    case directive
    case severalDocuments

    var message: String {
      switch self {
      case .anchor:
        "'&' begins an anchor, which is not supported: remove it, or quote the value if it is text"
      case .alias:
        "'*' begins an alias, which is not supported: repeat what it stands for, "
          + "or quote the value if it is text"
      case .tag:
        "'!' begins a tag, which is not supported: remove it, or quote the value if it is text"
      case .mergeKey: "the merge key '<<' is not supported: repeat the keys"
      case .complexKey: "only a plain or quoted word can be a key: quote it"
      case .missingKey: "no key before ':': write one, or quote the ':' if it is text"
      case .directive: "'%' begins a directive, which is not supported: remove the line"
      case .severalDocuments: "a second document: give each document a file of its own"
      }
    }
  }
}
