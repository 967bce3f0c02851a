import Foundation
import Testing

@testable import UIKit

struct PixelGridTests {
  @Test func lengthsRoundToPixels() {
    #expect(PixelGrid(scale: 2).ceil(20.01) == 20.5)
    #expect(PixelGrid(scale: 2).ceil(20.500001) == 20.5)
    #expect(PixelGrid(scale: 3).ceil(CGFloat(20.0 + 1.0 / 3)) == CGFloat(61.0 / 3))
    #expect(PixelGrid(scale: 2).floor(20.49) == 20)
    #expect(PixelGrid.points.ceil(20.2) == 21)
    #expect(PixelGrid(scale: 2).round(20.25) == 20.5)
    #expect(PixelGrid(scale: 3).round(-0.5) == CGFloat(-1.0 / 3))
  }

  @Test func edgesRoundToPixels() {
    let rect = CGRect(x: 0.3, y: 1, width: 0.9, height: 2.2)
    #expect(PixelGrid(scale: 2).round(rect) == CGRect(x: 0.5, y: 1, width: 0.5, height: 2))
  }
  @Test func extentsAreWholePixelsAtThreePixelsAPoint() {
    for third in 0..<600 {
      let rect = CGRect(x: CGFloat(third) / 3, y: CGFloat(third) / 3, width: 100, height: 44)
      #expect(PixelGrid(scale: 3).round(rect).size == CGSize(width: 100, height: 44))
    }
  }
}
