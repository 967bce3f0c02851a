import Foundation
import Testing
import TestSupport
import PlatformMetrics

@testable import UIKit

/// How labels choose the breaks between their lines.
@MainActor
struct LineBreakStrategyTests {
  private let text = "Pull the lever twice daily"

  private func label() -> UILabel {
    let label = UILabel()
    label.text = text
    label.numberOfLines = 0
    return label
  }

  /// A width that has all words but the last on the first line.
  private var room: CGFloat {
    let label = UILabel()
    label.text = "Pull the lever twice"
    return label.intrinsicContentSize.width + 2
  }

  @Test func labelsLeaveNoWordAlone() {
    let label = label()
    let standard = label.contentSize(wrappingAt: room)
    label.lineBreakStrategy = []
    let filled = label.contentSize(wrappingAt: room)
    #expect(standard.height == filled.height)
    #expect(standard.width < filled.width - 20)
  }

  @Test func labelsFillLinesUpToIOS10() {
    func width(on release: Release) -> CGFloat {
      onRelease(release) { label().contentSize(wrappingAt: room).width }
    }
    #expect(width(on: .iOS10) > width(on: .iOS11) + 20)
    #expect(width(on: .iOS11) == width(on: .iOS26))
  }

  @Test func attributedTextMayHaveAStrategyOfItsOwn() {
    let label = label()
    let plain = label.contentSize(wrappingAt: room).width
    label.attributedText = NSAttributedString(string: text)
    #expect(label.contentSize(wrappingAt: room).width == plain)
    label.lineBreakStrategy = []
    #expect(label.contentSize(wrappingAt: room).width > plain + 20)
    let style = NSMutableParagraphStyle()
    style.lineBreakStrategy = .pushOut
    label.attributedText = NSAttributedString(string: text, attributes: [.paragraphStyle: style])
    #expect(label.contentSize(wrappingAt: room).width == plain)
  }
}
