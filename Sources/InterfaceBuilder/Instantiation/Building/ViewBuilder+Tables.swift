import AutoLayout
import UIKit

extension ViewBuilder {
  // MARK: Tables

  /// Makes the cells of a table, which places them.
  func build(_ content: TableContent, in table: UITableView) {
    apply(content, to: table)
    table.tableHeaderView = content.header.map { build($0, in: table) }
    if content.sections.isEmpty {
      table.canvasContent = .prototypes(content.prototypes.compactMap { buildCell($0, in: table) })
    } else {
      table.canvasContent = .sections(
        content.sections.map { section in
          UITableView.CanvasSection(
            headerTitle: section.headerTitle, footerTitle: section.footerTitle,
            cells: section.cells.compactMap { buildCell($0, in: table) })
        })
    }
    table.tableFooterView = content.footer.map { build($0, in: table) }
  }

  private func apply(_ content: TableContent, to table: UITableView) {
    apply(content.scroll, to: table)
    table.rowHeight = content.rowHeight.map { CGFloat($0) } ?? UITableView.automaticDimension
    table.sectionHeaderHeight =
      content.sectionHeaderHeight.map { CGFloat($0) } ?? UITableView.automaticDimension
    table.sectionFooterHeight =
      content.sectionFooterHeight.map { CGFloat($0) } ?? UITableView.automaticDimension
    table.separatorStyle = content.hasSeparators ? .singleLine : .none
    if let inset = content.separatorInset { table.separatorInset = UIEdgeInsets(inset) }
    table.separatorColor = content.separatorColor?.uiColor
  }

  private func buildCell(
    _ description: ViewDescription, in table: UITableView
  ) -> UITableViewCell? {
    let cell = build(description, in: table) as? UITableViewCell
    // Tables place their cells, whatever mask the document gives them.
    work.schedule { cell?.autoresizingMask = [] }
    return cell
  }

  /// Completes a cell whose content view has been made.
  func finish(_ cell: UITableViewCell, for description: ViewDescription) {
    guard case .cell(let content) = description.content else { return }
    cell.accessoryType =
      switch content.accessory {
      case .none: .none
      case .disclosureIndicator: .disclosureIndicator
      case .detailDisclosureButton: .detailDisclosureButton
      case .checkmark: .checkmark
      case .detailButton: .detailButton
      }
    if let inset = content.separatorInset { cell.separatorInset = UIEdgeInsets(inset) }
    cell.indentationLevel = content.indentationLevel
    cell.indentationWidth = CGFloat(content.indentationWidth)
    // The height of a row is what its author dragged it to.
    let height = content.rowHeight ?? description.geometry.frame?.height
    cell.ownRowHeight = height.map { CGFloat($0) }
    cell.standardContent = StandardCellContent(
      text: content.textLabelID.flatMap { items[$0] as? UILabel },
      detail: content.detailLabelID.flatMap { items[$0] as? UILabel },
      image: content.imageViewID.flatMap { items[$0] as? UIImageView })
  }

  // MARK: Collections

  /// Makes the cells of a collection, which places them.
  func build(_ content: CollectionContent, in collection: UICollectionView) {
    apply(content.scroll, to: collection)
    if let flow = content.flow,
      let layout = collection.collectionViewLayout
        as? UICollectionViewFlowLayout
    {
      apply(flow, to: layout)
    }
    collection.canvasHeader = content.sectionHeader.flatMap {
      build($0, in: collection) as? UICollectionReusableView
    }
    collection.canvasCells = content.cells.compactMap { description in
      let cell = build(description, in: collection) as? UICollectionViewCell
      if case .collectionItem(let item) = description.content {
        cell?.ownSize = (item.customSize ?? description.geometry.frame?.size).map { CGSize($0) }
      }
      return cell
    }
    collection.canvasFooter = content.sectionFooter.flatMap {
      build($0, in: collection) as? UICollectionReusableView
    }
  }

  private func apply(
    _ flow: CollectionContent.FlowLayout, to layout: UICollectionViewFlowLayout
  ) {
    layout.scrollDirection = flow.axis == .horizontal ? .horizontal : .vertical
    layout.minimumLineSpacing = CGFloat(flow.lineSpacing)
    layout.minimumInteritemSpacing = CGFloat(flow.interitemSpacing)
    layout.itemSize = CGSize(flow.itemSize)
    layout.headerReferenceSize = CGSize(flow.headerSize)
    layout.footerReferenceSize = CGSize(flow.footerSize)
    layout.sectionInset = UIEdgeInsets(flow.sectionInset)
  }
}
