/// What stands before a piece of content on its line.
struct YAMLLead: Sendable {
  /// Of the content.
  let position: Int
  /// On a new line the number of spaces it begins with, else the number of bytes before the
  /// content.
  let indent: Int
  /// A tab is among the blanks before the content, so that no block collection can begin here.
  let hasTab: Bool
  /// Nothing but blanks stands before the content on its line.
  let isNewLine: Bool
  /// Instead of content there is the file's end or a document marker.
  let isEnd: Bool
}
