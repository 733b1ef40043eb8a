import Templating

/// Spelled as templates spell them.
extension String {
  /// `AppIcon` → `appIcon`, `URL` → `url`, `URLList` → `urlList`.
  var lowercasingFirstWord: String { LetterCase.lowerFirstWord(self) }

  var uppercasingFirstLetter: String { LetterCase.upperFirstLetter(self) }
}
