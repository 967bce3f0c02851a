/// How a document's characters are stored in its file.
public enum DocumentEncoding: Hashable, Sendable {
  /// UTF-8, with or without a byte order mark. What Interface Builder writes.
  case utf8
  /// UTF-16, least significant byte first.
  case utf16LittleEndian
  /// UTF-16, most significant byte first.
  case utf16BigEndian
  /// Another encoding the parser reads: `ISO-8859-1` or `US-ASCII`, as the document declares it.
  case singleByte(declared: String)

  /// Whether the bytes the tree works on are UTF-8: UTF-16 is turned into it while reading.
  var isStoredAsUTF8: Bool {
    if case .singleByte = self { false } else { true }
  }

  /// The three bytes that may precede UTF-8.
  static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// Whether a byte continues a character rather than starting one.
  func isContinuation(_ byte: UInt8) -> Bool { isStoredAsUTF8 && byte & 0xC0 == 0x80 }
}

/// UTF-16 files are worked on as UTF-8 and turned back when written.
///
/// Both directions are exact: text with unpaired surrogates is refused, so an unchanged part keeps
/// its code units.
enum UTF16Transcoding {
  /// The UTF-16 encoding the bytes begin with, by byte order mark or by the shape of `<`.
  static func detect(_ bytes: [UInt8]) -> DocumentEncoding? {
    guard bytes.count >= 2 else { return nil }
    switch (bytes[0], bytes[1]) {
    case (0xFF, 0xFE), (.lessThan, 0): return .utf16LittleEndian
    case (0xFE, 0xFF), (0, .lessThan): return .utf16BigEndian
    default: return nil
    }
  }

  /// The text as UTF-8; `nil` when the bytes are not well-formed UTF-16.
  static func decode(_ bytes: [UInt8], _ encoding: DocumentEncoding) -> [UInt8]? {
    guard bytes.count.isMultiple(of: 2) else { return nil }
    let high = encoding == .utf16BigEndian ? 0 : 1
    let units = stride(from: 0, to: bytes.count, by: 2).map {
      UInt16(bytes[$0 + high]) << 8 | UInt16(bytes[$0 + 1 - high])
    }
    var result: [UInt8] = []
    result.reserveCapacity(units.count)
    var isValid = true
    let failed = transcode(
      units.makeIterator(), from: UTF16.self, to: UTF8.self, stoppingOnError: true,
      into: { result.append($0) })
    if failed { isValid = false }
    return isValid ? result : nil
  }

  /// The UTF-8 text as UTF-16 bytes.
  static func encode(_ bytes: [UInt8], _ encoding: DocumentEncoding) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count * 2)
    for unit in String(decoding: bytes, as: UTF8.self).utf16 {
      let parts = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
      result.append(contentsOf: encoding == .utf16BigEndian ? parts : parts.reversed())
    }
    return result
  }
}
