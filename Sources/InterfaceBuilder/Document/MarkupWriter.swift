/// Writes attributes and elements with the escapes XML and the document's encoding need.
struct MarkupWriter {
  let encoding: DocumentEncoding
  let path: String

  /// ` name="value"` with its leading space.
  func attribute(
    _ name: String, _ value: String, quote: UInt8
  ) throws(DocumentError) -> [UInt8] {
    [.space] + Array(name.utf8) + [.equals, quote] + (try escape(value, quote: quote)) + [quote]
  }

  /// An element with its children, each on a line of its own when `separator` breaks lines.
  func element(
    _ new: NewElement, separator: [UInt8], unit: [UInt8]
  ) throws(DocumentError) -> [UInt8] {
    var result = try startTag(of: new)
    var open = new.children.isEmpty ? [] : [(element: new, next: 0)]
    var separators = [separator]
    while let (element, next) = open.last, let outer = separators.last {
      guard next < element.children.count else {
        result += outer + Array("</\(element.name)>".utf8)
        open.removeLast()
        separators.removeLast()
        continue
      }
      open[open.count - 1].next += 1
      let child = element.children[next]
      let inner = outer.isEmpty ? [] : outer + unit
      result += inner
      result += try startTag(of: child)
      guard !child.children.isEmpty else { continue }
      open.append((child, 0))
      separators.append(inner)
    }
    return result
  }

  /// The start tag, self-closing for an element without children.
  private func startTag(of new: NewElement) throws(DocumentError) -> [UInt8] {
    var result: [UInt8] = [.lessThan] + Array(new.name.utf8)
    for attribute in new.attributes {
      result += try self.attribute(attribute.name, attribute.value, quote: .doubleQuote)
    }
    return result + (new.children.isEmpty ? [.slash, .greaterThan] : [.greaterThan])
  }

  /// An attribute value, escaped the way Interface Builder does: line breaks and tabs as
  /// character references, quotes only where they end the value.
  func escape(_ value: String, quote: UInt8) throws(DocumentError) -> [UInt8] {
    var result: [UInt8] = []
    for scalar in value.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;".utf8
      case "<": result += "&lt;".utf8
      case ">": result += "&gt;".utf8
      case "\"" where quote == .doubleQuote: result += "&quot;".utf8
      case "'" where quote == .singleQuote: result += "&apos;".utf8
      case "\n", "\r", "\t": result += "&#\(scalar.value);".utf8
      default:
        guard isAllowed(scalar) else {
          throw DocumentError(path: path, kind: .unrepresentableCharacter(scalar: scalar.value))
        }
        if scalar.isASCII || encoding.isStoredAsUTF8 {
          result += String(scalar).utf8
        } else {
          result += "&#\(scalar.value);".utf8
        }
      }
    }
    return result
  }

  /// Whether XML 1.0 allows the character (production 2, `Char`).
  private func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0x20 && scalar.value != 0xFFFE && scalar.value != 0xFFFF
  }
}
