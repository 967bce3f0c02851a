import AutoLayout
import EscapedText
import PangoText

extension SVGPainter {
  /// A figure in SVG's path notation.
  func data(_ path: Path) -> String {
    path.elements.map { element in
      switch element {
      case .move(let point): "M\(pair(point))"
      case .line(let point): "L\(pair(point))"
      case .curve(let first, let second, let end): "C\(pair(first)) \(pair(second)) \(pair(end))"
      case .close: "Z"
      }
    }.joined()
  }

  private func pair(_ point: Point) -> String {
    "\(SVGNumber.string(point.x)) \(SVGNumber.string(point.y))"
  }

  /// The attributes of a filled figure.
  func fill(_ color: Color) -> String {
    " fill=\"\(hex(color))\"" + opacity("fill-opacity", color.alpha)
  }

  /// An attribute for an opacity; empty for an opaque thing.
  func opacity(_ name: String, _ value: Double) -> String {
    value < 1 ? " \(name)=\"\(SVGNumber.string(max(value, 0)))\"" : ""
  }

  /// A colour without alpha as `#RRGGBB`.
  func hex(_ color: Color) -> String {
    let digits = Array("0123456789ABCDEF")
    return [color.red, color.green, color.blue].reduce(into: "#") { text, component in
      let byte = Int((component * 255).rounded())
      text.append(digits[byte / 16])
      text.append(digits[byte % 16])
    }
  }

  /// The lines of a block as text elements, each as wide as it was measured.
  func characters(of block: TextBlock, measurer: PangoTextMeasurer) -> String {
    TextPlacement(block, measurer: measurer).lines.map { line in
      let pieces = line.source.pieces
      guard !pieces.isEmpty, line.source.width > 0 else { return "" }
      let place =
        " x=\"\(SVGNumber.string(line.origin.x))\" y=\"\(SVGNumber.string(line.origin.y))\""
      let length = " textLength=\"\(SVGNumber.string(line.source.width))\""
      let direction =
        line.source.isRightToLeft ? " direction=\"rtl\" text-anchor=\"end\"" : ""
      let spans = pieces.map { piece in
        "<tspan\(font(of: block.runs[piece.run]))>\(attribute(piece.text))</tspan>"
      }
      return "<text\(place)\(length)\(direction) lengthAdjust=\"spacingAndGlyphs\">"
        + spans.joined() + "</text>\n"
    }.joined()
  }

  private func font(of run: TextBlock.Run) -> String {
    let font = run.text.font
    var text = " font-size=\"\(SVGNumber.string(font.size))\"" + fill(run.color)
    if font.weight != .regular { text += " font-weight=\"\(font.weight.number)\"" }
    if font.isItalic { text += " font-style=\"italic\"" }
    if font.family == .monospacedSystem { text += " font-family=\"monospace\"" }
    return text
  }

  /// Text for an attribute, on one line.
  func attribute(_ text: String) -> String {
    let line = String(text.map { $0.isNewline || $0 == "\t" ? " " : $0 })
    return line.escaped.unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      default: result.unicodeScalars.append(scalar)
      }
    }
  }
}

extension Font.Weight {
  /// The weight as CSS counts it: regular is 400.
  fileprivate var number: Int { (rawValue + 1) * 100 }
}
