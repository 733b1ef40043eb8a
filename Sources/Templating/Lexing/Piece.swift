/// A stretch of a template: text of one line, or a tag.
struct Piece: Sendable {
  enum Content: Sendable {
    /// Text up to and including the end of its line.
    case text
    case comment
    /// `{{ … }}`.
    case output([Token])
    /// `{% … %}`.
    case tag([Token])
  }

  let content: Content
  /// In the bytes of the template. Of text, only what will be written.
  var range: Range<Int>
  /// `{%-`: white space before goes.
  var trimsBefore = false
  /// `-%}`: white space behind goes.
  var trimsAfter = false
  /// The blanks at the beginning of the line, if nothing but tags and comments stands between.
  var indentation = 0..<0

  /// Whether it leaves nothing in the output itself: a tag or a comment.
  var isControl: Bool {
    switch content {
    case .comment, .tag: true
    case .text, .output: false
    }
  }

  var isText: Bool {
    if case .text = content { true } else { false }
  }
}
