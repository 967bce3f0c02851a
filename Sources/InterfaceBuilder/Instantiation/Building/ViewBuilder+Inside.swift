import AutoLayout
import UIKit

extension ViewBuilder {
  /// Makes what a view contains.
  func buildInside(_ view: UIView, _ description: ViewDescription) {
    switch description.content {
    case .table(let content): buildTable(content, in: view)
    case .collection(let content): buildCollection(content, in: view)
    case .navigationBar(let content): buildItems(content.items, in: view)
    case .toolbar(let content): buildItems(content.items, in: view)
    default: break
    }
    if let content = description.contentView {
      if let contentView = Self.contentView(of: view) {
        adopt(contentView, for: content)
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

  // MARK: Tables and collections

  private func buildTable(_ content: TableContent, in table: UIView) {
    if let table = table as? UITableView { apply(content.scroll, to: table) }
    if let header = content.header { buildAcross(header, in: table) }
    for cell in content.prototypes { buildAcross(cell, in: table) }
    for section in content.sections {
      for cell in section.cells { buildAcross(cell, in: table) }
    }
    if let footer = content.footer { buildAcross(footer, in: table) }
  }

  /// Makes a part of a table that is as wide as the table, or inset by the same on both sides.
  ///
  /// Source: of 774 stored cells all but one leave as much free on the right as on the left.
  private func buildAcross(_ description: ViewDescription, in table: UIView) {
    let frame = description.geometry.frame ?? .zero
    let tableFrame = table.frame
    // Autoresizing starts from the superview's extent at the time a view enters it.
    table.frame.size.width = CGFloat(frame.maxX + frame.minX)
    let view = build(description, in: table)
    view.autoresizingMask = .flexibleWidth
    table.frame = tableFrame
  }

  private func buildCollection(_ content: CollectionContent, in collection: UIView) {
    if let collection = collection as? UICollectionView { apply(content.scroll, to: collection) }
    if let header = content.sectionHeader { build(header, in: collection) }
    for cell in content.cells { build(cell, in: collection) }
    if let footer = content.sectionFooter { build(footer, in: collection) }
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
