import Foundation

/// Lists of texts on a pipe: the length of a list in eight bytes, then the number of texts, then each text after
/// its length in bytes, `2:4:Main2:ok`.
enum Netstrings {
  /// Writes a list.
  static func write(_ texts: [String], to handle: FileHandle) throws {
    var list = Data("\(texts.count):".utf8)
    for text in texts {
      list.append(Data("\(text.utf8.count):".utf8))
      list.append(Data(text.utf8))
    }
    let length = withUnsafeBytes(of: UInt64(list.count).bigEndian) { Data($0) }
    try handle.write(contentsOf: length + list)
  }

  /// Reads a list; nil at the end.
  static func read(from handle: FileHandle) throws -> [String]? {
    guard let header = try readBytes(MemoryLayout<UInt64>.size, from: handle) else { return nil }
    let length = header.reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    guard length < maximumLength, let list = try readBytes(Int(length), from: handle) else {
      return nil
    }
    return texts(in: Array(list))
  }

  /// The texts of a list; nil for other bytes.
  private static func texts(in list: [UInt8]) -> [String]? {
    var rest = list[...]
    guard let count = takeNumber(from: &rest) else { return nil }
    var texts: [String] = []
    for _ in 0..<count {
      guard let length = takeNumber(from: &rest), length <= rest.count else { return nil }
      texts.append(String(decoding: rest.prefix(length), as: UTF8.self))
      rest = rest.dropFirst(length)
    }
    return texts
  }

  private static func takeNumber(from rest: inout ArraySlice<UInt8>) -> Int? {
    guard let end = rest.firstIndex(of: UInt8(ascii: ":")) else { return nil }
    defer { rest = rest[(end + 1)...] }
    return Int(String(decoding: rest[..<end], as: UTF8.self)).flatMap { $0 < 0 ? nil : $0 }
  }

  private static func readBytes(_ count: Int, from handle: FileHandle) throws -> Data? {
    var data = Data()
    while data.count < count {
      guard let more = try handle.read(upToCount: count - data.count), !more.isEmpty else {
        return nil
      }
      data.append(more)
    }
    return data
  }

  /// Far beyond what a document's answer takes, and no overflow.
  private static let maximumLength: UInt64 = 1 << 40
}
