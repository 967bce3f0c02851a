import InterfaceBuilder

extension Device {
  /// The device with an id, with a product's name, or the first whose products' names begin with or
  /// contain the text, whatever its case.
  static func find(_ text: String) -> Device? {
    let text = text.lowercased()
    guard !text.isEmpty else { return nil }
    let matches: [(String) -> Bool] = [
      { $0 == text }, { $0.hasPrefix(text) }, { $0.contains(text) },
    ]
    if let device = named(text) { return device }
    return matches.lazy.compactMap { isMatch in
      all.first { $0.productNames.contains { isMatch($0.lowercased()) } }
    }.first
  }

  /// The products with this screen: a name such as "iPhone X, XS" stands for "iPhone X" and
  /// "iPhone XS".
  private var productNames: [String] {
    var names = [""]
    var depth = 0
    for character in name {
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      if character == ",", depth == 0 {
        names.append("")
      } else if character != " " || !names[names.count - 1].isEmpty {
        names[names.count - 1].append(character)
      }
    }
    let family = names[0].prefix { $0 != " " }
    return [names[0]] + names.dropFirst().map { "\(family) \($0)" }
  }
}
