/// The properties of elements of an SVG file, from attributes, `style`, and rules for classes.
struct SVGSheet {
  private var rules: [String: [String: String]] = [:]

  init(_ root: SVGElement) { collect(root, depth: 0) }

  private mutating func collect(_ element: SVGElement, depth: Int) {
    if element.name == "style" { add(element.text) }
    for child in element.children { collect(child, depth: depth + 1) }
  }

  /// Takes in rules such as `.st0{fill:#FFF;}`; those for anything but classes are passed over.
  private mutating func add(_ text: String) {
    for part in text.split(separator: "}") {
      let pieces = part.split(separator: "{", maxSplits: 1)
      guard pieces.count == 2 else { continue }
      let values = Self.declarations(pieces[1])
      for selector in pieces[0].split(separator: ",") {
        let name = selector.filter { !$0.isWhitespace }
        guard name.hasPrefix(".") else { continue }
        rules[String(name.dropFirst()), default: [:]].merge(values) { $1 }
      }
    }
  }

  private static func declarations(_ text: some StringProtocol) -> [String: String] {
    var values: [String: String] = [:]
    for part in text.split(separator: ";") {
      let pieces = part.split(separator: ":", maxSplits: 1)
      guard pieces.count == 2 else { continue }
      values[trimmed(pieces[0])] = trimmed(pieces[1])
    }
    return values
  }

  private static func trimmed(_ text: some StringProtocol) -> String {
    let parts = text.split { $0.isWhitespace }
    return parts.joined(separator: " ")
  }

  /// The values for an element: those of `style` before those of classes before attributes.
  func values(of element: SVGElement) -> [String: String] {
    var values = element.attributes
    for name in element.attributes["class"]?.split(separator: " ") ?? [] {
      if let rule = rules[String(name)] { values.merge(rule) { $1 } }
    }
    if let style = element.attributes["style"] {
      values.merge(Self.declarations(style)) { $1 }
    }
    return values
  }
}

/// Colours as SVG writes them.
enum SVGColor {
  static func color(_ text: String) -> Color? {
    let text = text.lowercased()
    if text.hasPrefix("#") { return hexadecimal(text.dropFirst()) }
    if text.hasPrefix("rgb") {
      let parts = text.drop { $0 != "(" }.dropFirst().prefix { $0 != ")" }
      let isPart = parts.contains("%")
      let numbers = SVGNumbers.all(parts.filter { $0 != "%" && $0 != "/" })
      guard numbers.count >= 3 else { return nil }
      let whole = isPart ? 100.0 : 255
      return Color(
        red: numbers[0] / whole, green: numbers[1] / whole, blue: numbers[2] / whole,
        alpha: numbers.count > 3 ? numbers[3] : 1)
    }
    return names[text].map { Color(hex: $0) }
  }

  private static func hexadecimal(_ digits: Substring) -> Color? {
    let values = digits.compactMap(\.hexDigitValue).map(Double.init)
    guard values.count == digits.count else { return nil }
    switch values.count {
    case 3, 4:
      return Color(
        red: values[0] / 15, green: values[1] / 15, blue: values[2] / 15,
        alpha: values.count == 4 ? values[3] / 15 : 1)
    case 6, 8:
      func component(_ index: Int) -> Double {
        (values[2 * index] * 16 + values[2 * index + 1]) / 255
      }
      return Color(
        red: component(0), green: component(1), blue: component(2),
        alpha: values.count == 8 ? component(3) : 1)
    default: return nil
    }
  }

  /// The names that HTML 4 has, and the grey ones; others are drawn as nothing.
  private static let names: [String: UInt32] = [
    "black": 0x000000, "silver": 0xC0C0C0, "gray": 0x808080, "grey": 0x808080, "white": 0xFFFFFF,
    "maroon": 0x800000, "red": 0xFF0000, "purple": 0x800080, "fuchsia": 0xFF00FF,
    "green": 0x008000, "lime": 0x00FF00, "olive": 0x808000, "yellow": 0xFFFF00, "navy": 0x000080,
    "blue": 0x0000FF, "teal": 0x008080, "aqua": 0x00FFFF, "orange": 0xFFA500,
    "lightgray": 0xD3D3D3, "lightgrey": 0xD3D3D3, "darkgray": 0xA9A9A9, "darkgrey": 0xA9A9A9,
    "dimgray": 0x696969, "whitesmoke": 0xF5F5F5, "pink": 0xFFC0CB, "brown": 0xA52A2A,
    "gold": 0xFFD700, "cyan": 0x00FFFF, "magenta": 0xFF00FF,
  ]
}
