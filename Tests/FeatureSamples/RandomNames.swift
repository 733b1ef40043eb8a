import FeaturegenCore

/// Distinct names of usual length, up to about 45 characters, now and then a keyword or another
/// script.
struct RandomNames {
  private var taken: Set<String> = []

  private static let words = [
    "account", "basket", "camera", "delivery", "entry", "filter", "gallery", "history", "invoice",
    "journey", "keyboard", "library", "message", "notification", "order", "profile", "question",
    "receipt", "settings", "ticket", "upload", "voucher", "weather", "calendar", "subscription",
  ]

  private static let oddities = ["default", "repeat", "in", "internal", "설정", "größe", "x"]

  /// Begins with a lower-case letter; may be a keyword.
  mutating func member(using generator: inout some RandomNumberGenerator) -> String {
    if Int.random(in: 0..<16, using: &generator) == 0,
      let odd = Self.oddities.randomElement(using: &generator), taken.insert(odd).inserted
    {
      return odd
    }
    let stem = upper(using: &generator)
    return stem.prefix(1).lowercased() + stem.dropFirst()
  }

  /// Begins with an upper-case letter.
  mutating func upper(using generator: inout some RandomNumberGenerator) -> String {
    var name = ""
    let count = Int.random(in: 0..<5, using: &generator) == 0 ? 4 : 2
    repeat {
      for _ in 0..<count { name += Self.word(using: &generator) }
    } while !taken.insert(name.lowercased()).inserted
    return name
  }

  private static func word(using generator: inout some RandomNumberGenerator) -> String {
    let word = words.randomElement(using: &generator) ?? "item"
    return word.prefix(1).uppercased() + word.dropFirst()
  }
}
