public import AutoLayout
import UIKit

/// The content of the cells and the supplementary views of a collection view.
public struct CollectionItemContent: ElementContent {
  /// The name by which code finds the item.
  public var reuseIdentifier: String?
  /// A size of its own, in points (*Custom* in the size inspector).
  public var customSize: Size?
  /// Whether the item is a supplementary view, such as a header.
  public var isSupplementary = false
}

extension CollectionItemContent: ViewElement {
  static let names = ["collectionViewCell", supplementaryName]
  static let isListItem = true

  private static let supplementaryName = "collectionReusableView"

  init(_ reader: ElementReader) {
    reuseIdentifier = reader["reuseIdentifier"]
    customSize = reader.size("customSize")
    isSupplementary = reader.element.name == Self.supplementaryName
  }

  func makeView() -> UICollectionReusableView {
    isSupplementary ? UICollectionReusableView() : UICollectionViewCell()
  }

  func apply(to view: UICollectionReusableView, in context: BuildingContext) {
    view.reuseIdentifier = reuseIdentifier
  }

  func contentView(of view: UICollectionReusableView) -> UIView? {
    (view as? UICollectionViewCell)?.contentView
  }

  /// The content view fills the cell, whatever its autoresizing mask in the document.
  ///
  /// Source: `UICollectionViewCell.contentView`, which is as large as the cell since iOS 8.
  func complete(_ view: UICollectionReusableView, in context: BuildingContext) {
    guard let cell = view as? UICollectionViewCell else { return }
    cell.contentView.frame = cell.bounds
    cell.contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }
}
