/// Renders one template. What is open (blocks, loops, includes) lies on a stack of its own, so that
/// no template can exhaust the thread's.
struct Renderer {
  private let environment: TemplateEnvironment
  private var evaluator: Evaluator
  /// The output, and above it that of the `set` blocks that are open.
  private var outputs: [OutputWriter]
  private var frames: [Frame]
  private var sources: [TemplateText]
  /// Templates by the name that included them, with their index in `sources`.
  private var included: [String: (nodes: [Node], source: Int)] = [:]
  private var includeDepth = 0

  private init(
    _ template: Template,
    _ context: [String: TemplateValue],
    in environment: TemplateEnvironment
  ) {
    let limits = environment.limits
    self.environment = environment
    evaluator = Evaluator(scopes: Scopes(context), budget: Budget(limits))
    outputs = [OutputWriter(limit: limits.outputBytes, lineBreak: template.text.lineBreak)]
    frames = [Frame(role: .root, nodes: template.nodes, source: 0)]
    sources = [template.text]
  }

  static func render(
    _ template: Template,
    context: [String: TemplateValue],
    in environment: TemplateEnvironment
  ) throws(TemplateError) -> Rendering {
    var renderer = Renderer(template, context, in: environment)
    while let frame = renderer.frames.last {
      try renderer.advance(frame)
    }
    return Rendering(renderer.outputs[0], sources: renderer.sources)
  }

  private mutating func advance(_ frame: Frame) throws(TemplateError) {
    guard frame.next < frame.nodes.count else { return finish(frame) }
    frames[frames.count - 1].next += 1
    let node = frame.nodes[frame.next]
    do {
      try evaluator.spend(at: node.offset)
      try render(node, source: frame.source)
    } catch {
      throw error.located(in: sources[frame.source])
    }
    if case .include(let include) = node { try open(include, source: frame.source) }
  }

  private mutating func render(_ node: Node, source: Int) throws(Fault) {
    switch node {
    case .text(let range):
      let origin = OriginMap.Origin(source: source, offset: range.lowerBound, isVerbatim: true)
      try write(sources[source].bytes[range], from: origin)
    case .output(let expression, let offset):
      let value = try evaluator.value(of: expression)
      guard let text = value.printed else {
        throw Fault(unprintable(value, expression), at: offset)
      }
      let origin = OriginMap.Origin(source: source, offset: offset, isVerbatim: false)
      try write(Array(text.utf8), from: origin)
    case .conditional(let branches):
      try open(branches, source: source)
    case .loop(let loop):
      try open(loop, source: source)
    case .set(let name, let expression):
      evaluator.scopes.set(name, to: try evaluator.value(of: expression))
    case .capture(let name, let nodes):
      let limit = environment.limits.outputBytes
      outputs.append(OutputWriter(limit: limit, lineBreak: .lineFeed))
      frames.append(Frame(role: .capture(name: name), nodes: nodes, source: source))
    case .include:
      return
    }
  }

  private mutating func write(
    _ bytes: some RandomAccessCollection<UInt8>,
    from origin: OriginMap.Origin
  ) throws(Fault) {
    try evaluator.spend(bytes: bytes.count, at: origin.offset)
    do {
      try outputs[outputs.count - 1].write(bytes, from: origin)
    } catch {
      throw Fault(error, at: origin.offset)
    }
  }

  private func unprintable(_ value: TemplateValue, _ expression: Expression) -> TemplateError.Kind {
    guard value.isNone, case .variable(let path) = expression.kind else {
      return .notPrintable(value.kind)
    }
    return .noValue(path.description)
  }

  /// Takes the next turn of a loop, or closes what is through.
  private mutating func finish(_ frame: Frame) {
    frames.removeLast()
    switch frame.role {
    case .root, .branch:
      return
    case .loop(let turns):
      evaluator.scopes.pop()
      if let next = turns.next { begin(next, nodes: frame.nodes, source: frame.source) }
    case .include(let indentation):
      evaluator.scopes.pop()
      outputs[outputs.count - 1].indentation = indentation
      includeDepth -= 1
    case .capture(let name):
      let output = outputs.removeLast()
      evaluator.scopes.set(name, to: .string(output.text))
    }
  }
}

extension Renderer {
  private mutating func open(_ branches: [Node.Branch], source: Int) throws(Fault) {
    for branch in branches {
      if let condition = branch.condition, !(try evaluator.value(of: condition).isTrue) { continue }
      return frames.append(Frame(role: .branch, nodes: branch.body, source: source))
    }
  }

  private mutating func open(_ loop: Node.Loop, source: Int) throws(Fault) {
    let items = try items(of: loop)
    if items.isEmpty {
      frames.append(Frame(role: .branch, nodes: loop.empty, source: source))
    } else {
      begin(Frame.Turns(names: loop.names, items: items), nodes: loop.body, source: source)
    }
  }

  private mutating func begin(_ turns: Frame.Turns, nodes: [Node], source: Int) {
    evaluator.scopes.push(turns.scope)
    frames.append(Frame(role: .loop(turns), nodes: nodes, source: source))
  }

  /// What `where` lets through.
  private mutating func items(of loop: Node.Loop) throws(Fault) -> [Frame.Item] {
    let value = try evaluator.value(of: loop.sequence)
    let items: [Frame.Item]
    do {
      items = try Frame.Item.items(of: value, isPaired: loop.names.count == 2)
      try evaluator.budget.spend(steps: items.count)
    } catch {
      throw Fault(error, at: loop.sequence.offset)
    }
    guard let filter = loop.filter else { return items }
    var kept: [Frame.Item] = []
    for item in items {
      evaluator.scopes.push(item.scope(loop.names))
      if try evaluator.value(of: filter).isTrue { kept.append(item) }
      evaluator.scopes.pop()
    }
    return kept
  }
}

extension Renderer {
  private mutating func open(_ include: Node.Include, source: Int) throws(TemplateError) {
    let text = sources[source]
    let limit = environment.limits.includeDepth
    guard includeDepth < limit else {
      throw TemplateError(.includesTooDeep(limit: limit), at: text.position(at: include.offset))
    }
    let (nodes, included) = try template(for: include, in: text)
    let current = outputs.count - 1
    let outer = outputs[current].indentation
    frames.append(Frame(role: .include(indentation: outer), nodes: nodes, source: included))
    outputs[current].indentation += text.bytes[include.indentation]
    if outputs[current].lineBreak == nil {
      outputs[current].lineBreak = sources[included].lineBreak
    }
    evaluator.scopes.push()
    includeDepth += 1
  }

  private mutating func template(
    for include: Node.Include,
    in text: TemplateText
  ) throws(TemplateError) -> (nodes: [Node], source: Int) {
    let name = try name(of: include, in: text)
    if let known = included[name] { return known }
    let position = text.position(at: include.name.offset)
    let template = try environment.template(named: name, requestedAt: position)
    do {
      try evaluator.budget.spendWork(bytes: template.text.bytes.count)
    } catch {
      throw TemplateError(error, at: position)
    }
    let result = (nodes: template.nodes, source: sources.count)
    sources.append(template.text)
    included[name] = result
    return result
  }

  private mutating func name(
    of include: Node.Include,
    in text: TemplateText
  ) throws(TemplateError) -> String {
    do throws(Fault) {
      let value = try evaluator.value(of: include.name)
      guard case .string(let name) = value else {
        throw Fault(.notATemplateName(value.kind), at: include.name.offset)
      }
      return name
    } catch {
      throw error.located(in: text)
    }
  }
}
