/// Finds the bytes of each attribute of a start tag that Expat has found well-formed.
enum StartTagScanner {
  struct AttributeRanges {
    /// From the first byte of the name to the closing quote.
    var whole: Range<Int>
    /// Between the quotes.
    var value: Range<Int>
  }

  /// The attributes' bytes, in order.
  static func attributeRanges(in tag: Range<Int>, of bytes: [UInt8]) -> [AttributeRanges] {
    bytes.withUnsafeBufferPointer { buffer in
      var result: [AttributeRanges] = []
      var scanner = Scanner(bytes: buffer, offset: tag.lowerBound, end: tag.upperBound)
      scanner.skip(while: { !$0.isXMLWhitespace && $0 != .slash && $0 != .greaterThan })
      while let attribute = scanner.nextAttribute() { result.append(attribute) }
      return result
    }
  }

  private struct Scanner {
    let bytes: UnsafeBufferPointer<UInt8>
    var offset: Int
    let end: Int

    mutating func skip(while condition: (UInt8) -> Bool) {
      while offset < end, condition(bytes[offset]) { offset += 1 }
    }

    mutating func nextAttribute() -> AttributeRanges? {
      skip(while: \.isXMLWhitespace)
      let start = offset
      guard offset < end, bytes[offset] != .slash, bytes[offset] != .greaterThan else { return nil }
      skip { $0 != .doubleQuote && $0 != .singleQuote }
      guard offset < end else { return nil }
      let quote = bytes[offset]
      offset += 1
      let valueStart = offset
      skip { $0 != quote }
      guard offset < end else { return nil }
      offset += 1
      return AttributeRanges(whole: start..<offset, value: valueStart..<(offset - 1))
    }
  }
}
