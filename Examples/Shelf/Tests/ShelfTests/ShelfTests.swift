import LayoutTesting
import Testing
import UIKit

@testable import Shelf

@MainActor
@Suite struct ShelfTests {
  private let shelf = ShelfView(
    ["Verne", "Melville", "Conrad"].map { name in
      let label = UILabel()
      label.text = name
      return label
    })

  @Test func authorsFitOnEveryDevice() {
    assertLayout(shelf, on: [.iPhoneSE1, .iPhone15, .iPad9].inBothOrientations)
  }

  @Test func turningSwitchesRowsAndColumns() {
    for (size, isInColumns) in [
      (CGSize(width: 340, height: 700), false),
      (CGSize(width: 700, height: 340), true), (CGSize(width: 340, height: 700), false),
    ] {
      shelf.frame = CGRect(origin: .zero, size: size)
      shelf.layoutIfNeeded()
      #expect(shelf.isInColumns == isInColumns)
      let frames = shelf.items.map(\.frame)
      #expect(frames.allSatisfy { $0.size == frames[0].size })
      #expect(frames.map(\.minX) == (isInColumns ? [8, 240, 472] : [8, 8, 8]))
      #expect(frames.map(\.minY) == (isInColumns ? [8, 8, 8] : [8, 240, 472]))
      #expect(shelf.bounds.size == size)
    }
  }
}
