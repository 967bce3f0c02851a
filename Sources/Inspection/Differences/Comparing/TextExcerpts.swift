/// The parts of two long texts where they differ.
enum TextExcerpts {
  /// The length up to which texts are shown whole, in characters.
  private static let longest = 120
  /// The number of equal characters that are shown before the first that differs.
  private static let lead = 30

  /// Both texts, from shortly before their first difference where that lies further down.
  static func pair(_ first: String, _ second: String) -> (String, String) {
    guard max(first.count, second.count) > longest else { return (first, second) }
    let same = zip(first, second).prefix { $0 == $1 }.count
    let start = same - lead
    guard start > 0 else { return (head(first), head(second)) }
    return (part(first, from: start), part(second, from: start))
  }

  private static func part(_ text: String, from start: Int) -> String {
    "…" + head(String(text.dropFirst(start)))
  }

  private static func head(_ text: String) -> String {
    text.count > longest ? text.prefix(longest - 1) + "…" : text
  }
}
