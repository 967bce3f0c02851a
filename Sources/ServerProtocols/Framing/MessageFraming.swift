package import Foundation

/// A way to tell where messages end in a stream of bytes.
package protocol MessageFraming: Sendable {
  /// Creates the framing of a stream that begins, which passes over messages with more bytes than a limit.
  init(limit: Int)
  /// Takes in bytes of the stream.
  mutating func append(_ bytes: Data)
  /// Takes out what is complete; nil where more bytes are needed.
  mutating func next() -> FramedInput?
  /// The bytes that send a message.
  static func bytes(of message: Data) -> Data
}

extension MessageFraming {
  /// Creates the framing of a stream that begins.
  ///
  /// Messages of more than 512 MB are passed over: eight times what a document may have.
  package init() {
    self.init(limit: 512 << 20)
  }
}

/// A part of a stream.
package enum FramedInput: Hashable, Sendable {
  /// The text of a message.
  case message(Data)
  /// Bytes that are no message and that were passed over.
  case fault(RPCError)
}

/// Bytes that are appended at the end and taken from the beginning.
struct ByteQueue: Sendable {
  private var bytes: [UInt8] = []
  private var start = 0

  /// The bytes that were not taken.
  var rest: ArraySlice<UInt8> { bytes[start...] }

  mutating func append(_ more: Data) {
    // Moves what is left only when most of the storage was taken.
    if start > bytes.count / 2 {
      bytes.removeFirst(start)
      start = 0
    }
    bytes.append(contentsOf: more)
  }

  /// Takes bytes from the beginning.
  mutating func take(_ count: Int) -> Data {
    defer { drop(count) }
    return Data(rest.prefix(count))
  }

  mutating func drop(_ count: Int) {
    start = min(start + count, bytes.count)
  }
}
