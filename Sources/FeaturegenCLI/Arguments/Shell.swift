/// The shells that ``CompletionScript`` speaks.
package enum Shell: String, Sendable, CaseIterable {
  case bash, zsh, fish
}
