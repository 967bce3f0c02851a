import Foundation

/// Lists of texts on a pipe: the number of texts, then each text after its length in bytes, `2:4:Main2:ok`.
enum Netstrings {
  /// Writes a list.
  static func write(_ texts: [String], to handle: FileHandle) throws {
    var data = Data("\(texts.count):".utf8)
    for text in texts {
      data.append(Data("\(text.utf8.count):".utf8))
      data.append(Data(text.utf8))
    }
    try handle.write(contentsOf: data)
  }

  /// Reads a list; nil at the end.
  static func read(from handle: FileHandle) throws -> [String]? {
    guard let count = try readNumber(from: handle) else { return nil }
    var texts: [String] = []
    for _ in 0..<count {
      guard let length = try readNumber(from: handle),
        let bytes = try readBytes(length, from: handle)
      else { return nil }
      texts.append(String(decoding: bytes, as: UTF8.self))
    }
    return texts
  }

  private static func readNumber(from handle: FileHandle) throws -> Int? {
    var number = 0
    while let byte = try readBytes(1, from: handle)?.first {
      guard byte != UInt8(ascii: ":") else { return number }
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte), number < maximumLength
      else { return nil }
      number = number * 10 + Int(byte - UInt8(ascii: "0"))
    }
    return nil
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
  private static let maximumLength = 1 << 40
}
