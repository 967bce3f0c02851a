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
    case .navigationBar(let content): buildItems(content.items, in: view)
    case .toolbar(let content): buildItems(content.items, in: view)
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

  // MARK: Bars

  private func buildItems(_ items: [NavigationItemDescription], in bar: UIView) {
    for item in items { buildViews(of: item, in: bar) }
  }

  private func buildItems(_ items: [BarButtonItemDescription], in bar: UIView) {
    for item in items {
      if let view = item.customView { build(view, in: bar) }
    }
  }

  /// Makes the views that a navigation item and its buttons show.
  func buildViews(of item: NavigationItemDescription, in bar: UIView) {
    if let view = item.titleView { build(view, in: bar) }
    buildItems(item.leftItems + item.rightItems, in: bar)
  }

  /// Makes the views that the buttons of a toolbar show.
  func buildViews(of items: [BarButtonItemDescription], in bar: UIView) {
    buildItems(items, in: bar)
  }
}
