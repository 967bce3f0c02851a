import UIKit

/// The content of a view without content of its own: `<view>`, `<window>`, and the content views of cells.
public struct PlainViewContent: ElementContent {}

extension PlainViewContent: ViewElement {
  typealias View = UIView

  static let names = [
    "view", "window", "tableViewCellContentView", "collectionViewCellContentView",
  ]

  init(_ reader: ElementReader) {}
}
