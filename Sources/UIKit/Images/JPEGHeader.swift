import Foundation

/// The size of a JPEG file as it is stored, and how it is turned to be shown.
package struct JPEGHeader: Hashable {
  /// The width of the stored rows in pixels.
  package let width: Int
  /// The number of stored rows.
  package let height: Int
  /// The orientation in Exif, from 1 to 8; 1, as it is stored, without one.
  package let orientation: Int

  /// Whether the stored rows are columns of what is shown.
  package var isOnItsSide: Bool { orientation >= 5 }

  /// Reads the header of a file; nil for one that is broken.
  package init?(_ data: Data) { self.init(PictureBytes(data)) }

  /// The size is in the frame header, behind segments of other kinds (ITU-T T.81, B.2.2).
  ///
  /// A camera's picture says in a segment of Exif how it was held.
  init?(_ bytes: PictureBytes) {
    var position = 2
    var orientation = 1
    while let marker = bytes.big(position, count: 2), marker >> 8 == 0xFF {
      let kind = marker & 0xFF
      if kind == 0xFF {
        position += 1
        continue
      }
      guard let length = bytes.big(position + 2, count: 2), length >= 2 else { return nil }
      if kind == 0xE1, let found = bytes.exifOrientation(at: position + 4), 1...8 ~= found {
        orientation = found
      }
      if 0xC0...0xCF ~= kind, ![0xC4, 0xC8, 0xCC].contains(kind) {
        guard let height = bytes.big(position + 5, count: 2),
          let width = bytes.big(position + 7, count: 2)
        else { return nil }
        self.width = width
        self.height = height
        self.orientation = orientation
        return
      }
      position += 2 + length
    }
    return nil
  }
}

extension PictureBytes {
  /// The orientation of a segment of Exif, from 1 to 8 (tag 0x0112, Exif 2.3, 4.6.4); nil without one.
  fileprivate func exifOrientation(at start: Int) -> Int? {
    guard text(start..<start + 4) == "Exif" else { return nil }
    let header = start + 6
    let isLittle = text(header..<header + 2) == "II"
    func number(_ offset: Int, _ count: Int) -> Int? {
      isLittle ? little(header + offset, count: count) : big(header + offset, count: count)
    }
    guard let directory = number(4, 4), let entries = number(directory, 2) else { return nil }
    for entry in 0..<min(entries, 512) where number(directory + 2 + entry * 12, 2) == 0x0112 {
      return number(directory + 2 + entry * 12 + 8, 2)
    }
    return nil
  }
}
