import AutoLayout
import EscapedText

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
