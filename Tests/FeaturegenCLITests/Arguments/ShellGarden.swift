import FeaturegenCLI
import Foundation
import TestSupport

/// A folder with a completion script, something to complete, and a shell.
struct ShellGarden {
  private let shell: Shell
  private let folder: URL

  init(_ shell: Shell) throws {
    self.shell = shell
    folder = FileManager.default.temporaryDirectory.appending(path: "garden-\(UUID().uuidString)")
    for name in ["beds", "other garden"] {
      try FileManager.default.createDirectory(
        at: plot.appending(path: name), withIntermediateDirectories: true)
    }
    try Data().write(to: plot.appending(path: "bed.txt"))
    let script = CompletionScript(program: SampleProgram.definition, shell: shell).text
    try Data(script.utf8).write(to: folder.appending(path: "script"))
  }

  private var plot: URL { folder.appending(path: "plot") }

  func remove() {
    try? FileManager.default.removeItem(at: folder)
  }

  /// What the shell offers at the end of each line: sorted, without an `--option=` before it.
  func complete(_ lines: [String]) throws -> [[String]] {
    try Data(lines.joined(separator: "\n").utf8).write(to: folder.appending(path: "lines"))
    try Data(driver.utf8).write(to: folder.appending(path: "driver"))
    switch shell {
    case .bash: _ = try run(["bash", "--norc", "driver"])
    case .zsh: _ = try run(["zsh", "-f", "-c", Self.zshTerminal])
    case .fish: _ = try run(["fish", "--no-config", "driver"])
    }
    let output = try String(contentsOf: folder.appending(path: "offered"), encoding: .utf8)
    return output.split(separator: "== \n", omittingEmptySubsequences: false).dropFirst()
      .map { words in
        Set(words.split(separator: "\n").map(Self.bare)).sorted()
      }
  }

  private static func bare(_ word: Substring) -> String {
    var word = word.prefix { $0 != "\t" }
    if word.last == "/" { word.removeLast() }
    if word.hasPrefix("--"), let end = word.firstIndex(of: "=") {
      word = word[word.index(after: end)...]
    }
    return String(word)
  }

  /// Both streams of a command run in the folder.
  func run(_ command: [String]) throws -> String {
    let output = try ProcessOutput.of(["/usr/bin/env"] + command, directory: folder.path)
    return output.standardOutput + output.standardError
  }

  private var driver: String {
    switch shell {
    case .bash: Self.bashDriver
    case .zsh: Self.zshDriver
    case .fish: Self.fishDriver
    }
  }

  /// Splits words at `=` as readline does.
  private static let bashDriver = #"""
    source ./script
    [[ $(complete -p garden) == 'complete -F _garden garden' ]] || exit 1
    cd plot
    while IFS= read -r line || [[ -n $line ]]; do
      line=${line//=/ = }
      COMP_WORDS=($line)
      [[ $line == *' ' ]] && COMP_WORDS+=('')
      COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
      _garden
      echo '== '
      printf '%s\n' "${COMPREPLY[@]}"
    done <../lines >../offered
    """#

  private static let fishDriver = #"""
    source ./script
    set -l lines (cat lines)
    cd plot
    for line in $lines
        echo '== '
        complete -C $line | string unescape
    end >../offered
    """#

  /// Completion of zsh needs its line editor, and that a terminal.
  private static let zshTerminal = """
    zmodload zsh/zpty && cd plot && zpty garden zsh -f -i && zpty -w garden 'source ../driver' &&
    while zpty -r garden; do :; done
    """

  private static let zshDriver = #"""
    autoload -Uz compinit
    compinit -u -D
    source ../script
    typeset -ga offered
    compadd() {
      local -a matches
      if [[ " $* " != *\ -(O|A|D)\ * ]]; then
        builtin compadd -A matches "$@"
        offered+=("${matches[@]}")
      fi
      builtin compadd "$@"
    }
    offer() {
      offered=()
      _main_complete
      compstate[insert]='' compstate[list]=''
      print -r -- "== "
      print -rl -- ${(Q)offered}
    }
    zle -C offer list-choices offer
    zle-line-init() {
      for line in "${(@f)$(<../lines)}"; do
        BUFFER=$line CURSOR=$#line
        zle offer
      done >../offered
      exit
    }
    zle -N zle-line-init
    """#
}
