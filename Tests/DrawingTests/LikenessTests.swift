import AutoLayout
import Testing

@testable import Drawing

/// Drawings that differ by less than a pixel.
@Suite struct LikenessTests {
  /// A card with one thing of each kind, some of which are moved.
  private func drawing(
    moved: Double = 0, word: String = "Word", color: Color = .black, opacity: Double = 1
  ) -> DisplayList {
    let rect = Rect(x: 10 + moved, y: 10, width: 80, height: 20)
    var list = DisplayList()
    list.shadow(rect, radius: 4, DisplayList.Shadow(color: .black, blur: 3))
    list.fill(rect, color, radius: 4)
    list.border(rect, color, width: 1)
    list.hairline(rect.origin, Point(x: rect.maxX, y: rect.minY), color)
    list.group(
      DisplayList.Group(offset: Point(x: moved, y: 0), clip: .rect(rect), opacity: opacity)
    ) {
      $0.text(TextBlock(word, font: Font(size: 12), color: color, rect: rect))
    }
    return list
  }

  @Test func roundingToPixelsMakesNoOtherPicture() {
    #expect(drawing().looksLike(drawing()))
    #expect(drawing().looksLike(drawing(moved: 1.0 / 2 - 1.0 / 3)))
    #expect(drawing().looksLike(drawing(moved: -0.5)))
  }

  @Test func whatCanBeSeenMakesAnotherPicture() {
    #expect(!drawing().looksLike(drawing(moved: 1)))
    #expect(!drawing().looksLike(drawing(word: "Other")))
    #expect(!drawing().looksLike(drawing(color: .white)))
    #expect(!drawing().looksLike(drawing(opacity: 0.5)))
    var more = drawing()
    more.fill(Rect(x: 0, y: 0, width: 1, height: 1), .black)
    #expect(!drawing().looksLike(more))
  }
}
