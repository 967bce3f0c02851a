public import Foundation

/// Where an element of a collection lies, and how it looks.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject {
  /// The kinds of elements.
  public enum ElementCategory: Int, Sendable {
    /// An item.
    case cell = 0
    /// A view beside the items, such as a header.
    case supplementaryView = 1
  }

  /// The rectangle in the content, in points.
  open var frame = CGRect.zero
  /// How visible the element is: 0…1.
  open var alpha: CGFloat = 1
  /// The position in front of or behind others.
  open var zIndex = 0
  /// Whether the element is left out.
  open var isHidden = false
  /// How the element is distorted about its centre.
  open var transform = CGAffineTransform.identity
  /// The item, or the section and a number.
  open var indexPath: IndexPath
  /// What it is the place of.
  open private(set) var representedElementCategory: ElementCategory
  /// The kind of a view beside the items.
  open private(set) var representedElementKind: String?

  /// Creates the place of an item.
  public required init(forCellWith indexPath: IndexPath) {
    self.indexPath = indexPath
    representedElementCategory = .cell
  }

  /// Creates the place of a view beside the items.
  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath)
  {
    self.init(forCellWith: indexPath)
    representedElementCategory = .supplementaryView
    representedElementKind = elementKind
  }

  /// The size, in points; the upper left corner stays.
  open var size: CGSize {
    get { frame.size }
    set { frame.size = newValue }
  }

  /// The centre in the content, in points.
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }

  /// The same place as another object; overrides add what they have.
  nonisolated open override func copy() -> Any {
    MainActor.assumeIsolated { Handed(makeCopy()) }.object
  }

  private func makeCopy() -> UICollectionViewLayoutAttributes {
    let copy = type(of: self).init(forCellWith: indexPath)
    copy.representedElementCategory = representedElementCategory
    copy.representedElementKind = representedElementKind
    (copy.frame, copy.alpha, copy.zIndex) = (frame, alpha, zIndex)
    (copy.isHidden, copy.transform) = (isHidden, transform)
    return copy
  }

  /// Identifies what it is the place of.
  var element: CollectionElement {
    CollectionElement(kind: representedElementKind, indexPath: indexPath)
  }
}

/// What a collection shows at a place: an item, or a view of a kind.
struct CollectionElement: Hashable {
  var kind: String?
  var indexPath: IndexPath
}
