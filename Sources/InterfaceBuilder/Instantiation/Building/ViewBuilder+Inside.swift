import AutoLayout
import UIKit

extension ViewBuilder {
  /// Makes what a view contains.
  func buildInside(_ view: UIView, _ description: ViewDescription) {
    switch description.content {
    case .table(let content):
      if let table = view as? UITableView { build(content, in: table) }
    case .collection(let content):
      if let collection = view as? UICollectionView { build(content, in: collection) }
    case .navigationBar(let content):
      let items = content.items.map { navigationItem($0, in: view) }
      (view as? UINavigationBar)?.items = items
    case .toolbar(let content):
      let items = content.items.map { barButtonItem($0, in: view) }
      (view as? UIToolbar)?.items = items
    default: break
    }
    if let content = description.contentView {
      if let contentView = Self.contentView(of: view) {
        adopt(contentView, for: content)
        if let cell = view as? UITableViewCell {
          work.schedule { self.finish(cell, for: description) }
        }
      } else {
        build(content, in: view)
      }
    }
    for subview in description.subviews { build(subview, in: view) }
  }

  private static func contentView(of view: UIView) -> UIView? {
    switch view {
    case let cell as UITableViewCell: cell.contentView
    case let view as UITableViewHeaderFooterView: view.contentView
    case let cell as UICollectionViewCell: cell.contentView
    case let view as UIVisualEffectView: view.contentView
    default: nil
    }
  }
}
