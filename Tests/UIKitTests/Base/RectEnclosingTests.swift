import Testing
import UIKit

/// Rectangles within others.
struct RectEnclosingTests {
  private let outer = CGRect(x: 19, y: 359.667, width: 355, height: 43.667)

  @Test func whatLiesWellInsideIsEnclosed() {
    let inner = CGRect(x: 24, y: 364.667, width: 345, height: 33.667)
    #expect(outer.encloses(inner))
    #expect(!inner.encloses(outer))
  }

  @Test func edgesBelongToIt() {
    #expect(outer.encloses(outer))
    #expect(!outer.encloses(outer.offsetBy(dx: 0.5, dy: 0)))
    #expect(!outer.encloses(outer.offsetBy(dx: 0, dy: -0.5)))
  }

  @Test func theNullRectangleIsEnclosed() {
    #expect(outer.encloses(.null))
  }
}
