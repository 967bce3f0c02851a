import Foundation
import Projects
import TestSupport
import Testing

@testable import Inspection

/// Texts that take more lines than their labels may have.
@MainActor
struct ClippedLinesTests {
  private static let sentence = "Why did you end your routine so early today?"

  /// A label of some lines, drawn with a width, and solved with that or with the width that is given by its edges.
  private func found(
    _ text: String = sentence, lines: Int = 2, drawn: Double = 120, trailing: Double? = nil,
    writing: Set<String> = [], outlet: Bool = true
  ) throws -> [Finding.Severity] {
    let connection =
      "<connections><outlet property=\"name\" destination=\"a\" id=\"o\"/></connections>"
    let document = try Storyboard(
      subviews: Element.label(
        "a", text, [20, 40, drawn, 41], attributes: "numberOfLines=\"\(lines)\""),
      constraints: trailing.map {
        Element.constraint("x", "a", "leading", "root", "leading", "constant=\"20\"")
          + Element.constraint("y", "a", "top", "root", "top", "constant=\"40\"")
          + Element.constraint("r", "root", "trailing", "a", "trailing", "constant=\"\($0)\"")
      } ?? Element.place("a", [20, 40, drawn, 41]))
    var bytes = try String(contentsOfFile: document.path, encoding: .utf8)
    if outlet {
      bytes = bytes.replacing("</viewController>", with: connection + "</viewController>")
    }
    var inspector = try DocumentInspector(bytes: Array(bytes.utf8), path: "Page.storyboard")
    if !writing.isEmpty {
      inspector.code = CodeFacts(
        ListedOutlets(Array(bytes.utf8)), written: ["Scene": ["name": writing]])
    }
    return try inspector.findings(on: [.named("retina4_0")]).filter { $0.rule == .clippedText }
      .map(\.severity)
  }

  @Test func aTextThatStaysIsMeantToBeRead() throws {
    #expect(try found(outlet: false) == [.warning])
    #expect(try found(writing: ["alpha"]) == [.warning])
    #expect(try found(drawn: 300, outlet: false) == [])
  }

  @Test func aTextThatCodeSetsOrMaySetIsANote() throws {
    #expect(try found(writing: ["text"]) == [.info])
    #expect(try found() == [.info], "an outlet, and no code is known")
  }

  /// On a screen narrower than the drawn one, a limit of lines is as its author says.
  @Test(arguments: [(255.0, Finding.Severity.info), (100, .warning)])
  func aTextThatFitsAsDrawnIsANote(drawn: Double, severity: Finding.Severity) throws {
    #expect(try found(drawn: drawn, trailing: 200, outlet: false) == [severity])
  }

  @Test(arguments: [
    ("One.&#10;Two?", 1, 1), ("One.&#10;Two?", 0, 0), ("One.&#10;", 1, 0), ("&#10;One.", 1, 0),
  ])
  func whatFollowsALineBreakIsLost(text: String, lines: Int, count: Int) throws {
    #expect(try found(text, lines: lines, drawn: 200, outlet: false).count == count)
  }
}
