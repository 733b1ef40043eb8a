/// What a rendering has used of its limits.
struct Budget {
  let limits: TemplateLimits
  private var steps = 0
  private var work = 0

  init(_ limits: TemplateLimits) {
    self.limits = limits
  }

  mutating func spend(steps count: Int) throws(TemplateError.Kind) {
    guard count <= limits.loopSteps - steps else {
      throw .tooManySteps(limit: limits.loopSteps)
    }
    steps += count
  }

  /// Pays for one evaluation and for `bytes` that it reads or copies.
  mutating func spendWork(bytes: Int = 0) throws(TemplateError.Kind) {
    let units = 1 + bytes / 4
    guard units <= limits.work - work else { throw .tooMuchWork }
    work += units
  }
}
