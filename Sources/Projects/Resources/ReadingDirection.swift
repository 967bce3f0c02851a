/// The languages that are read from right to left.
enum ReadingDirection {
  /// Whether a language is, by its code or by the name that folders had before codes: `ar-SA`, `ku-Arab`, `Hebrew`.
  ///
  /// Source: the scripts of languages in the Unicode Common Locale Data Repository.
  static func isFromRight(_ language: String) -> Bool {
    let parts = language.lowercased().split { $0 == "-" || $0 == "_" }
    guard let first = parts.first else { return false }
    return languages.contains(String(first)) || parts.dropFirst().contains { scripts.contains($0) }
  }

  /// Whether a catalog of texts has some in such a language.
  static func hasTextsFromRight(inCatalog catalog: [UInt8]) -> Bool {
    var start: Int?
    for (place, byte) in catalog.enumerated() {
      if byte == UInt8(ascii: "\"") {
        if let from = start, place - from < longestCode,
          catalog[(place + 1)...].first(where: { $0 != UInt8(ascii: " ") }) == UInt8(ascii: ":"),
          isFromRight(String(decoding: catalog[from..<place], as: UTF8.self))
        {
          return true
        }
        start = place + 1
      } else if !WordReader.isWord(byte), byte != UInt8(ascii: "-") {
        start = nil
      }
    }
    return false
  }

  /// More bytes than codes have.
  private static let longestCode = 12
  private static let languages: Set<String> = [
    "ar", "arc", "arabic", "azb", "bal", "ckb", "dv", "fa", "glk", "he", "hebrew", "iw", "ji",
    "khw",
    "ks", "lrc", "mzn", "nqo", "pnb", "prs", "ps", "rhg", "sd", "skr", "syr", "ug", "ur", "yi",
  ]
  private static let scripts: Set<Substring> = [
    "arab", "aran", "hebr", "mand", "nkoo", "rohg", "syrc", "thaa",
  ]
}
