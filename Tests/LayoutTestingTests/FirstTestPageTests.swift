import Foundation
import LayoutTesting
import Testing
import UIKit

/// What `docs/first-test.md` shows.
@MainActor
@Suite struct FirstTestPageTests {
  @Test func theFailureItShowsIsTheOneThatIsReported() throws {
    let page = try String(
      contentsOf: URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("docs/first-test.md"), encoding: .utf8)
    let card = CardView()
    card.title.numberOfLines = 1
    card.title.text = "Twenty Thousand Leagues Under the Seas, and back"
    let faults = layoutFaults(
      of: card, on: [.iPhoneSE3, .iPhone15ProMax, .iPadPro12_9.landscape], sized: .fittingHeight())
    #expect(faults.count == 1)
    for line in faults.flatMap({ "\($0)".split(separator: "\n") }) {
      #expect(page.contains("\n    \(line)\n"), "docs/first-test.md does not show: \(line)")
    }
    for rule in LayoutRule.allCases { #expect(page.contains("\n| `\(rule.rawValue)` | ")) }
  }
}
