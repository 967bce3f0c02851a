import InterfaceBuilder
import Testing

@testable import Inspection

/// The lines of documents.
struct SourceLinesTests {
  private func texts(_ text: String, _ numbers: [Int]) throws -> [Int: String] {
    SourceLines(of: try Document(bytes: Array(text.utf8), path: "a.xib")).texts(at: numbers)
  }

  @Test(arguments: ["\n", "\r", "\r\n"])
  func linesEndAsXMLHasThem(end: String) throws {
    let text = ["<document>", "  <a/>\t ", "", "<b/>", "</document>"].joined(separator: end)
    #expect(
      try texts(text, [1, 2, 3, 5]) == [1: "<document>", 2: "<a/>", 3: "", 5: "</document>"])
    #expect(try texts(text, [4, 6]) == [4: "<b/>"])
  }

  @Test func aLongLineIsAbbreviated() throws {
    let line = "<document a=\"\(String(repeating: "x", count: 500))\"/>"
    let text = try #require(texts(line, [1])[1])
    #expect(text.count == 240)
    #expect(text.hasPrefix("<document a=") && text.hasSuffix("x\"/>"))
  }

  @Test func otherEncodingsHaveNone() throws {
    let text = "<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?><document/>"
    #expect(try texts(text, [1]) == [:])
  }
}
