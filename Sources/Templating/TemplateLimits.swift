/// What one rendering may use. A template that wants more is refused with an error.
package struct TemplateLimits: Sendable {
  /// How many includes may be open inside one another.
  package var includeDepth: Int
  /// UTF-8 bytes of the rendering, and of any single value on the way to it.
  package var outputBytes: Int
  /// Turns of all loops together.
  package var loopSteps: Int

  package init(includeDepth: Int, outputBytes: Int, loopSteps: Int) {
    self.includeDepth = includeDepth
    self.outputBytes = outputBytes
    self.loopSteps = loopSteps
  }

  package static let standard = TemplateLimits(
    includeDepth: 16,
    outputBytes: 1 << 20,
    loopSteps: 100_000
  )

  /// Tags, expressions and stretches of 4 bytes that may be evaluated or copied. Loops are not the
  /// only way to spend time: sixteen files that include each other ten times would never end.
  var work: Int {
    let (product, overflow) = loopSteps.multipliedReportingOverflow(by: 100)
    return overflow ? Int.max : product
  }

  /// Blocks inside one another in one template.
  static let blockNesting = 64
  /// Parentheses and `not`s inside one another: expressions are read and evaluated by recursion.
  static let expressionNesting = 32
}
