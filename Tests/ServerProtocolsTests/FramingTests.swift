import Foundation
import Testing

@testable import ServerProtocols

/// The ends of messages in a stream.
struct FramingTests {
  private func inputs<Framing: MessageFraming>(
    _ type: Framing.Type, _ parts: [String]
  ) -> [FramedInput] {
    var framing = Framing()
    var inputs: [FramedInput] = []
    for part in parts {
      framing.append(Data(part.utf8))
      while let input = framing.next() { inputs.append(input) }
    }
    return inputs
  }

  private func messages(_ inputs: [FramedInput]) -> [String] {
    inputs.map { input in
      switch input {
      case .message(let text): String(decoding: text, as: UTF8.self)
      case .fault(let error): "fault \(error.code)"
      }
    }
  }

  private static let first = "Content-Length: 5\r\n\r\n{\"a\"}"
  private static let second =
    "content-type: application/vscode-jsonrpc; charset=utf-8\r\nContent-Length:4\r\n\r\n\"é\""

  // MARK: Headers

  @Test func aMessageEndsWhereItsHeaderSays() {
    #expect(messages(inputs(HeaderFraming.self, [Self.first])) == ["{\"a\"}"])
    #expect(messages(inputs(HeaderFraming.self, [Self.second])) == ["\"é\""])
  }

  @Test func messagesMayComeTogether() {
    let stream = Self.first + Self.second + Self.first
    #expect(messages(inputs(HeaderFraming.self, [stream])) == ["{\"a\"}", "\"é\"", "{\"a\"}"])
  }

  @Test func messagesMayComeByteForByte() {
    let stream = Array((Self.first + Self.second + "Content-Length: 0\r\n\r\n").utf8)
    var framing = HeaderFraming()
    var inputs: [FramedInput] = []
    for byte in stream {
      framing.append(Data([byte]))
      while let input = framing.next() { inputs.append(input) }
    }
    #expect(messages(inputs) == ["{\"a\"}", "\"é\"", ""])
  }

  @Test(arguments: [
    "Content-Length: many\r\n\r\n", "Content-Length: -1\r\n\r\n", "Content-Length:\r\n\r\n",
    "Content-Type: x\r\n\r\n", "Content-Length: 1\r\nContent-Length: 2\r\n\r\n",
    "Content-Length: 99999999999999999999\r\n\r\n", "hello world\n",
    "Content-Length: " + String(repeating: "1", count: 9000),
  ])
  func aWrongHeaderLosesNoOtherMessage(header: String) {
    let result = messages(inputs(HeaderFraming.self, [header, Self.first]))
    #expect(result == ["fault -32700", "{\"a\"}"])
  }

  @Test func aLengthThatIsTooSmallLosesOneMessage() {
    let stream = "Content-Length: 3\r\n\r\n{\"a\"}" + Self.first
    #expect(
      messages(inputs(HeaderFraming.self, [stream])) == ["{\"a", "fault -32700", "{\"a\"}"])
  }

  @Test func aLengthThatIsTooLargeLosesTheMessagesItCovers() {
    let stream = "Content-Length: 9\r\n\r\n{\"a\"}" + Self.first + Self.second
    #expect(
      messages(inputs(HeaderFraming.self, [stream]))
        == ["{\"a\"}Cont", "fault -32700", "\"é\""])
  }

  @Test func aHugeMessageIsPassedOver() {
    var framing = HeaderFraming(limit: 100)
    framing.append(Data("Content-Length: 150\r\n\r\nab".utf8))
    #expect(framing.next().map { messages([$0]) } == ["fault -32600"])
    framing.append(Data(repeating: 0x20, count: 100))
    #expect(framing.next() == nil)
    framing.append(Data(repeating: 0x20, count: 48) + Data(Self.first.utf8))
    #expect(framing.next().map { messages([$0]) } == ["{\"a\"}"])
    #expect(framing.next() == nil)
  }

  @Test func aMessageIsSentWithItsLengthInBytes() {
    let bytes = HeaderFraming.bytes(of: Data("\"é\"".utf8))
    #expect(String(decoding: bytes, as: UTF8.self) == "Content-Length: 4\r\n\r\n\"é\"")
  }

  // MARK: Lines

  @Test func aMessageIsALine() {
    let result = inputs(LineFraming.self, ["{\"a\":", "1}\n\n  \r\n[1]\r\n{\"b\"", "", ":2}\n{"])
    #expect(messages(result) == ["{\"a\":1}", "[1]\r", "{\"b\":2}"])
  }

  @Test func aHugeLineIsPassedOver() {
    var framing = LineFraming(limit: 100)
    var faults = 0
    for _ in 0..<9 {
      framing.append(Data(repeating: 0x20, count: 64))
      while framing.next() != nil { faults += 1 }
    }
    #expect(faults == 1)
    framing.append(Data(" \n{}\n".utf8))
    #expect(framing.next().map { messages([$0]) } == ["{}"])
  }
}
