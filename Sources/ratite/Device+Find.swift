import InterfaceBuilder

extension Device {
  /// The device with an id, with a product's name, or the first whose products' names begin with or
  /// contain the text, whatever its case; without spaces and the word "generation", too: `iPhone SE3`.
  static func find(_ text: String) -> Device? {
    let text = text.lowercased()
    guard !text.isEmpty else { return nil }
    let matches: [(String) -> Bool] = [
      { $0 == text }, { $0.hasPrefix(text) }, { $0.contains(text) },
    ]
    if let device = named(text) { return device }
    let asWritten = matches.lazy.compactMap { isMatch in
      all.first { $0.productNames.contains { isMatch($0.lowercased()) } }
    }.first
    let short = shortened(text)
    return asWritten ?? all.first { $0.productNames.contains { shortened($0) == short } }
  }

  /// A name as people type it: `iphonese3` for "iPhone SE (3rd generation)".
  private static func shortened(_ name: String) -> String {
    let words = name.lowercased().split { !$0.isLetter && !$0.isNumber }
      .filter { $0 != "generation" && $0 != "gen" }
    return words.map { word in
      let number = word.prefix { $0.isNumber }
      return ["st", "nd", "rd", "th"].contains(word.dropFirst(number.count)) ? number : word
    }.joined()
  }
}
