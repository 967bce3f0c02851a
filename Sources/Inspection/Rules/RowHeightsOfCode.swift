import AutoLayout
import InterfaceBuilder
import UIKit

/// Rows of tables whose heights follow from code where the document says something else.
///
/// Source: `UITableViewDelegate.tableView(_:heightForRowAt:)`, and `UITableView.automaticDimension` as its answer or as
/// `UITableView.rowHeight`, which override the document's.
extension InspectedScene {
  /// Whether the width of what is in a row may follow from the row's height, which code gives.
  ///
  /// A view whose sides are in proportion takes its width from its height, and leaves less or more to those beside it.
  func hasWidthOfHeightOfRow(_ view: UIView) -> Bool {
    guard let row = row(around: view), isGivenHeightOfItsOwn(row) else { return false }
    return instance.constraints.contains { placed in
      let constraint = placed.constraint
      guard Set([constraint.firstAttribute, constraint.secondAttribute]) == [.width, .height],
        let item = constraint.firstItem as? UIView, item === constraint.secondItem,
        item !== view, item.isDescendant(of: row)
      else { return false }
      return !isFixed(item)
    }
  }

  /// Whether a view is in a row that code makes as high as its content, so that nothing competes for its height.
  func isInRowOfAutomaticHeightByCode(_ view: UIView) -> Bool {
    className(ofRowAround: view).map(code.givesAutomaticHeights) ?? false
  }

  /// Whether code gives a row a height that does not follow from its content.
  private func isGivenHeightOfItsOwn(_ row: UITableViewCell) -> Bool {
    className(ofRowAround: row).map(code.givesHeightsOfItsOwn) ?? false
  }

  private func className(ofRowAround view: UIView) -> String? {
    row(around: view)?.documentID.flatMap { description.view(id: $0)?.customClass?.name }
  }

  /// The innermost row that a view is or lies in.
  func row(around view: UIView) -> UITableViewCell? {
    sequence(first: view, next: \.superview).lazy.compactMap { $0 as? UITableViewCell }.first
  }

  /// Whether a view is in a row to which constraints give a height, here as at run time.
  ///
  /// A view that reaches out of it is not among those that give the height.
  func isInRowHeldByOthers(_ view: UIView) -> Bool {
    guard let content = view.superview, let row = content.superview as? UITableViewCell,
      row.contentView === content, row.superview is UITableView, isInRowHighAsItsContent(view),
      let cell = self.description(of: row), let described = cell.contentView
    else { return false }
    guard areRowHeightsAutomaticInCode || !isHeightOfRowsInCode else { return false }
    let sized = described.descendants.filter { $0.customClass != nil }.map(\.id)
    let lines = RowLines(described, of: cell, sized: Set(sized))
    return lines.determineHeight && !lines.holdLooseText
  }

  /// Whether a constraint gives a view a side.
  private func isFixed(_ view: UIView) -> Bool {
    instance.constraints.contains { placed in
      let constraint = placed.constraint
      return constraint.firstItem === view && constraint.secondItem == nil
        && constraint.relation == .equal
        && [.width, .height].contains(constraint.firstAttribute)
    }
  }
}
