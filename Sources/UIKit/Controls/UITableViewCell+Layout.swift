import AutoLayout
import ConstraintSolver
import Foundation
import PlatformMetrics

extension UITableViewCell {
  /// The table that the cell is in.
  var tableView: UITableView? { superview as? UITableView }

  /// The margin that the screen grants by the width of the table, or of the cell alone.
  var systemMargin: CGFloat { (tableView ?? self).systemCellMargin }

  var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// The width that the accessory takes from the content, in points.
  var accessoryWidth: CGFloat {
    let metrics = traitCollection.cellMetrics
    let margin = systemMargin
    if let accessoryView { return accessoryView.frame.width + margin }
    switch accessoryType {
    case .none:
      return 0
    case .disclosureIndicator:
      return metrics.disclosureWidth(margin: margin, scale: displayScale)
    case .checkmark:
      return metrics.checkmarkWidth(margin: margin)
    case .detailButton:
      return metrics.detailWidth(margin: margin)
    case .detailDisclosureButton:
      return metrics.detailDisclosureWidth(margin: margin, scale: displayScale)
    }
  }

  /// The height that the line under the cell takes from the content.
  var separatorHeight: CGFloat {
    tableView?.separatorStyle == UITableViewCell.SeparatorStyle.none
      ? 0
      : traitCollection.cellMetrics.separatorHeight(
        scale: displayScale, hasTable: tableView != nil)
  }

  /// The insets that cover the sides of the table and so of its rows, whose content begins beside them.
  ///
  /// Source: `UITableView.insetsContentViewsToSafeArea`, which is true by default.
  package var sideInsets: UIEdgeInsets {
    guard let tableView, tableView.insetsContentViewsToSafeArea,
      traitCollection.cellMetrics.takesMarginsOfTable
    else { return .zero }
    let safe = tableView.safeAreaInsets
    // Sections that stand off the table's edges may be clear of it.
    return UIEdgeInsets(
      top: 0, left: max(0, safe.left - frame.minX), bottom: 0,
      right: max(0, safe.right - (tableView.bounds.width - frame.maxX)))
  }

  /// The rectangle of the content view.
  var contentRect: CGRect {
    let width = accessoryWidth
    let sides = sideInsets
    return CGRect(
      x: sides.left + (isRightToLeft ? width : 0), y: 0,
      width: max(0, bounds.width - width - sides.left - sides.right),
      height: max(0, bounds.height - separatorHeight))
  }

  /// Gives cell and content view the margins of cells unless they have their own.
  func updateContentMargins() {
    let metrics = traitCollection.cellMetrics
    let margin = Double(metrics.horizontalMargin(system: systemMargin))
    if ownMargins == nil {
      let side = Double(metrics.textInset(margin: systemMargin))
      layoutView.marginSettings.margins = .directional(
        DirectionalEdgeInsets(
          top: Double(metrics.verticalMargin), leading: side,
          bottom: Double(metrics.verticalMargin), trailing: side))
    }
    // Before iOS 11 cells have the margin of their separator, not that of the table.
    if !metrics.takesMarginsOfTable { layoutView.marginSettings.preservesParentMargins = false }
    guard contentView.ownMargins == nil else { return }
    let vertical = Double(metrics.verticalMargin)
    let separator = metrics.separatorLiesInMargin ? Double(separatorHeight) : 0
    let trailing = accessoryWidth > 0 ? Double(metrics.accessoryMargin) : margin
    contentView.layoutView.marginSettings.margins = .directional(
      DirectionalEdgeInsets(
        top: vertical, leading: margin, bottom: vertical - separator, trailing: trailing))
  }

  /// Centres the accessory view in its room.
  func placeAccessoryView() {
    guard let accessoryView else { return }
    let x =
      isRightToLeft
      ? sideInsets.left + systemMargin : bounds.width - sideInsets.right - accessoryWidth
    accessoryView.frame.origin = CGPoint(
      x: x, y: pixelGrid.floor((bounds.height - accessoryView.frame.height) / 2))
  }

  /// Whether the rows of the table come from a data source.
  var isDataDriven: Bool { tableView?.dataSource != nil }

  /// Returns the height that the content needs at a width of the cell, in points.
  package func automaticHeight(forWidth width: CGFloat) -> CGFloat {
    let metrics = traitCollection.cellMetrics
    let least = metrics.automaticRowHeight(scale: displayScale)
    guard standardContent.isEmpty else {
      setWidth(width)
      return max(least, standardHeight)
    }
    if let standIn = standInRowHeight, holdsFrames { return standIn }
    setWidth(width)
    updateContentMargins()
    let fitting = contentView.systemLayoutSizeFitting(
      CGSize(width: contentRect.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    guard let standIn = standInRowHeight else {
      return fitting.height > 0 ? fitting.height + separatorHeight : least
    }
    let height = fitting.height + separatorHeight
    return fitting.height > 0 && (height >= standIn || !isHeightOpen) ? height : standIn
  }

  /// Whether the content has a height for no other reason than that no height inside is negative.
  private var isHeightOpen: Bool {
    contentView.layoutView.isFittingHeightOpen(
      FittingTarget(
        size: Size(width: Double(contentRect.width), height: 0), horizontalPriority: .required))
  }

  /// Sets the width of the cell, and that of its content to the rest.
  private func setWidth(_ width: CGFloat) {
    // The frame's, not that of the bounds, which would move an edge out of the safe area of the table.
    frame.size.width = width
    contentView.frame.size.width = contentRect.width
  }

  /// Whether masks lay out content, which say nothing of how high it is.
  private var holdsFrames: Bool {
    contentView.subviews.contains { $0.translatesAutoresizingMaskIntoConstraints }
  }
}

extension UITableViewCell {
  /// The styles of the lines between rows.
  public enum SeparatorStyle: Int, Sendable {
    /// Not at all.
    case none = 0
    /// By a line.
    case singleLine = 1
    /// By an engraved line.
    case singleLineEtched = 2
  }
}
