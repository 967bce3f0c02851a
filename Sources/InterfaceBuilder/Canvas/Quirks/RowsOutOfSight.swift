import UIKit

/// Since Xcode 11 what constraints place in cells out of sight is not laid out, and counts as ambiguous: a table
/// or collection view makes the cells that its bounds show.
///
/// Source: all such views are marked as ambiguous, in a table of prototypes, a collection view and static tables
/// (68 views in 3 repositories, Xcode 11 to 26); none is in a static table of Xcode 9 (14 views). Views that cells
/// place themselves are marked in 3 repositories of 7.
struct RowsOutOfSight: QuirkBehavior {
  nonisolated func applies(to document: DocumentDescription) -> Bool {
    document.toolsVersion >= ToolsVersion("14800")
  }

  func laysOut(_ view: UIView) -> Bool {
    guard !view.translatesAutoresizingMaskIntoConstraints else { return true }
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
