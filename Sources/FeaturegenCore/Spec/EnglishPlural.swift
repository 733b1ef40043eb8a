/// The plural of names: `TagRow` → `TagRows`, `Box` → `Boxes`, `Category` → `Categories`.
enum EnglishPlural {
  static func of(_ name: String) -> String {
    let letters = name.lowercased()
    if ["s", "x", "z", "ch", "sh"].contains(where: letters.hasSuffix) { return name + "es" }
    let beforeLast = letters.dropLast().last
    if letters.hasSuffix("y"), let beforeLast, beforeLast.isLetter, !"aeiou".contains(beforeLast) {
      return name.dropLast() + "ies"
    }
    return name + "s"
  }
}

extension String {
  /// `AppIcon` → `appIcon`, `URL` → `url`, `URLList` → `urlList`.
  var lowercasingFirstWord: String {
    let capitals = prefix { $0.isUppercase }
    guard capitals.count > 1, capitals.count < count, self[capitals.endIndex].isLetter else {
      return capitals.lowercased() + dropFirst(capitals.count)
    }
    return capitals.dropLast().lowercased() + dropFirst(capitals.count - 1)
  }

  var uppercasingFirstLetter: String {
    guard let first else { return self }
    return first.uppercased() + dropFirst()
  }
}
