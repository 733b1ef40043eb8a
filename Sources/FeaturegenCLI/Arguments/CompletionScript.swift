/// A shell script that completes the program's command lines: commands, options, their values and
/// arguments. Hidden commands and options are left out.
///
/// The scripts find the command as the parser does, by skipping options and their values.
package struct CompletionScript: Sendable {
  package let text: String

  package init(program: CommandDefinition, shell: Shell) {
    let tree = CompletionTree(program: program)
    text =
      switch shell {
      case .bash: BashCompletion(tree: tree).script
      case .zsh: ZshCompletion(tree: tree).script
      case .fish: FishCompletion(tree: tree).script
      }
  }
}
