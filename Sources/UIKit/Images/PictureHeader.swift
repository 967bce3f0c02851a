import Foundation

/// The size of a picture, read from the first part of its file without decoding it.
///
/// Layout needs no more, and decoding takes system libraries. PNG, JPEG, GIF, PDF and SVG are known: the kinds that
/// asset catalogs hold.
struct PictureHeader: Hashable {
  /// The width in pixels, or in the units of figures, as shown.
  var width: Double
  /// The height in pixels, or in the units of figures, as shown.
  var height: Double

  private init?(width: Double, height: Double) {
    let permitted = 0.01...100_000.0
    guard permitted.contains(width), permitted.contains(height) else { return nil }
    self.width = width
    self.height = height
  }

  /// Reads the size; nil for a file that is broken or of another kind.
  init?(_ data: Data) {
    let bytes = PictureBytes(data)
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      self.init(png: bytes)
    } else if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
      self.init(jpeg: bytes)
    } else if bytes.starts(with: Array("GIF8".utf8)) {
      self.init(gif: bytes)
    } else if bytes.text(to: 1024).contains("%PDF-") {
      self.init(pdf: bytes)
    } else {
      self.init(svg: bytes)
    }
  }

  /// The chunk `IHDR` comes first (PNG specification, 11.2.2).
  private init?(png bytes: PictureBytes) {
    guard bytes.text(12..<16) == "IHDR", let width = bytes.big(16, count: 4),
      let height = bytes.big(20, count: 4)
    else { return nil }
    self.init(width: Double(width), height: Double(height))
  }

  /// The logical screen follows the signature (GIF89a specification, 18).
  private init?(gif bytes: PictureBytes) {
    guard let width = bytes.little(6, count: 2), let height = bytes.little(8, count: 2) else {
      return nil
    }
    self.init(width: Double(width), height: Double(height))
  }

  private init?(jpeg bytes: PictureBytes) {
    guard let header = JPEGHeader(bytes) else { return nil }
    let (across, down) = (Double(header.width), Double(header.height))
    self.init(
      width: header.isOnItsSide ? down : across, height: header.isOnItsSide ? across : down)
  }

  /// The first page's `MediaBox`, where it is written in the open (ISO 32000-1, 7.7.3.3).
  private init?(pdf bytes: PictureBytes) {
    let text = bytes.text(to: bytes.count)
    guard let box = text.firstMatch(of: #//MediaBox\s*\[([-+.\d\s]+)\]/#) else { return nil }
    let numbers = box.1.split(whereSeparator: \.isWhitespace).compactMap { Double($0) }
    guard numbers.count == 4 else { return nil }
    self.init(width: abs(numbers[2] - numbers[0]), height: abs(numbers[3] - numbers[1]))
  }

  /// The attributes of the root: `width` and `height`, or the `viewBox` (SVG 1.1, 7.7).
  private init?(svg bytes: PictureBytes) {
    let text = bytes.text(to: 1 << 16)
    guard let root = text.firstMatch(of: #/<svg\b[^>]*>/#)?.0 else { return nil }
    func length(_ name: String) -> Double? {
      Self.attribute(name, of: root).flatMap { value in
        value.prefixMatch(of: #/\s*(\d*\.?\d+)(px|pt)?\s*$/#).flatMap { Double($0.1) }
      }
    }
    if let width = length("width"), let height = length("height") {
      self.init(width: width, height: height)
      return
    }
    let box = Self.attribute("viewBox", of: root)?
      .split { $0 == " " || $0 == "," }.compactMap { Double($0) }
    guard let box, box.count == 4 else { return nil }
    self.init(width: box[2], height: box[3])
  }

  private static func attribute(_ name: String, of element: Substring) -> Substring? {
    for quote in ["\"", "'"] {
      guard let start = element.range(of: " \(name)=\(quote)"),
        let end = element[start.upperBound...].range(of: quote)
      else { continue }
      return element[start.upperBound..<end.lowerBound]
    }
    return nil
  }
}

/// The bytes of a picture's file, each read only if it is there.
struct PictureBytes {
  private let data: Data

  init(_ data: Data) { self.data = data }

  var count: Int { data.count }

  private func byte(_ offset: Int) -> Int? {
    offset >= 0 && offset < data.count ? Int(data[data.startIndex + offset]) : nil
  }

  func starts(with bytes: [UInt8]) -> Bool { data.starts(with: bytes) }

  /// A number, the highest byte first.
  func big(_ offset: Int, count: Int) -> Int? { number(offset..<offset + count) }

  /// A number, the lowest byte first.
  func little(_ offset: Int, count: Int) -> Int? { number((offset..<offset + count).reversed()) }

  private func number(_ offsets: some Sequence<Int>) -> Int? {
    var value = 0
    for offset in offsets {
      guard let byte = byte(offset) else { return nil }
      value = value << 8 | byte
    }
    return value
  }

  func text(_ range: Range<Int>) -> String {
    String(decoding: range.compactMap { byte($0).map { UInt8($0) } }, as: UTF8.self)
  }

  func text(to end: Int) -> String { String(decoding: data.prefix(end), as: UTF8.self) }
}
