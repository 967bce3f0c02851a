import CPangoCairo

/// A PNG file of pixels as cairo keeps them: native 32-bit words of alpha, red, green and blue,
/// premultiplied.
///
/// Cairo's own writer tries five filters on every row, which takes most of the time of a preview.
/// Pictures of interfaces are flat: equal rows and runs are what there is to gain.
///
/// - Source: Portable Network Graphics (PNG) Specification, third edition, chapters 5, 7, 9 and 11.
struct PNGFile {
  /// What the pixels hold.
  enum Kind: UInt8 {
    /// Colours alone; every pixel is opaque.
    case opaque = 2
    /// Colours and how opaque they are.
    case translucent = 6

    var bytesPerPixel: Int { self == .opaque ? 3 : 4 }
  }

  /// The pixels, row by row.
  let pixels: UnsafePointer<UInt32>
  /// The number of words from one row to the next.
  let stride: Int
  /// The number of columns.
  let width: Int
  /// The number of rows.
  let height: Int
  /// What the pixels hold.
  let kind: Kind

  /// The file's bytes.
  ///
  /// - Throws: ``DrawingError/failed(reason:)`` where memory does not suffice.
  func encoded() throws(DrawingError) -> [UInt8] {
    var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    Self.append("IHDR", header, to: &file)
    Self.append("IDAT", try Self.deflated(rows), to: &file)
    Self.append("IEND", [], to: &file)
    return file
  }

  private var header: [UInt8] {
    Self.bytes(of: UInt32(width)) + Self.bytes(of: UInt32(height)) + [8, kind.rawValue, 0, 0, 0]
  }

  /// The rows with their filters: a row like the one above it is all zeros after the filter *Up*;
  /// others stay as they are.
  private var rows: [UInt8] {
    let rowLength = width * kind.bytesPerPixel + 1
    return [UInt8](unsafeUninitializedCapacity: rowLength * height) { buffer, count in
      for row in 0..<height {
        let target = UnsafeMutableBufferPointer(
          rebasing: buffer[row * rowLength..<(row + 1) * rowLength])
        if row > 0, repeatsRowAbove(row) {
          target.initialize(repeating: 0)
          target[0] = Self.filterUp
        } else {
          target[0] = Self.filterNone
          write(row, to: UnsafeMutableBufferPointer(rebasing: target[1...]))
        }
      }
      count = rowLength * height
    }
  }

  private static let filterNone: UInt8 = 0
  private static let filterUp: UInt8 = 2

  private func repeatsRowAbove(_ row: Int) -> Bool {
    let start = pixels + row * stride
    return memcmp(start, start - stride, width * 4) == 0
  }

  private func write(_ row: Int, to target: UnsafeMutableBufferPointer<UInt8>) {
    let source = UnsafeBufferPointer(start: pixels + row * stride, count: width)
    guard var place = target.baseAddress else { return }
    switch kind {
    case .opaque:
      for color in source {
        Self.write(color, to: place)
        place += 3
      }
    case .translucent:
      for pixel in source {
        let color = Self.unpremultiplied(pixel)
        Self.write(color, to: place)
        place[3] = UInt8(truncatingIfNeeded: color >> 24)
        place += 4
      }
    }
  }

  /// Writes red, green and blue.
  private static func write(_ color: UInt32, to place: UnsafeMutablePointer<UInt8>) {
    place[0] = UInt8(truncatingIfNeeded: color >> 16)
    place[1] = UInt8(truncatingIfNeeded: color >> 8)
    place[2] = UInt8(truncatingIfNeeded: color)
  }

  /// The pixel with colours that are not multiplied with alpha, rounded to nearest.
  private static func unpremultiplied(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    guard alpha > 0, alpha < 255 else { return alpha == 0 ? 0 : pixel }
    func component(_ shift: UInt32) -> UInt32 {
      min(((pixel >> shift & 0xFF) * 255 + alpha / 2) / alpha, 255) << shift
    }
    return alpha << 24 | component(16) | component(8) | component(0)
  }

  // MARK: Compression and chunks

  /// Near the smallest files of flat pictures, at a quarter of the time of zlib's usual level.
  private static let compressionLevel: Int32 = 3

  private static func deflated(_ bytes: [UInt8]) throws(DrawingError) -> [UInt8] {
    var length = compressBound(uLong(bytes.count))
    var status = Z_OK
    let result = [UInt8](unsafeUninitializedCapacity: Int(length)) { buffer, count in
      status = compress2(
        buffer.baseAddress, &length, bytes, uLong(bytes.count), compressionLevel)
      count = status == Z_OK ? Int(length) : 0
    }
    guard status == Z_OK else { throw .failed(reason: "zlib cannot compress the picture") }
    return result
  }

  private static func append(_ type: StaticString, _ content: [UInt8], to file: inout [UInt8]) {
    file += bytes(of: UInt32(content.count))
    let start = file.count
    type.withUTF8Buffer { file += $0 }
    file += content
    let checksum = file[start...].withUnsafeBufferPointer { buffer in
      crc32(0, buffer.baseAddress, uInt(buffer.count))
    }
    file += bytes(of: UInt32(checksum))
  }

  private static func bytes(of number: UInt32) -> [UInt8] {
    withUnsafeBytes(of: number.bigEndian) { Array($0) }
  }
}
