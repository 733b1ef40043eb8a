/// Where something stands in a YAML file: from `start` up to, not including, `end`.
package struct YAMLRange: Sendable, Hashable {
  package var start: YAMLMark
  package var end: YAMLMark

  package init(start: YAMLMark, end: YAMLMark) {
    self.start = start
    self.end = end
  }
}
