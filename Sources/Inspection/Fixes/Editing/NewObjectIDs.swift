import InterfaceBuilder

/// Ids for new objects, in Interface Builder's form `aBc-dE-fGh`.
///
/// An id follows from the object's text, so that the same fix of the same document gives the same bytes.
struct NewObjectIDs {
  private var used: Set<String>

  init(in document: Document) {
    used = []
    for element in [document.root] + Array(document.root.descendants) {
      for attribute in element.attributes where attribute.value.utf8.count == Self.length {
        used.insert(attribute.value)
      }
    }
  }

  /// An id that no attribute of the document holds and that was not given before.
  ///
  /// - Parameter text: The object that it is for.
  /// - Returns: The id.
  mutating func next(for text: String) -> String {
    var attempt = 0
    while true {
      let id = Self.id("\(text) \(attempt)")
      if used.insert(id).inserted { return id }
      attempt += 1
    }
  }

  private static let length = 10

  private static let characters = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789".utf8)

  /// The 64-bit FNV-1a hash of a text, written with letters and digits.
  private static func id(_ text: String) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    hash ^= hash >> 32
    var bytes: [UInt8] = []
    let count = UInt64(characters.count)
    for place in 0..<8 {
      if place == 3 || place == 5 { bytes.append(UInt8(ascii: "-")) }
      bytes.append(characters[Int(hash % count)])
      hash /= count
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
