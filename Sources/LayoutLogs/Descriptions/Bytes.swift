/// A part of a text as UTF-8: logs are read byte by byte, since most of their bytes are of no interest.
typealias Bytes = ArraySlice<UInt8>

extension Bytes {
  /// The part as a text; invalid bytes become U+FFFD.
  var text: String { String(decoding: self, as: UTF8.self) }

  /// The part without white space at its ends.
  var trimmed: Bytes {
    var part = self
    while let first = part.first, first.isBlank { part.removeFirst() }
    while let last = part.last, last.isBlank { part.removeLast() }
    return part
  }

  func hasPrefix(_ prefix: StaticString) -> Bool { matches(prefix, at: startIndex) }

  func hasSuffix(_ suffix: StaticString) -> Bool {
    count >= suffix.utf8CodeUnitCount && matches(suffix, at: endIndex - suffix.utf8CodeUnitCount)
  }

  /// Whether a text stands at an index.
  func matches(_ pattern: StaticString, at index: Int) -> Bool {
    let length = pattern.utf8CodeUnitCount
    guard index >= startIndex, endIndex - index >= length else { return false }
    return pattern.withUTF8Buffer { buffer in
      for offset in 0..<length where unsafe buffer[offset] != self[index + offset] { return false }
      return true
    }
  }

  /// The first place of a text, at or after an index.
  func firstIndex(of pattern: StaticString, from start: Int? = nil) -> Int? {
    var index = start ?? startIndex
    while index < endIndex {
      if matches(pattern, at: index) { return index }
      index += 1
    }
    return nil
  }

  /// The last place of a text.
  func lastIndex(of pattern: StaticString) -> Int? {
    var index = endIndex - pattern.utf8CodeUnitCount
    while index >= startIndex {
      if matches(pattern, at: index) { return index }
      index -= 1
    }
    return nil
  }

  func contains(_ pattern: StaticString) -> Bool { firstIndex(of: pattern) != nil }
}

extension UInt8 {
  var isBlank: Bool { self == 0x20 || self == 0x09 || self == 0x0D || self == 0x0A }
  var isDigit: Bool { (0x30...0x39).contains(self) }
  var isLetter: Bool { (0x41...0x5A).contains(self & 0xDF) }
  var isHexDigit: Bool { isDigit || (0x41...0x46).contains(self & 0xDF) }
  /// Whether the byte can stand in the name of a class: Swift's may hold letters beyond ASCII and generic arguments.
  var isOfName: Bool { isLetter || isDigit || self == 0x5F || self == 0x2E || self >= 0x80 }
}
