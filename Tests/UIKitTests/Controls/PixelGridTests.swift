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
  }
}
