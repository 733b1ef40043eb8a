/// A titled section of two columns.
struct HelpTable {
  let title: String
  let rows: [(label: String, explanation: String)]

  private static let widestColumn = 32

  /// Labels too wide for the column have their explanation on the next line.
  func text(width: Int) -> String {
    let widest = rows.map(\.label.count).max() ?? 0
    let column = min(widest + 4, Self.widestColumn, width / 2)
    let entries = rows.map { row in
      var lines = wrapped(row.explanation, width: width, indentation: column)
      let label = "  \(row.label)"
      if label.count + 2 > column || lines.isEmpty {
        lines.insert(label + "\n", at: 0)
      } else {
        let gap = String(repeating: " ", count: column - label.count)
        lines[0] = label + gap + lines[0].dropFirst(column)
      }
      return lines.joined()
    }
    return "\(title):\n" + entries.joined()
  }
}

/// Lines with their ends, broken between words; a word that is too long has a line of its own.
func wrapped(_ text: String, width: Int, indentation: Int = 0) -> [String] {
  let margin = String(repeating: " ", count: indentation)
  var lines: [String] = []
  var line = ""
  for word in text.split(separator: " ") {
    if line.isEmpty {
      line = margin + word
    } else if line.count + 1 + word.count <= width {
      line += " \(word)"
    } else {
      lines.append(line + "\n")
      line = margin + word
    }
  }
  if !line.isEmpty { lines.append(line + "\n") }
  return lines
}
