import AutoLayout
import Testing
import TestSupport

/// Random layouts, changed in ways whose effect is known although the layout is not.
struct MetamorphicTests {
  @Test(arguments: 0..<200)
  func everythingScalesWithItsConstants(seed: UInt64) throws {
    let recipe = LayoutRecipe(seed: seed)
    let rects = try recipe.solvedRects()
    for scale in [2, 3, 0.25] {
      let scaled = try recipe.solvedRects(LayoutRecipe.Change(scale: scale))
      for (rect, other) in zip(rects, scaled) {
        expectEqual(
          other,
          Rect(
            x: scale * rect.minX, y: scale * rect.minY, width: scale * rect.width,
            height: scale * rect.height))
      }
    }
  }

  @Test(arguments: 0..<200)
  func rightToLeftIsTheMirrorImage(seed: UInt64) throws {
    let recipe = LayoutRecipe(seed: seed)
    let mirrored = try recipe.solvedRects(LayoutRecipe.Change(direction: .rightToLeft))
    for (rect, other) in zip(try recipe.solvedRects(), mirrored) {
      expectEqual(
        other,
        Rect(
          x: LayoutRecipe.window.width - rect.maxX, y: rect.minY, width: rect.width,
          height: rect.height))
    }
  }

  @Test(arguments: 0..<200)
  func neitherOrderNorRepetitionOfConstraintsCounts(seed: UInt64) throws {
    let recipe = LayoutRecipe(seed: seed)
    let rects = try recipe.solvedRects()
    for change in [LayoutRecipe.Change(isReversed: true), LayoutRecipe.Change(isDoubled: true)] {
      for (rect, other) in zip(rects, try recipe.solvedRects(change)) { expectEqual(other, rect) }
    }
  }

  private func expectEqual(
    _ rect: Rect, _ other: Rect, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let isEqual =
      abs(rect.minX - other.minX) < 1e-9 && abs(rect.minY - other.minY) < 1e-9
      && abs(rect.width - other.width) < 1e-9 && abs(rect.height - other.height) < 1e-9
    #expect(isEqual, "\(rect) is not \(other)", sourceLocation: sourceLocation)
  }
}
