import AutoLayout
import ConstraintSolver
import TestSupport
import Testing

/// Rows share their width for text that wraps as they would if it had been there from the first.
@Suite struct TextShareTests {
  /// A row of 240 points with texts 150, 100 and 120 points wide.
  private struct Row {
    let root = TestView.root(240, 100)
    let stack: TestView
    let texts: [TestView]

    init() throws {
      let stack = TestView("stack", in: root)
      self.stack = stack
      try stack.pinEdges(to: root)
      texts = [150.0, 100, 120].enumerated().map { index, width in
        let text = TestView("text", content: Size(width: width, height: 10), in: stack)
        text.layout.contentCompressionResistance.horizontal = Float(700 + index)
        return text
      }
      stack.layout.becomeStackView().arrangedViews = texts.map(\.layout)
    }

    func wrap(_ index: Int, _ area: Double?) {
      texts[index].wrappingArea = area
      texts[index].layout.invalidateContentSize()
    }

    func widths() -> [Double] {
      #expect(root.layout.layoutIfNeeded().isSettled)
      return texts.map(\.frame.width)
    }
  }

  @Test func textThatBeginsToWrapTakesItsShare() throws {
    let row = try Row()
    #expect(row.widths() == [20, 100, 120])
    row.wrap(0, 1500)
    #expect(row.widths() == [20, 100, 120], "alone it has no share")
    row.wrap(1, 1000)
    #expect(row.widths() == [80, 80, 80])
  }

  @Test func textThatWrapsNoLongerGivesItsShareUp() throws {
    let row = try Row()
    row.wrap(0, 1500)
    row.wrap(1, 1000)
    #expect(row.widths() == [80, 80, 80])
    row.wrap(1, nil)
    row.root.layout.updateConstraintsIfNeeded()
    #expect(row.widths() == [20, 100, 120])
    row.wrap(1, nil)
    row.root.layout.updateConstraintsIfNeeded()
    row.wrap(1, 1000)
    #expect(row.widths() == [80, 80, 80], "asked for again before it was measured")
  }

  @Test func sharesFollowHowStronglyTextResists() throws {
    let row = try Row()
    row.wrap(0, 1500)
    row.wrap(1, 1000)
    #expect(row.widths() == [80, 80, 80])
    row.texts[2].layout.contentCompressionResistance.horizontal = 999
    #expect(row.widths() == [40, 80, 120])
    row.texts[0].layout.contentCompressionResistance.horizontal = 996
    #expect(row.widths() == [80, 40, 120])
  }

  @Test func otherContentHasNoRowLookedAtAgain() throws {
    let row = try Row()
    row.wrap(0, 1500)
    row.wrap(1, 1000)
    _ = row.widths()
    let calls = row.stack.calls["updateConstraints"]
    row.texts[0].contentSize.width = 120
    row.texts[2].contentSize.width = 50
    row.texts[2].layout.contentHugging.horizontal = 600
    _ = row.widths()
    #expect(row.stack.calls["updateConstraints"] == calls)
  }
}
