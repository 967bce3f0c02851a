import AutoLayout
import InterfaceBuilder
import LayoutFaults

/// Elements that stand for one value, as texts that can be compared and shown.
enum PropertyValues {
  /// The value of an element; nil for one that is no single value.
  static func text(of element: DocumentElement) -> String? {
    switch element.name {
    case "color": color(element)
    case "fontDescription", "font": font(element)
    case "rect": numbers(["x", "y", "width", "height"], of: element)
    case "size": numbers(["width", "height"], of: element)
    case "point": numbers(["x", "y"], of: element)
    case "inset", "edgeInsets", "extendedEdge", "directionalEdgeInsets":
      insets(element)
    case "autoresizingMask": mask(element)
    case "string", "mutableString": element.writtenText
    case "nil": "none"
    case "real", "integer", "int", "bool", "number": element["value"] ?? element.text ?? ""
    case "date": element["timeIntervalSinceReferenceDate"] ?? ""
    case "url": element["string"] ?? ""
    case "data", "mutableData": element.text ?? ""
    default: nil
    }
  }

  /// The stored frame of a view; nil where it has none.
  static func frame(of view: DocumentElement) -> String? {
    view.child(key: "frame").flatMap { text(of: $0) }
  }

  private static func numbers(_ names: [String], of element: DocumentElement) -> String {
    // Interface Builder writes the least number for a size that it shows as Automatic.
    if names.contains(where: { (Double(element[$0] ?? "0") ?? 0) < -1e300 }) { return "automatic" }
    return "(" + names.map { number(element[$0] ?? "0") }.joined(separator: ", ") + ")"
  }

  /// A frame.
  static func text(of frame: Rect) -> String {
    let parts = [frame.minX, frame.minY, frame.width, frame.height]
    return "(" + parts.map(number).joined(separator: ", ") + ")"
  }

  /// A number in its shortest form; the text itself where it is none.
  static func number(_ text: String) -> String {
    Double(text).map(number) ?? text
  }

  /// A number in its shortest form, to a thousandth.
  static func number(_ value: Double) -> String {
    ((value * 1000).rounded() / 1000).shortText
  }

  private static func insets(_ element: DocumentElement) -> String {
    let names = [
      "minX", "minY", "maxX", "maxY", "top", "left", "leading", "bottom", "right", "trailing",
    ]
    let known = names.filter { element[$0] != nil }
    let others = element.attributes.map(\.name).filter { !names.contains($0) && $0 != "key" }
    let parts = (known + others).map { "\($0) \(number(element[$0] ?? ""))" }
    return parts.isEmpty ? "none" : parts.joined(separator: ", ")
  }

  /// The flexible parts, in words.
  private static func mask(_ element: DocumentElement) -> String {
    let words = [
      ("flexibleMinX", "left margin"), ("widthSizable", "width"), ("flexibleMaxX", "right margin"),
      ("flexibleMinY", "top margin"), ("heightSizable", "height"),
      ("flexibleMaxY", "bottom margin"),
    ].filter { element[$0.0] == "YES" }.map(\.1)
    return words.isEmpty ? "fixed" : "flexible " + words.joined(separator: ", ")
  }

  // MARK: Fonts

  private static func font(_ element: DocumentElement) -> String {
    let size = (element["pointSize"] ?? element["size"]).map { " " + number($0) } ?? ""
    let weight = element["weight"].map { " " + $0 } ?? ""
    if let style = element["style"] {
      return style.replacing("UICTFontTextStyle", with: "").spacedWords + " text style" + weight
    }
    if let style = element["textStyle"] { return style.spacedWords + " text style" + weight }
    if let name = element["name"] { return name + size + weight }
    if let meta = element["metaFont"] { return metaFont(meta, size: element["size"]) }
    return (element["type"] ?? "system").spacedWords + size + weight
  }

  /// A font of macOS; Interface Builder 11 renamed some of them.
  private static func metaFont(_ name: String, size: String?) -> String {
    let renamed = ["smallSystem": "message 11", "titleBar": "system", "menuBar": "menu 14"]
    if size == nil, let name = renamed[name] { return name }
    return name.spacedWords + (size.map { " " + number($0) } ?? "")
  }

  // MARK: Colours

  private static func color(_ element: DocumentElement) -> String {
    if let name = systemName(of: element) { return name.hasSuffix("Color") ? name : name + "Color" }
    if let name = element["name"] { return "\"\(name)\" color" }
    if let pattern = element["patternImage"] { return "pattern of image \"\(pattern)\"" }
    let isGray = element["white"] != nil
    let names = isGray ? ["white", "white", "white"] : ["red", "green", "blue"]
    let parts = names.map { min(max(Double(element[$0] ?? "0") ?? 0, 0), 1) }
    let alpha = Double(element["alpha"] ?? "1") ?? 1
    if alpha == 0, parts.allSatisfy({ $0 == parts[0] }) { return "clear" }
    let isExtreme = parts.allSatisfy { $0 == 0 || $0 == 1 } && isSameInSRGB(element, parts)
    let space = isExtreme || isGray ? "" : self.space(of: element)
    return "#" + parts.map(hexadecimal).joined()
      + (alpha < 0.998 ? " at \(number(String((alpha * 100).rounded()))) %" : "") + space
  }

  /// Whether a colour whose parts are 0 or 1 is the same in sRGB: those of Display P3 are not, but for black and white.
  private static func isSameInSRGB(_ element: DocumentElement, _ parts: [Double]) -> Bool {
    element["customColorSpace"] != "displayP3" || parts.allSatisfy { $0 == parts[0] }
  }

  private static func systemName(of element: DocumentElement) -> String? {
    element["systemColor"] ?? element["xcode11CocoaTouchSystemColor"]
      ?? element["cocoaTouchSystemColor"]
      ?? (element["catalog"] == "System" ? element["name"] : nil)
  }

  /// The words for the space that colours had before Xcode 8.
  static let calibrated = " in calibrated RGB"

  /// The colour space where it is not sRGB.
  private static func space(of element: DocumentElement) -> String {
    let space = element["customColorSpace"] ?? element["colorSpace"] ?? "sRGB"
    if space == "calibratedRGB" { return calibrated }
    let names = ["deviceRGB": "device RGB", "displayP3": "Display P3"]
    return space == "sRGB" || space == "custom" ? "" : " in " + (names[space] ?? space.spacedWords)
  }

  private static func hexadecimal(_ part: Double) -> String {
    let digits = String(Int((part * 255).rounded()), radix: 16, uppercase: true)
    return digits.count == 1 ? "0" + digits : digits
  }
}
