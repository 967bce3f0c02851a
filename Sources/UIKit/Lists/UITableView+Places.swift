public import Foundation

extension UITableView {
  /// The number of sections.
  public var numberOfSections: Int {
    reloadIfNeeded()
    return content.extents.sections.count
  }

  /// Returns the number of rows in a section.
  public func numberOfRows(inSection section: Int) -> Int {
    reloadIfNeeded()
    let sections = content.extents.sections
    return sections.indices.contains(section) ? sections[section].rows.count : 0
  }

  /// The cell of a row; nil if it is not in sight.
  public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    guard let index = content.extents.index(of: indexPath) else { return nil }
    return content.visible[content.extents.parts[index].number] as? UITableViewCell
  }

  /// The row of a cell; nil if it is not in sight.
  public func indexPath(for cell: UITableViewCell) -> IndexPath? {
    for part in content.visibleParts {
      if case .row(let path) = part.kind, content.visible[part.number] === cell { return path }
    }
    return nil
  }

  /// The row at a point of the content.
  public func indexPathForRow(at point: CGPoint) -> IndexPath? {
    reloadIfNeeded()
    let y = point.y - (tableHeaderView.map(\.frame.height) ?? 0)
    let index = content.extents.firstIndex(endingBeyond: y)
    guard y >= 0, index < content.extents.parts.count,
      case .row(let path) = content.extents.parts[index].kind
    else { return nil }
    return path
  }

  /// The cells in sight, from the top, as of the last layout.
  public var visibleCells: [UITableViewCell] {
    content.visibleParts.compactMap { content.visible[$0.number] as? UITableViewCell }
  }

  /// The rows in sight, from the top, as of the last layout.
  public var indexPathsForVisibleRows: [IndexPath]? {
    content.visibleParts.compactMap { part in
      if case .row(let path) = part.kind { path } else { nil }
    }
  }

  /// The view above a section; nil if it is not in sight.
  public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    view(of: .header(section))
  }

  /// The view below a section; nil if it is not in sight.
  public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    view(of: .footer(section))
  }

  private func view(of kind: ListExtents.Kind) -> UITableViewHeaderFooterView? {
    let part = content.visibleParts.first { $0.kind == kind }
    return part.flatMap { content.visible[$0.number] } as? UITableViewHeaderFooterView
  }

  /// The rectangle of a row in the content, by what is known of heights above it.
  public func rectForRow(at indexPath: IndexPath) -> CGRect {
    reloadIfNeeded()
    return rect(of: .row(indexPath)) ?? .zero
  }

  /// The rectangle of a section's header in the content.
  public func rectForHeader(inSection section: Int) -> CGRect {
    reloadIfNeeded()
    return rect(of: .header(section)) ?? .zero
  }

  /// The rectangle of a section's footer in the content.
  public func rectForFooter(inSection section: Int) -> CGRect {
    reloadIfNeeded()
    return rect(of: .footer(section)) ?? .zero
  }

  /// The rectangle of a section in the content.
  public func rect(forSection section: Int) -> CGRect {
    rectForHeader(inSection: section).union(rectForFooter(inSection: section))
  }

  /// Scrolls to a row, at once.
  ///
  /// Rows that come into sight are measured, so that it lies where it is asked for in the end.
  public func scrollToRow(at indexPath: IndexPath, at position: ScrollPosition, animated: Bool) {
    layoutIfNeeded()
    // Each time the rows are measured that the last place brought into sight.
    for _ in 0..<8 {
      guard let rect = rect(of: .row(indexPath)) else { return }
      let offset = offset(showing: rect, at: position)
      guard offset != contentOffset.y else { return }
      contentOffset.y = offset
      setNeedsLayout()
      layoutIfNeeded()
    }
  }

  private func offset(showing rect: CGRect, at position: ScrollPosition) -> CGFloat {
    let inset = adjustedContentInset
    let least = -inset.top
    let most = max(least, contentSize.height + inset.bottom - bounds.height)
    let top = rect.minY - inset.top
    let bottom = rect.maxY + inset.bottom - bounds.height
    let wanted: CGFloat =
      switch position {
      case .top: top
      case .bottom: bottom
      case .middle: (top + bottom) / 2
      case .none: min(max(contentOffset.y, bottom), top)
      }
    return min(max(wanted, least), most)
  }
}
