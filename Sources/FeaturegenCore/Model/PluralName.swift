/// The English plurals that collections are named by.
enum PluralName {
  /// `s`; `es` after s, x, z, ch, sh; a consonant and y become `ies`.
  static func of(_ name: String) -> String {
    let letters = name.lowercased()
    if ["s", "x", "z", "ch", "sh"].contains(where: letters.hasSuffix) { return name + "es" }
    if letters.hasSuffix("y"), let before = letters.dropLast().last, before.isLetter,
      !isVowel(before)
    {
      return name.dropLast() + "ies"
    }
    return name + "s"
  }

  /// The name whose plural `name` is; `nil` if it is the plural of none.
  static func singular(of name: String) -> String? {
    let candidates = [
      name.hasSuffix("ies") ? name.dropLast(3) + "y" : "",
      name.hasSuffix("es") ? String(name.dropLast(2)) : "",
      name.hasSuffix("s") ? String(name.dropLast()) : "",
    ]
    return candidates.first { !$0.isEmpty && of($0) == name }
  }

  private static func isVowel(_ character: Character) -> Bool {
    "aeiou".contains(character)
  }
}
