import Foundation
import LayoutLogs
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@testable import Inspection

/// Explanations in each format.
struct LogFormatTests {
  private let log = LogSamples.explained(LogSamples.wideLabel + LogSamples.trace)

  @Test func text() {
    let text = LogTextFormat(isColored: false).text(log)
    #expect(text.hasPrefix("log.txt:1: conflict: UIView is 375 wide"))
    #expect(text.contains("\n    \"Name\" label.width = 400 <- UIKit breaks this one\n"))
    #expect(text.contains("\n  Taking no part:\n    CardView.height = 44\n"))
    #expect(text.contains("\nlog.txt:14: ambiguous: 1 of 2 views and guides.\n"))
    let colored = LogTextFormat(isColored: true).text(log)
    #expect(colored.contains("\u{1B}[1;31mconflict:\u{1B}[0m"))
    #expect(colored.replacing(#/\u{1B}\[[0-9;]*m/#, with: "") == text)
  }

  @Test func markdown() {
    let text = LogMarkdownFormat.text(log)
    #expect(text.contains("**UIView is 375 wide"))
    #expect(
      text.contains("| 1 | `\"Name\" label.width = 400` (UIKit breaks it) | the app | `0x6011` |"))
    #expect(text.contains("|  | `CardView.height = 44` | the app | `0x6015` |"))
  }

  @Test func json() throws {
    let text = LogJSONFormat(toolVersion: "1").text([log])
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let logs = try #require(object["logs"] as? [[String: Any]])
    let parts = try #require(logs.first?["parts"] as? [[String: Any]])
    #expect(parts.map { $0["kind"] as? String } == ["conflict", "trace"])
    #expect(parts[0]["breaks"] as? Int == 0)
    let edit = try #require(parts[0]["edit"] as? [String: Any])
    #expect(edit["kind"] as? String == "lower")
    #expect(edit["constraints"] as? [Int] == [0])
    let subsets = try #require(parts[0]["subsets"] as? [[String: Any]])
    #expect(subsets.map { $0["sum"] as? String } == ["400 + 8 + 8 > 375"])
  }

  /// The schema names every member that is written, and no other.
  @Test func theSchemaKnowsEveryMember() throws {
    let url = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "docs/explain.schema.json")
    let schema = String(decoding: try Data(contentsOf: url), as: UTF8.self)
    let text = LogJSONFormat(toolVersion: "1").text([log])
    let names = Set(text.matches(of: /"([A-Za-z]+)":/).map { String($0.1) })
    for name in names.sorted() { #expect(schema.contains("\"\(name)\""), "\(name)") }
  }

  @Test func aDrawingIsWellFormedAndShowsEveryMember() throws {
    let text = LogDrawing.text([log])
    let parser = XMLParser(data: Data(text.utf8))
    #expect(parser.parse())
    for phrase in ["label.width = 400", "label.leading = UIView.leading + 8", "UIView.width = 375"]
    {
      #expect(text.contains(phrase))
    }
    #expect(text.contains("does not fit"))
    #expect(LogDrawing.text([LogSamples.explained(LogSamples.trace)]).contains("<svg"))
  }

  /// Each format with names that would be obeyed or would break it.
  @Test func hostileNames() throws {
    let hostile = "\u{1B}[2J\u{202E}</text>|`**\"&"
    let log = LogSamples.explained(
      LogSamples.wideLabel.replacing("'Name'", with: "'\(hostile)'"), path: "a\u{1B}[31m.txt")
    let texts = [
      LogTextFormat(isColored: false).text(log), LogMarkdownFormat.text(log),
      LogJSONFormat(toolVersion: "1").text([log]), LogDrawing.text([log]),
    ]
    for text in texts {
      #expect(!text.unicodeScalars.contains { $0.value == 0x1B || $0.value == 0x202E })
    }
    #expect(XMLParser(data: Data(texts[3].utf8)).parse())
    #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(texts[2].utf8)) }
  }

  @Test func hiddenConstraintsAndLinesThatAreNotUnderstood() {
    let log = LogSamples.explained(
      "Unable to simultaneously satisfy constraints:\n<private>\n\nWill attempt to recover by breaking constraint \n"
        + "<private>\n\nbreak on objc_exception_throw\n<NSLayoutConstraint:0x61 what>\n")
    let text = LogTextFormat(isColored: false).text(log)
    #expect(text.contains("1 conflict without constraints"))
    #expect(text.contains("Not understood:\n  <NSLayoutConstraint:0x61 what>"))
    #expect(LogMarkdownFormat.text(log).contains("- `<NSLayoutConstraint:0x61 what>`"))
  }
}
