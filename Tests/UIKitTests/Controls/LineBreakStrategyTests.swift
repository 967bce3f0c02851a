import Foundation
import Testing

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
    let label = label()
    let current = label.contentSize(wrappingAt: room).width
    let former = withEra(.iOS10) { label.contentSize(wrappingAt: room).width }
    #expect(former > current + 20)
    #expect(withEra(.iOS11) { label.contentSize(wrappingAt: room).width } == current)
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
