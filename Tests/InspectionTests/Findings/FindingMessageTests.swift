import Foundation
import LayoutFaults
import TestSupport
import Testing

@testable import Inspection

/// The length of messages.
@MainActor
struct FindingMessageTests {
  private static let most = 200

  @Test func aShortMessageIsAsItIsWritten() {
    let name = String(repeating: "n", count: 100)
    let message: FindingMessage = "the view \(name) is " + "\(12) points\(words: " wide")"
    #expect(message.text == "the view \(name) is 12 points wide")
  }

  @Test func namesAreAbbreviatedTheLongestFirst() {
    let (long, short) = (
      String(repeating: "a", count: 300) + "end", String(repeating: "b", count: 60)
    )
    let message: FindingMessage = "\(long) lies over \(short) by \(words: "12.5 points")"
    #expect(message.text.count == Self.most)
    #expect(message.text.hasSuffix("end lies over \(short) by 12.5 points"))
    #expect(message.text.hasPrefix("aaa") && message.text.contains("a…a"))
  }

  @Test func manyNamesShareTheRoom() {
    let name = String(repeating: "n", count: 150)
    let message: FindingMessage = "\(name) and \(name) and \(name)"
    #expect(message.text.count <= Self.most)
    #expect(message.text.components(separatedBy: "…").count == 4)
    #expect(message.text.components(separatedBy: " and ").count == 3)
  }

  @Test func wordsThatAreTooLongAreCutAllTheSame() {
    let message: FindingMessage = "\(words: String(repeating: "w", count: 500))"
    #expect(message.text.count == Self.most)
  }

  @Test(arguments: [(5, "abcdef", "ab…ef"), (6, "abcdef", "abcdef"), (4, "abcdef", "ab…f")])
  func anEllipsisReplacesTheMiddle(length: Int, text: String, result: String) {
    #expect(text.abbreviated(to: length) == result)
  }

  /// The example of a rule with long names in place of every id, text, label and class.
  private func renamed(_ scene: ExampleScene) throws -> String {
    var text = scene.storyboard
    let suffix = String(repeating: "VeryLongName", count: 10)
    for attribute in ["id", "firstItem", "secondItem", "destination", "initialViewController"] {
      text = text.replacing(try Regex("( \(attribute)=\")([^\"]*)\"")) { match in
        "\(match.output[1].substring ?? "")\(match.output[2].substring ?? "")\(suffix)\""
      }
    }
    text = text.replacing("customClass=\"", with: "customClass=\"\(suffix)")
    for element in ["view", "label", "button", "scrollView", "stackView", "imageView"] {
      text = text.replacing("<\(element) ", with: "<\(element) userLabel=\"\(suffix)\" ")
    }
    return text
  }

  @Test(arguments: RuleBook.ids)
  func noMessageIsLongHoweverLongTheNames(id: RuleID) throws {
    let rule = try #require(RuleBook.rule(id))
    let findings = try Storyboard(text: renamed(rule.faulty), name: "Example.storyboard")
      .findings(on: [.named("retina6_12"), .named("retina4_0")], assets: rule.faulty.assets)
    #expect(findings.contains { $0.rule == id })
    for finding in findings {
      #expect(finding.message.count <= Self.most, "\(finding.message)")
      #expect(finding.message.hasSuffix("…") == false)
      #expect(!finding.message.contains(". "))
    }
  }
}
