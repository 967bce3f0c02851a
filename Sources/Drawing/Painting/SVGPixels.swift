import AutoLayout

/// The pixels of pictures in one SVG document, each held once.
struct SVGPixels {
  private var names: [DrawnPicture: String] = [:]
  private var parts: [Part: String] = [:]
  private var stencils: [Color: String] = [:]

  /// The element that draws pixels.
  ///
  /// - Parameters:
  ///   - placed: The pixels and their place.
  ///   - prefix: The beginning of the names in the document.
  ///   - definitions: The definitions of the document, to which is added what is used for the first time.
  /// - Returns: The element.
  mutating func element(
    for placed: PlacedPixels, prefix: String, definitions: inout String
  ) -> String {
    let rect = placed.rect
    let (name, part) = image(for: placed, prefix: prefix, definitions: &definitions)
    // A nested document cuts off what is no part, and stretches the part.
    var text = "<svg x=\"\(SVGNumber.string(rect.minX))\" y=\"\(SVGNumber.string(rect.minY))\""
    text += " width=\"\(SVGNumber.string(rect.width))\" height=\"\(SVGNumber.string(rect.height))\""
    text += " viewBox=\"\(SVGNumber.string(part.minX)) \(SVGNumber.string(part.minY))"
    text += " \(SVGNumber.string(part.width)) \(SVGNumber.string(part.height))\""
    text += " preserveAspectRatio=\"none\"><use href=\"#\(name)\""
    if let ink = placed.ink {
      text += " filter=\"url(#\(stencil(ink, prefix: prefix, definitions: &definitions)))\""
    }
    return text + "/></svg>\n"
  }

  /// A part of a picture that has an image of its own.
  private struct Part: Hashable {
    let picture: DrawnPicture
    let part: Rect
  }

  /// The name of an image with pixels, and the part of it that is shown.
  ///
  /// A part that is stretched must not take in the pixels beside it, so it is an image of its own.
  private mutating func image(
    for placed: PlacedPixels, prefix: String, definitions: inout String
  ) -> (name: String, part: Rect) {
    let (picture, part) = (placed.picture, placed.part)
    let own = Part(picture: picture, part: part)
    let inside = Rect(origin: .zero, size: part.size)
    if let name = parts[own] { return (name, inside) }
    if let address = picture.address(of: part) {
      let name = "\(prefix)p\(parts.count)"
      parts[own] = name
      definitions += Self.image(named: name, size: part.size, address: address)
      return (name, inside)
    }
    if let name = names[picture] { return (name, part) }
    let name = "\(prefix)i\(names.count)"
    names[picture] = name
    definitions += Self.image(named: name, size: picture.size, address: picture.address)
    return (name, part)
  }

  private static func image(named name: String, size: Size, address: String) -> String {
    let (width, height) = (SVGNumber.string(size.width), SVGNumber.string(size.height))
    return "<image id=\"\(name)\" width=\"\(width)\" height=\"\(height)\""
      + " preserveAspectRatio=\"none\" href=\"\(address)\"/>\n"
  }

  /// The name of a filter that draws a picture in one colour.
  private mutating func stencil(
    _ color: Color, prefix: String, definitions: inout String
  ) -> String {
    if let name = stencils[color] { return name }
    let name = "\(prefix)s\(stencils.count)"
    stencils[color] = name
    let parts = [color.red, color.green, color.blue].map { String(Int(($0 * 255).rounded())) }
    definitions += "<filter id=\"\(name)\" x=\"0\" y=\"0\" width=\"1\" height=\"1\">"
    definitions += "<feFlood flood-color=\"rgb(\(parts.joined(separator: " ")))\""
    definitions += " flood-opacity=\"\(SVGNumber.string(color.alpha))\"/>"
    definitions += "<feComposite in2=\"SourceAlpha\" operator=\"in\"/></filter>\n"
    return name
  }
}
