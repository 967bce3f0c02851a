public import Foundation

/// The frame and the looks of an element of a collection.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject {
  /// The kinds of elements.
  public enum ElementCategory: Int, Sendable {
    /// An item.
    case cell = 0
    /// A supplementary view, such as a header.
    case supplementaryView = 1
  }

  /// The frame in the content, in points.
  open var frame = CGRect.zero
  /// The opacity of the element, 0…1.
  open var alpha: CGFloat = 1
  /// The position in front of or behind others.
  open var zIndex = 0
  /// Whether the element is left out.
  open var isHidden = false
  /// The transform of the element about its centre.
  open var transform = CGAffineTransform.identity
  /// The item, or the section and a number.
  open var indexPath: IndexPath
  /// The category of the element.
  open private(set) var representedElementCategory: ElementCategory
  /// The kind of a supplementary view; nil for an item.
  open private(set) var representedElementKind: String?

  /// Creates the attributes of an item.
  public required init(forCellWith indexPath: IndexPath) {
    self.indexPath = indexPath
    representedElementCategory = .cell
  }

  /// Creates the attributes of a supplementary view.
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

  /// Returns a copy of the attributes; overrides add those of their class.
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

  /// The element that the attributes belong to.
  var element: CollectionElement {
    CollectionElement(kind: representedElementKind, indexPath: indexPath)
  }
}

/// An element of a collection: an item, or a view of a kind at an index path.
struct CollectionElement: Hashable {
  var kind: String?
  var indexPath: IndexPath
}
