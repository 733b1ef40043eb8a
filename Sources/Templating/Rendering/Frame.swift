/// Nodes that are being rendered, and what to do when they are through.
struct Frame {
  enum Role {
    case root
    case branch
    case loop(Turns)
    /// Keeps the indentation to go back to.
    case include(indentation: [UInt8])
    case capture(name: String)
  }

  let role: Role
  let nodes: [Node]
  let source: Int
  var next = 0

  /// The turns of a loop that are still to come, this one first.
  struct Turns {
    let names: [String]
    let items: [Item]
    var index = 0

    var next: Turns? {
      index + 1 < items.count ? Turns(names: names, items: items, index: index + 1) : nil
    }

    /// A loop's variables in this turn.
    var scope: [String: TemplateValue] {
      var scope = items[index].scope(names)
      scope["forloop"] = [
        "first": .boolean(index == 0),
        "last": .boolean(index == items.count - 1),
        "counter": .integer(index + 1),
        "counter0": .integer(index),
        "length": .integer(items.count),
      ]
      return scope
    }
  }

  /// What a loop goes over.
  enum Item {
    case element(TemplateValue)
    case member(key: String, value: TemplateValue)

    /// The elements of an array, or the members of a dictionary in the order of their keys.
    static func items(
      of value: TemplateValue,
      isPaired: Bool
    ) throws(TemplateError.Kind) -> [Item] {
      switch value {
      case .array(let elements) where !isPaired:
        elements.map(Item.element)
      case .dictionary(let members):
        members.sorted { $0.key < $1.key }.map { .member(key: $0.key, value: $0.value) }
      case .array:
        throw .notPaired(value.kind)
      case .string, .integer, .boolean, .none:
        throw .notIterable(value.kind)
      }
    }

    /// The variables called `names`: the element, the key alone, or key and value.
    func scope(_ names: [String]) -> [String: TemplateValue] {
      let values: [TemplateValue] =
        switch self {
        case .element(let value): [value]
        case .member(let key, let value): [.string(key), value]
        }
      return Dictionary(zip(names, values)) { _, last in last }
    }
  }
}
