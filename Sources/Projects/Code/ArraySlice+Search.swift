import Foundation

extension ArraySlice<UInt8> {
  /// Whether some bytes occur in the slice.
  func holds(_ mark: [UInt8]) -> Bool { place(of: mark) != nil }

  /// Whether some small letters occur in the slice, as such or as capitals.
  func holdsLetters(_ mark: [UInt8]) -> Bool {
    indices.contains { place in
      self[place] | 0x20 == mark.first
        && self[place...].prefix(mark.count).elementsEqual(mark) { $0 | 0x20 == $1 }
    }
  }

  /// The place of the first occurrence of some bytes; nil where they do not occur.
  func place(of mark: [UInt8]) -> Int? {
    guard let first = mark.first else { return startIndex }
    let end = endIndex - mark.count + 1
    var start = startIndex
    while start < end, let place = self[start..<end].place(of: first) {
      var length = 1
      while length < mark.count, self[place + length] == mark[length] { length += 1 }
      if length == mark.count { return place }
      start = place + 1
    }
    return nil
  }

  /// The place of the first byte of a value; nil where there is none.
  ///
  /// Source: `memchr`, which looks at many bytes at once.
  func place(of byte: UInt8) -> Int? {
    unsafe withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress,
        let found = unsafe memchr(start, Int32(byte), bytes.count)
      else { return nil }
      return unsafe startIndex + (UnsafeRawPointer(found) - start)
    }
  }
}
