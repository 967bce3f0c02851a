import UIKit

extension UIView {
  /// Whether the view lies inside a prototype that Interface Builder's canvas does not show, because
  /// it begins beyond the table or collection view it belongs to.
  ///
  /// Nothing lays out what is in such a prototype.
  ///
  /// Source: Interface Builder marks all views of such prototypes as ambiguous (53 views in 3 of 3
  /// containers, all of one project), whatever their constraints say. It lays out the rows of static
  /// tables everywhere (7 of 7), and prototypes inside of 300 containers without marking all in one.
  var isInUnshownPrototype: Bool {
    var view: UIView? = self
    while let current = view {
      if let container = current.superview, container.isUnshownPrototype(current) { return true }
      view = current.superview
    }
    return false
  }

  /// Whether a subview is a prototype that begins beyond the bounds.
  private func isUnshownPrototype(_ subview: UIView) -> Bool {
    let isPrototype =
      switch self {
      case let table as UITableView: table.showsPrototypes && subview is UITableViewCell
      case is UICollectionView: subview is UICollectionReusableView
      default: false
      }
    let size = bounds.size
    return isPrototype
      && (subview.frame.minY >= size.height || subview.frame.minX >= size.width
        || min(size.width, size.height) <= 0)
  }
}

extension UITableView {
  fileprivate var showsPrototypes: Bool {
    if case .prototypes = canvasContent { true } else { false }
  }
}
