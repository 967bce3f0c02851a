import InterfaceBuilder
import Testing

@testable import Inspection

struct TextFormatTests {
  @Test func aFindingIsOneLine() {
    let finding = Finding(
      rule: .ambiguousLayout, reportedAs: .warning, path: "a\nb\u{202E}.xib",
      position: DocumentPosition(line: 3, column: 9), objectIDs: ["x"], message: "what\u{2028}ever",
      nextStep: "Do it",
      occurrence: Occurrence(configurations: [Configuration("iPhone 8, portrait")], total: 3))
    #expect(
      TextFormat.line(for: finding)
        == #"a\nb\u{202E}.xib:3:9: warning: what\u{2028}ever (in 1 of 3 configurations: "#
        + "iPhone 8, portrait). Do it [ambiguous-layout]")
  }

  @Test func whatOccursEverywhereNamesNoConfiguration() {
    #expect(
      Occurrence(configurations: ["a", "b"].map { Configuration($0) }, total: 2).summary == nil)
    #expect(Occurrence.always.summary == nil)
    #expect(
      Occurrence(configurations: ["a", "b"].map { Configuration($0) }, total: 3).summary
        == "in 2 of 3 configurations, worst: a")
  }
}
