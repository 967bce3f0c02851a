package import Foundation

/// The framing of the Model Context Protocol over standard input and output: one message a line.
package struct LineFraming: MessageFraming {
  private var queue = ByteQueue()
  /// The bytes at the beginning of the queue in which no line ends.
  private var searched = 0
  private var isPassingOver = false

  private let limit: Int

  package init(limit: Int) {
    self.limit = limit
  }

  package mutating func append(_ bytes: Data) {
    queue.append(bytes)
  }

  package mutating func next() -> FramedInput? {
    while let line = takeLine() {
      if isPassingOver {
        isPassingOver = false
        continue
      }
      if !line.allSatisfy(\.isWhitespace) { return .message(line) }
    }
    guard queue.rest.count > limit else { return nil }
    queue.drop(queue.rest.count)
    searched = 0
    guard !isPassingOver else { return nil }
    isPassingOver = true
    return .fault(.invalidRequest("the message has more than \(limit) bytes"))
  }

  package static func bytes(of message: Data) -> Data {
    message + [.lineFeed]
  }

  private mutating func takeLine() -> Data? {
    let rest = queue.rest
    guard let end = rest.dropFirst(searched).firstIndex(of: .lineFeed) else {
      searched = rest.count
      return nil
    }
    searched = 0
    let line = queue.take(end - rest.startIndex)
    queue.drop(1)
    return line
  }
}

extension UInt8 {
  static let lineFeed = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")

  fileprivate var isWhitespace: Bool { [0x20, 0x09, .lineFeed, .carriageReturn].contains(self) }
}
