package import Foundation

/// The framing of the Language Server Protocol: header fields, of which `Content-Length` is needed, an empty line, and
/// the message.
///
/// After bytes that are no header it goes on at the next `Content-Length`, so that one wrong length loses one message.
package struct HeaderFraming: MessageFraming {
  private var queue = ByteQueue()
  /// The length of the message whose header was read.
  private var length: Int?
  /// The bytes of a message that is passed over and that have not come yet.
  private var passedOver = 0
  /// Whether bytes were passed over since the last header.
  private var isLost = false

  private let limit: Int

  package init(limit: Int) {
    self.limit = limit
  }

  package mutating func append(_ bytes: Data) {
    let dropped = min(passedOver, bytes.count)
    passedOver -= dropped
    queue.append(bytes.dropFirst(dropped))
  }

  package mutating func next() -> FramedInput? {
    if let length {
      guard queue.rest.count >= length else { return nil }
      self.length = nil
      return .message(queue.take(length))
    }
    guard !queue.rest.isEmpty, passedOver == 0 else { return nil }
    if passOverGarbage() {
      guard isLost else {
        isLost = true
        return .fault(.parse("bytes between messages were passed over"))
      }
      return next()
    }
    guard let end = headerEnd else {
      guard queue.rest.count > Self.maximumHeaderByteCount else { return nil }
      queue.drop(Self.fieldName.count)
      isLost = true
      return .fault(.parse("the header of a message does not end"))
    }
    return read(queue.take(end - queue.rest.startIndex))
  }

  package static func bytes(of message: Data) -> Data {
    Data("Content-Length: \(message.count)\r\n\r\n".utf8) + message
  }

  /// Reads the fields of a header.
  private mutating func read(_ header: Data) -> FramedInput? {
    let lines = String(decoding: header, as: UTF8.self).split { $0.isNewline }
    let fields = lines.filter { $0.lowercased().hasPrefix("content-length:") }
    let value = fields.first.map { $0.drop { $0 != ":" }.dropFirst() }
    let number = value.map { String($0.filter { !$0.isWhitespace }) }
    isLost = false
    guard fields.count == 1, let length = number.flatMap({ Int($0) }), length >= 0 else {
      return .fault(.parse("the header of a message gives no length"))
    }
    guard length <= limit else {
      let dropped = min(length, queue.rest.count)
      queue.drop(dropped)
      passedOver = length - dropped
      return .fault(.invalidRequest("the message has more than \(limit) bytes"))
    }
    self.length = length
    return next()
  }

  /// The index after the empty line that ends the header; nil where it has not come.
  private var headerEnd: Int? {
    let rest = queue.rest.prefix(Self.maximumHeaderByteCount + 4)
    var previous: Int?
    for index in rest.indices where rest[index] == .lineFeed {
      if let previous {
        let between = rest[(previous + 1)..<index]
        if between.allSatisfy({ $0 == .carriageReturn }) { return index + 1 }
      }
      previous = index
    }
    return nil
  }

  /// Drops bytes that begin no header field.
  ///
  /// - Returns: Whether there were any.
  private mutating func passOverGarbage() -> Bool {
    let rest = queue.rest
    let start = rest.prefix(Self.fieldName.count).map(\.lowercased)
    if Self.firstNames.contains(where: { $0.starts(with: start) || start.starts(with: $0) }) {
      return false
    }
    // The name may have come in part.
    let next = rest.indices.first { index in
      rest[index].lowercased == Self.fieldName[0]
        && Self.fieldName.starts(
          with: rest[index...].prefix(Self.fieldName.count).map(\.lowercased))
    }
    queue.drop((next ?? rest.endIndex) - rest.startIndex)
    return true
  }

  private static let fieldName = Array("content-length:".utf8)
  /// The names of the fields that there are.
  private static let firstNames = [fieldName, Array("content-type:".utf8)]
  private static let maximumHeaderByteCount = 4096
}

extension UInt8 {
  /// The small letter of an ASCII letter; other bytes as they are.
  fileprivate var lowercased: UInt8 { (0x41...0x5A).contains(self) ? self | 0x20 : self }
}
