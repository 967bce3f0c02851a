import Foundation
import Testing

@testable import Inspection

struct JSONTextTests {
  @Test(arguments: [
    (0.0, "0"), (-0.0, "0"), (1.0, "1"), (-3.0, "-3"), (0.5, "0.5"),
    (190.33333333333334, "190.333333"),
    (-20.499999999999996, "-20.5"), (1e16, "1e+16"), (123456789.0, "123456789"), (0.00001, "1e-05"),
    (.nan, "null"), (.infinity, "null"), (1e-9, "0"), (-1e-9, "0"),
  ])
  func numbers(value: Double, text: String) {
    #expect(JSONText.number(value).text == text)
  }

  @Test func stringsAreEscaped() throws {
    let hard = "a\"b\\c\n\r\t\u{1}\u{7F}\u{2028}\u{202E}\u{E0041}é\u{1F600}/"
    let text = JSONText.string(hard).text
    #expect(text == #""a\"b\\c\n\r\t\u0001\u007f\u2028\u202e\udb40\udc41é😀/""#)
    let decoded = try JSONDecoder().decode([String].self, from: Data("[\(text)]".utf8))
    #expect(decoded == [hard])
  }

  @Test func membersKeepTheirOrder() {
    let value = JSONText.object([
      .init("z", .array([.null, .bool(true), .bool(false)])), .init("a", .optional(nil)),
      .init("m", .strings(["x", "y"])), .init("e", .object([])), .init("o", .optional("v")),
    ])
    #expect(
      value.text == #"{"z":[null,true,false],"a":null,"m":["x","y"],"e":{},"o":"v"}"#)
  }

  @Test func framesHaveTheDocumentedKeysInOrder() {
    #expect(
      FramesReport.line(document: "a\"b", error: "no")
        == #"{"document":"a\"b","error":"no","scenes":[]}"#)
  }
}
