import UIKit

/// Rows that Interface Builder's canvas does not lay out because no part of them is in sight.
///
/// A table or collection view makes the cells that its bounds show. From Xcode 11 on the canvas does the same: views
/// that constraints place in other cells keep the frames they have, and count as ambiguous.
///
/// Source: all such views are marked as ambiguous, in a table of prototypes, a collection view and static tables
/// (68 views in 3 repositories, Xcode 11 to 26); none is in a static table of Xcode 9 (14 views). Views that cells
/// place themselves are marked in 3 repositories of 7.
@MainActor
struct RowsOutOfSight {
  /// Whether a canvas leaves such rows out.
  let areLeftOut: Bool

  /// Whether a canvas lays out a view.
  func isLaidOut(_ view: UIView) -> Bool {
    guard areLeftOut, !view.translatesAutoresizingMaskIntoConstraints else { return true }
    var current = view
    while let outer = current.superview {
      if let list = outer as? UIScrollView, list.placesAsCell(current), !list.shows(current) {
        return current === view
      }
      current = outer
    }
    return true
  }
}

extension UIScrollView {
  /// Whether a part of a subview is in sight before anyone scrolls.
  fileprivate func shows(_ subview: UIView) -> Bool {
    let sight = CGRect(origin: .zero, size: bounds.size).intersection(subview.frame)
    return sight.width > 0 && sight.height > 0
  }

  /// Whether a subview is a cell of a list, or a header or footer of one of its sections.
  fileprivate func placesAsCell(_ subview: UIView) -> Bool {
    switch self {
    case is UITableView: subview is UITableViewCell
    case is UICollectionView: subview is UICollectionReusableView
    default: false
    }
  }
}
