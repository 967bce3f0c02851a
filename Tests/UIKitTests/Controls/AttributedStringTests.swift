import AutoLayout
import Foundation
import Testing
@testable import UIKit

/// Attributed strings whose attributes are objects of this module.
@MainActor
struct AttributedStringTests {
  @Test("adjacent runs of equal attributes become one run")
  func mergesEqualRuns() {
    let text = NSMutableAttributedString(string: "")
    text.append(NSAttributedString(string: "", attributes: attributes(size: 17)))
    text.append(NSAttributedString(string: "one ", attributes: attributes(size: 17)))
    text.append(NSAttributedString(string: "two", attributes: attributes(size: 17)))
    #expect(runs(of: text) == [NSRange(location: 0, length: 7)])
  }

  @Test(
    "a run that differs in one attribute stays apart",
    arguments: [NSAttributedString.Key.font, .foregroundColor, .paragraphStyle])
  func keepsOtherRuns(key: NSAttributedString.Key) {
    let other = attributes(size: 12)
    var changed = attributes(size: 17)
    changed[key] = other[key]
    let text = NSMutableAttributedString(string: "one", attributes: attributes(size: 17))
    text.append(NSAttributedString(string: "two", attributes: changed))
    #expect(runs(of: text) == [NSRange(location: 0, length: 3), NSRange(location: 3, length: 3)])
  }

  @Test("a kern of 0 turns kerning off, none leaves it on, and others space the text")
  func kernOfZeroTurnsKerningOff() {
    let text = NSMutableAttributedString(string: "a", attributes: [.kern: CGFloat(0)])
    text.append(NSAttributedString(string: "b"))
    text.append(NSAttributedString(string: "c", attributes: [.kern: CGFloat(2)]))
    let measurable = MeasurableText(
      text, font: .systemFont(ofSize: 17), lineBreakMode: .byWordWrapping)
    #expect(measurable.runs.map(\.font.isKerned) == [false, true, true])
  }

  /// Fresh objects with each call, so that only their values can be equal.
  private func attributes(size: CGFloat) -> [NSAttributedString.Key: Any] {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = size - 17
    return [
      .font: UIFont.systemFont(ofSize: size), .paragraphStyle: style, .kern: CGFloat(0),
      .foregroundColor: UIColor(white: size / 34, alpha: 1),
    ]
  }

  private func runs(of text: NSAttributedString) -> [NSRange] {
    var ranges: [NSRange] = []
    let whole = NSRange(location: 0, length: text.length)
    text.enumerateAttributes(in: whole) { _, range, _ in ranges.append(range) }
    return ranges
  }
}
