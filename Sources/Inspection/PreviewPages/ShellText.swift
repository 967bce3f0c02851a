import EscapedText

/// Words as a shell reads them.
enum ShellText {
  /// A word, in quotation marks where it needs them.
  static func quoted(_ word: String) -> String {
    let isPlain = word.unicodeScalars.allSatisfy { scalar in
      scalar.isASCII
        && (scalar.properties.isAlphabetic || ("0"..."9").contains(Character(scalar))
          || "/._-".unicodeScalars.contains(scalar))
    }
    return isPlain && !word.isEmpty
      ? word : "'" + word.escaped.replacing("'", with: "'\\''") + "'"
  }
}
