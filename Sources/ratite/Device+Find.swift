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
}
