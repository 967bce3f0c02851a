import AutoLayout

/// The pixels of pictures in one SVG document, each held once.
struct SVGPixels {
  private var names: [DrawnPicture: String] = [:]
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
    let picture = placed.picture
    if names[picture] == nil {
      let name = "\(prefix)i\(names.count)"
      names[picture] = name
      let (width, height) = (
        SVGNumber.string(picture.size.width), SVGNumber.string(picture.size.height)
      )
      definitions += "<image id=\"\(name)\" width=\"\(width)\" height=\"\(height)\""
      definitions += " preserveAspectRatio=\"none\" href=\"\(picture.address)\"/>\n"
    }
    let (rect, part) = (placed.rect, placed.part)
    // A nested document cuts off what is no part, and stretches the part.
    var text = "<svg x=\"\(SVGNumber.string(rect.minX))\" y=\"\(SVGNumber.string(rect.minY))\""
    text += " width=\"\(SVGNumber.string(rect.width))\" height=\"\(SVGNumber.string(rect.height))\""
    text += " viewBox=\"\(SVGNumber.string(part.minX)) \(SVGNumber.string(part.minY))"
    text += " \(SVGNumber.string(part.width)) \(SVGNumber.string(part.height))\""
    text += " preserveAspectRatio=\"none\"><use href=\"#\(names[picture] ?? "")\""
    if let ink = placed.ink {
      text += " filter=\"url(#\(stencil(ink, prefix: prefix, definitions: &definitions)))\""
    }
    return text + "/></svg>\n"
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
