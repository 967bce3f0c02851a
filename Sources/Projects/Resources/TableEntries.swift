/// The entries of a table of texts, `"key" = "text";`.
struct TableEntries {
  private var entries: [(key: String, text: String)] = []

  /// Reads a table, but for keys without quotation marks.
  init(_ table: [UInt8]) {
    let table = BlankedCode(table, without: .comments).bytes
    var key: String?
    var place = 0
    while let start = table[place...].firstIndex(of: UInt8(ascii: "\"")) {
      var end = start + 1
      while end < table.count, table[end] != UInt8(ascii: "\"") {
        end += table[end] == UInt8(ascii: "\\") ? 2 : 1
      }
      guard end < table.count else { return }
      let text = String(decoding: table[(start + 1)..<end], as: UTF8.self)
      place = end + 1
      let next = table[place...].first { !" \t\r\n".utf8.contains($0) }
      if next == UInt8(ascii: "=") {
        key = text
      } else if let named = key {
        entries.append((named, text))
        key = nil
      }
    }
  }

  /// The keys and texts of entries that code shows.
  ///
  /// - Parameter isNamed: Whether code names a key.
  /// - Returns: Those of entries whose keys it names, or all where it names fewer than half: then it gets keys by other means.
  func shownTexts(where isNamed: (String) -> Bool) -> Set<String> {
    let named = entries.filter { isNamed($0.key) }
    let shown = named.count * 2 < entries.count ? entries : named
    return Set(shown.flatMap { [$0.key, $0.text] })
  }

  /// The texts by their keys, as they are shown, but for those into which something is put.
  var textsByKey: [String: Set<String>] {
    entries.reduce(into: [:]) { texts, entry in
      let text = Self.shown(entry.text)
      guard !text.utf8.contains(UInt8(ascii: "%")) else { return }
      texts[Self.shown(entry.key), default: []].insert(text)
    }
  }

  /// A text without the signs that tables write line breaks and quotation marks with.
  private static func shown(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "\\")) else { return text }
    return [("\\n", "\n"), ("\\\"", "\""), ("\\'", "'"), ("\\\\", "\\")].reduce(text) {
      $0.replacing($1.0, with: $1.1)
    }
  }
}
