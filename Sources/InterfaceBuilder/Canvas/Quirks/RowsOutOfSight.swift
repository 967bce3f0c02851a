import AutoLayout
import UIKit

/// Since Xcode 11 what constraints place in cells out of sight is not laid out, and counts as ambiguous: a table
/// or collection view makes the cells that its bounds show.
///
/// Up to Xcode 12 a list as large as its scene makes all its cells. From Xcode 13 to 16 a table also makes the rows
/// that begin less than the height of a row below its bounds. From Xcode 26 on a table as large as its scene does not
/// make those that begin less than that above its lower edge.
///
/// From Xcode 13 on the size of such a cell is open: a view whose frame required constraints give, whatever that size,
/// is not ambiguous.
///
/// Source: from Xcode 13 on, views that follow the far edges or the centre of such a cell are marked as ambiguous
/// (9 repositories), and views that do not are not (47 views in 3 repositories; a label in a stack view is, in 1). In
/// Xcode 14.3 nothing is marked in 1 repository, in Xcode 16.4 not in rows 62 and 94 points below tables of 2. By
/// Xcode 11 all are marked in a smaller table (50 views in 1 repository). In lists as large as their scenes Xcode 11 and
/// 12 mark none (42 views in 3 repositories), and Xcode 9 none at all (14 views). From Xcode 13 to 16 rows that begin 3
/// to 32.3 points below a table are not marked (6 repositories; one 26 points below is, in 1), and others, from 57.5
/// points on, are. In Xcode 26 rows that begin 2, 2.7 and 23 points above the lower edge are marked (6 views in 3
/// repositories), and rows that begin 53.5 and 64 points above it are not (2 repositories). From Xcode 13 on the texts that
/// cells of Apple's styles place themselves are marked in rows out of sight of 6 repositories (2 of them have rows
/// without marks, too), and not in 2, one of which is that of Xcode 14.3; up to Xcode 12 they are not (12 labels in 3
/// repositories).
struct RowsOutOfSight: QuirkBehavior {
  /// The height of a row whose height is not set, in points.
  private nonisolated static let rowHeight: CGFloat = 44

  nonisolated func applies(to document: DocumentDescription) -> Bool {
    document.toolsVersion >= .xcode11
  }

  func viewsLeftOut(of scene: SceneInstance) -> Set<ObjectIdentifier> {
    var views: Set<ObjectIdentifier> = []
    TreeWalk.visit(scene.rootView, children: { $0.subviews }) { view in
      guard let list = view.superview as? UIScrollView, list.placesAsCell(view),
        !makes(view, in: list, of: scene)
      else { return true }
      views.formUnion(view.subviews.flatMap(\.constrainedViews).map(ObjectIdentifier.init))
      views.subtract(givenViews(in: view, of: scene).map(ObjectIdentifier.init))
      views.formUnion(standardTexts(of: view, in: scene).map(ObjectIdentifier.init))
      return true
    }
    return views
  }

  /// The views that required constraints give their frames whatever the size of their cell.
  private func givenViews(in cell: UIView, of scene: SceneInstance) -> [UIView] {
    guard scene.description.toolsVersion >= .xcode13, let content = cell.contentOfCell
    else { return [] }
    let depending = content.layoutView.viewsDependingOnSize()
    return content.constrainedViews.filter { !depending.contains(ObjectIdentifier($0.layoutView)) }
  }

  /// The texts that a cell of one of Apple's styles places itself, where their frames follow its open size.
  private func standardTexts(of cell: UIView, in scene: SceneInstance) -> [UIView] {
    guard scene.description.toolsVersion >= .xcode13, cell is UITableViewCell,
      let element = scene.element(of: cell.layoutView)
    else { return [] }
    return ["textLabel", "detailTextLabel"].compactMap { element[$0] }.compactMap(scene.view(id:))
  }

  /// Whether a list makes a cell before anyone scrolls.
  private func makes(_ cell: UIView, in list: UIScrollView, of scene: SceneInstance) -> Bool {
    let version = scene.description.toolsVersion
    let isLarge = list.bounds.contains(scene.rootView.bounds.size)
    if version < .xcode13, isLarge { return true }
    var sight = CGRect(origin: .zero, size: list.bounds.size)
    guard sight.width > 0, sight.height > 0 else { return false }
    if list is UITableView, version >= .xcode13 {
      if version < .xcode26 {
        sight.size.height += Self.rowHeight
      } else if isLarge {
        sight.size.height -= Self.rowHeight
      }
    }
    // A row without height is in sight where it begins.
    let seen = sight.intersection(cell.frame)
    return sight.contains(cell.frame.origin) || seen.width > 0 && seen.height > 0
  }
}

extension CGRect {
  /// Whether a size is no larger.
  fileprivate func contains(_ size: CGSize) -> Bool {
    width >= size.width && height >= size.height
  }
}

extension UIView {
  /// The view and those inside it, as far as constraints place them.
  fileprivate var constrainedViews: [UIView] {
    var views: [UIView] = []
    TreeWalk.visit(self, children: { $0.subviews }) { view in
      if !view.translatesAutoresizingMaskIntoConstraints { views.append(view) }
      return true
    }
    return views
  }

  /// The content view of a cell.
  fileprivate var contentOfCell: UIView? {
    (self as? UITableViewCell)?.contentView ?? (self as? UICollectionViewCell)?.contentView
  }
}

extension UIScrollView {
  /// Whether a subview is a cell of a list, or a header or footer of one of its sections.
  fileprivate func placesAsCell(_ subview: UIView) -> Bool {
    switch self {
    case is UITableView: subview is UITableViewCell
    case is UICollectionView: subview is UICollectionReusableView
    default: false
    }
  }
}
