import AutoLayout
import CPangoCairo
import PangoText

/// Draws pictures as SVG documents that hold their text as outlines.
struct SVGPainter {
  /// The form that text has in a document.
  enum TextForm {
    /// Outlines of glyphs, which look the same wherever they are shown.
    case outlines
    /// Characters in the font of the page that shows them, as wide as they were measured.
    case characters
  }

  /// The measurer that lays text out.
  let measurer: PangoTextMeasurer
  private let form: TextForm
  /// The beginning of the names in the document.
  private let prefix: String
  private var definitions = ""
  private var body = ""
  private var glyphNames: [GlyphKey: String] = [:]
  private var clipCount = 0
  private var blurNames: [String: String] = [:]
  private var pixels = SVGPixels()

  private struct GlyphKey: Hashable {
    var face: String
    var glyph: UInt32
  }

  /// The size glyph outlines are stored at.
  private static let outlineSize = 1000.0

  /// Creates a painter for one document.
  init(measurer: PangoTextMeasurer, form: TextForm = .outlines, prefix: String = "") {
    self.measurer = measurer
    self.form = form
    self.prefix = prefix
  }

  /// Draws a picture.
  mutating func paint(_ picture: Picture) -> String {
    let width = SVGNumber.string(picture.size.width)
    let height = SVGNumber.string(picture.size.height)
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
      viewBox="0 0 \(width) \(height)">
      \(contents(of: picture))</svg>

      """
  }

  /// The elements of a picture: definitions, and what is drawn.
  mutating func contents(of picture: Picture) -> String {
    if picture.background.alpha > 0 {
      let width = SVGNumber.string(picture.size.width)
      let height = SVGNumber.string(picture.size.height)
      body += "<rect width=\"\(width)\" height=\"\(height)\"\(fill(picture.background))/>\n"
    }
    for command in picture.list.commands { paint(command) }
    return "<defs>\n\(definitions)</defs>\n\(body)"
  }

  /// The elements of commands without groups; definitions are kept for ``filters``.
  mutating func elements(of commands: [DisplayList.Command]) -> String {
    body = ""
    for command in commands { paint(command) }
    return body
  }

  /// The definitions of the blurs that the elements so far refer to.
  var filters: String { definitions }

  private mutating func paint(_ command: DisplayList.Command) {
    switch command {
    case .fill(let path, let color):
      let rule = path.rule == .evenOdd ? " fill-rule=\"evenodd\"" : ""
      body += "<path d=\"\(data(path))\"\(rule)\(fill(color))/>\n"
    case .stroke(let path, let color, let stroke): paint(path, color, stroke)
    case .hairline(let start, let end, let color):
      paint(.polyline([start, end]), color, DisplayList.Stroke(width: 0.5))
    case .text(let block): paint(block)
    case .image(let pixels): paint(pixels)
    case .shadow(let rect, let radius, let shadow): paint(rect, radius: radius, shadow)
    case .beginGroup(let group): begin(group)
    case .endGroup: body += "</g>\n"
    }
  }

  // MARK: Figures

  private mutating func paint(_ path: Path, _ color: Color, _ stroke: DisplayList.Stroke) {
    body += "<path d=\"\(data(path))\" fill=\"none\" stroke=\"\(hex(color))\""
    body += opacity("stroke-opacity", color.alpha)
    body += " stroke-width=\"\(SVGNumber.string(stroke.width))\""
    if stroke.form == .round { body += " stroke-linecap=\"round\" stroke-linejoin=\"round\"" }
    if !stroke.dashes.isEmpty {
      let dashes = stroke.dashes.map(SVGNumber.string).joined(separator: " ")
      body += " stroke-dasharray=\"\(dashes)\""
    }
    body += "/>\n"
  }

  private mutating func paint(_ rect: Rect, radius: Double, _ shadow: DisplayList.Shadow) {
    let deviation = SVGNumber.string(shadow.blur)
    if blurNames[deviation] == nil {
      let name = "\(prefix)b\(blurNames.count)"
      blurNames[deviation] = name
      definitions += "<filter id=\"\(name)\" x=\"-50%\" y=\"-50%\" width=\"200%\" height=\"200%\">"
      definitions += "<feGaussianBlur stdDeviation=\"\(deviation)\"/></filter>\n"
    }
    var moved = rect
    moved.origin.x += shadow.offset.x
    moved.origin.y += shadow.offset.y
    body += "<path d=\"\(data(.rounded(moved, radius: radius)))\"\(fill(shadow.color))"
    body += " filter=\"url(#\(blurNames[deviation] ?? ""))\"/>\n"
  }

  private mutating func begin(_ group: DisplayList.Group) {
    body += "<g"
    var transforms: [String] = []
    if group.offset != .zero {
      transforms.append(
        "translate(\(SVGNumber.string(group.offset.x)) \(SVGNumber.string(group.offset.y)))")
    }
    if group.scale > 0, group.scale != 1 {
      transforms.append("scale(\(SVGNumber.string(group.scale)))")
    }
    if !transforms.isEmpty { body += " transform=\"\(transforms.joined(separator: " "))\"" }
    body += opacity("opacity", group.opacity)
    if let clip = group.clip {
      let name = "\(prefix)c\(clipCount)"
      let rule = clip.rule == .evenOdd ? " clip-rule=\"evenodd\"" : ""
      definitions +=
        "<clipPath id=\"\(name)\"><path d=\"\(data(clip))\"\(rule)/></clipPath>\n"
      body += " clip-path=\"url(#\(name))\""
      clipCount += 1
    }
    body += ">\n"
  }

  private mutating func paint(_ placed: PlacedPixels) {
    body += pixels.element(for: placed, prefix: prefix, definitions: &definitions)
  }

  // MARK: Text

  private mutating func paint(_ block: TextBlock) {
    switch form {
    case .outlines: paintOutlines(of: block)
    case .characters:
      let characters = characters(of: block, measurer: measurer)
      guard measurer.usesAppFonts(block.runs.map(\.text)) else {
        body += characters
        return
      }
      // The page has no fonts of the app: outlines are seen, and the characters can be found and selected.
      paintOutlines(of: block)
      body += "<g opacity=\"0\">\n\(characters)</g>\n"
    }
  }

  private mutating func paintOutlines(of block: TextBlock) {
    body += "<g aria-label=\"\(attribute(block.runs.map(\.text.text).joined()))\">\n"
    for placed in TextPlacement(block, measurer: measurer).lines {
      for run in placed.line.runs {
        paint(run, at: placed.origin, color: block.runs[run.run].color)
      }
      for (box, run) in zip(placed.line.boxes, placed.line.boxRuns) {
        let rect = Rect(
          x: placed.origin.x + box.minX, y: placed.origin.y + box.minY, width: box.width,
          height: box.height)
        paint(
          .rounded(rect, radius: box.width / 6), block.runs[run].color.faded(0.6),
          DisplayList.Stroke(width: max(box.height / 14, 0.5)))
      }
    }
    body += "</g>\n"
  }

  private mutating func paint(_ run: GlyphRun, at origin: Point, color: Color) {
    let scale = run.size / Self.outlineSize
    guard scale > 0 else { return }
    guard run.fit == .natural else {
      let outlines = GlyphOutline.path(of: run).mapped {
        Point(x: origin.x + $0.x, y: origin.y + $0.y)
      }
      if !outlines.elements.isEmpty { body += "<path d=\"\(data(outlines))\"\(fill(color))/>\n" }
      return
    }
    body += "<g\(fill(color))"
    body += " transform=\"translate(\(SVGNumber.string(origin.x)) \(SVGNumber.string(origin.y)))"
    body += " scale(\(SVGNumber.string(scale * run.widthScale)) \(SVGNumber.string(scale)))\">"
    for glyph in run.glyphs {
      guard let name = name(of: glyph.id, in: run.face) else { continue }
      let x = SVGNumber.string((glyph.x / (scale * run.widthScale)).rounded())
      body += "<use href=\"#\(name)\" x=\"\(x)\""
      if glyph.y != 0 { body += " y=\"\(SVGNumber.string((glyph.y / scale).rounded()))\"" }
      body += "/>"
    }
    body += "</g>\n"
  }

  /// The name of a glyph's outline, or nil if it has none, as a space.
  private mutating func name(of glyph: UInt32, in face: FontFace) -> String? {
    let key = GlyphKey(face: face.name, glyph: glyph)
    if let known = glyphNames[key] { return known.isEmpty ? nil : known }
    let outline = data(GlyphOutline.path(of: glyph, in: face, size: Self.outlineSize))
    let name = outline.isEmpty ? "" : "\(prefix)g\(glyphNames.count)"
    glyphNames[key] = name
    guard !outline.isEmpty else { return nil }
    definitions += "<path id=\"\(name)\" d=\"\(outline)\"/>\n"
    return name
  }
}
