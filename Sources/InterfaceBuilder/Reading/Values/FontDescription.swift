public import AutoLayout

/// A font as a document gives it.
public struct FontDescription: Hashable, Sendable {
  /// Which face.
  public enum Face: Hashable, Sendable {
    /// The system font.
    case system(weight: Font.Weight, isItalic: Bool)
    /// A Dynamic Type style, such as `UICTFontTextStyleBody`, which also gives the size.
    case textStyle(String)
    /// A face by PostScript name.
    case named(String, family: String?)
  }

  /// Which face.
  public var face: Face
  /// The size in points; `nil` where the style or the control gives it.
  public var pointSize: Double?

  /// Creates a font description.
  public init(face: Face, pointSize: Double?) {
    self.face = face
    self.pointSize = pointSize
  }
}

extension ReadingContext {
  /// The font with a role of an element: a `<fontDescription>` or a `<font>`.
  func font(_ key: String, of source: VariedElement) -> FontDescription? {
    font(source.child(key: key))
  }

  func font(_ element: DocumentElement?) -> FontDescription? {
    switch element?.name {
    case "fontDescription": element.map(fontDescription)
    case "font": element.map(platformFont)
    default: nil
    }
  }

  private func fontDescription(_ element: DocumentElement) -> FontDescription {
    let source = vary(element)
    let size = number("pointSize", of: element) ?? Self.size(named: element["size"])
    if let style = element["style"] {
      return FontDescription(face: .textStyle(style), pointSize: size)
    }
    if let name = element["name"] {
      return FontDescription(face: .named(name, family: element["family"]), pointSize: size)
    }
    let type = element["type"]
    let weight = value("weight", of: source, in: Font.Weight.byName)
    return FontDescription(
      face: .system(
        weight: weight ?? (type == "boldSystem" ? .bold : .regular),
        isItalic: type == "italicSystem"),
      pointSize: size)
  }

  /// `UIFont.systemFontSize`, `labelFontSize`, `buttonFontSize`, `smallSystemFontSize`.
  private static func size(named name: String?) -> Double? {
    switch name {
    case "system": 14
    case "label": 17
    case "button": 18
    case "smallSystem": 12
    default: nil
    }
  }

  /// A font of attributed text, as AppKit archives it.
  private func platformFont(_ element: DocumentElement) -> FontDescription {
    let size = number("size", of: element)
    if let name = element["name"] {
      return FontDescription(face: .named(name, family: nil), pointSize: size)
    }
    let meta = element["metaFont"] ?? "system"
    let isBold = meta.lowercased().hasSuffix("bold")
    return FontDescription(
      face: .system(weight: isBold ? .bold : .regular, isItalic: false),
      pointSize: size ?? Self.metaFontSizes[meta] ?? 13)
  }

  /// Sizes of AppKit's fonts by purpose.
  ///
  /// - Source: `NSFont` as measured on macOS documents: system 13, small 11, mini 9.
  private static let metaFontSizes: [String: Double] = [
    "cellTitle": 12, "smallSystem": 11, "smallSystemBold": 11, "label": 10, "miniSystem": 9,
    "controlContent": 12, "menu": 13, "message": 13, "user": 12, "titleBar": 13,
  ]
}

extension Font.Weight {
  /// The weights by Interface Builder's names.
  static let byName: [String: Font.Weight] = [
    "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular,
    "medium": .medium, "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
  ]
}
