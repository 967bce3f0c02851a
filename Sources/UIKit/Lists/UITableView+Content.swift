import AutoLayout
import Foundation
import PlatformMetrics

/// The rows of a data source, of which the visible ones are made, measured and placed.
extension UITableView {
  private var metrics: TableMetrics { TableMetrics(traitCollection.platform, scale: displayScale) }

  /// Places the visible views, and sets the content size.
  func placeContent() {
    guard !content.isPlacing else { return }
    content.isPlacing = true
    defer { content.isPlacing = false }
    reloadIfNeeded()
    remeasureOutdated()
    let top = tableHeaderView.map(\.frame.height) ?? 0
    recycle(except: content.visibleParts.filter { rect(of: $0.kind)?.intersects(bounds) ?? false })
    // A row that is lower than guessed lets others into sight; places are known after that.
    let parts = partsInSight(below: top)
    recycle(except: parts)
    place(parts, below: top)
    let end = top + content.extents.total
    placeAcross(tableHeaderView, at: 0)
    placeAcross(tableFooterView, at: end)
    let height = end + (tableFooterView.map(\.frame.height) ?? 0)
    let size = CGSize(width: bounds.width, height: height)
    if contentSize != size { contentSize = size }
  }

  private func placeAcross(_ view: UIView?, at y: CGFloat) {
    guard let view else { return }
    view.frame = CGRect(x: 0, y: y, width: bounds.width, height: view.frame.height)
  }

  // MARK: Heights

  /// Asks the data source for the numbers of rows, if they are out of date.
  func reloadIfNeeded() {
    if content.needsReload {
      content.needsReload = false
      recycle(except: [])
      let count = dataSource?.numberOfSections(in: self) ?? 0
      var extents = ListExtents()
      let sections = (0..<count).map { section in
        extents.newSection(
          rowCount: dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0)
      }
      extents.take(sections, height: firstHeight)
      content.extents = extents
      content.width = bounds.width
    } else if content.width != bounds.width {
      content.width = bounds.width
      content.extents.forgetHeights { part in isAutomatic(part.kind) }
    }
  }

  /// Returns the height of a part that is not visible yet.
  func firstHeight(of kind: ListExtents.Kind) -> ListExtents.Height {
    switch kind {
    case .row(let indexPath): firstRowHeight(at: indexPath)
    case .header(let section): firstHeaderHeight(of: section)
    case .footer(let section): firstFooterHeight(of: section)
    }
  }

  private func firstRowHeight(at indexPath: IndexPath) -> ListExtents.Height {
    let estimate =
      delegate?.tableView(self, estimatedHeightForRowAt: indexPath) ?? estimatedRowHeight
    if estimate > 0 { return (estimate, false) }
    let height = wantedRowHeight(at: indexPath)
    if height >= 0 { return (height, true) }
    return (traitCollection.cellMetrics.automaticRowHeight(scale: displayScale), false)
  }

  private func wantedRowHeight(at indexPath: IndexPath) -> CGFloat {
    delegate?.tableView(self, heightForRowAt: indexPath) ?? rowHeight
  }

  private func firstHeaderHeight(of section: Int) -> ListExtents.Height {
    let height = delegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
    if height >= 0 { return (height, true) }
    if title(.header(section)) != nil { return (titleHeight(.header(section)), true) }
    return (max(0, estimatedSectionHeaderHeight), false)
  }

  private func firstFooterHeight(of section: Int) -> ListExtents.Height {
    let height = delegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight
    if height >= 0 { return (height, true) }
    if title(.footer(section)) != nil { return (titleHeight(.footer(section)), true) }
    return (max(0, estimatedSectionFooterHeight), false)
  }

  /// Whether a height follows from content.
  private func isAutomatic(_ kind: ListExtents.Kind) -> Bool {
    switch kind {
    case .row(let indexPath): wantedRowHeight(at: indexPath) < 0
    case .header, .footer: !firstHeight(of: kind).isExact
    }
  }

  private func title(_ kind: ListExtents.Kind) -> String? {
    let title: String? =
      switch kind {
      case .header(let section): dataSource?.tableView(self, titleForHeaderInSection: section)
      case .footer(let section): dataSource?.tableView(self, titleForFooterInSection: section)
      case .row: nil
      }
    return title?.isEmpty == true ? nil : title
  }

  private func titleHeight(_ kind: ListExtents.Kind) -> CGFloat {
    switch (kind, style) {
    case (.header(0), .grouped), (.header(0), .insetGrouped): metrics.firstGroupedTitleHeight
    case (.header, .grouped), (.header, .insetGrouped): metrics.groupedTitleHeight
    case (.footer, .grouped), (.footer, .insetGrouped): metrics.groupedFooterHeight(lineCount: 1)
    default: metrics.plainHeaderHeight(sectionHeaderHeight: UITableView.automaticDimension)
    }
  }

  /// Returns the height that a visible view needs at a width, in points.
  private func height(of view: UIView?, _ kind: ListExtents.Kind, width: CGFloat) -> CGFloat {
    guard let view else { return emptyHeight(of: kind) }
    if case .row(let indexPath) = kind {
      let wanted = wantedRowHeight(at: indexPath)
      if wanted >= 0 { return wanted }
    }
    measurementCount += 1
    return view.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }

  /// Returns the height of a header or footer without title and view.
  private func emptyHeight(of kind: ListExtents.Kind) -> CGFloat {
    if style == .plain { return 0 }
    let automatic = UITableView.automaticDimension
    if case .header(0) = kind {
      return metrics.firstUntitledGroupedHeight(sectionHeaderHeight: automatic)
    }
    return metrics.untitledGroupedHeight(sectionHeight: automatic)
  }

  // MARK: Views in sight

  /// Makes and measures the visible views, from the top.
  private func partsInSight(below top: CGFloat) -> [ListExtents.Part] {
    var result: [ListExtents.Part] = []
    var index = content.extents.firstIndex(endingBeyond: bounds.minY - top)
    while index < content.extents.parts.count,
      top + content.extents.top(at: index) < bounds.maxY
    {
      let part = content.extents.parts[index]
      let view = view(of: part)
      if !part.isExact {
        let width = width(of: part.kind, view)
        content.extents.setHeight(height(of: view, part.kind, width: width), at: index)
      }
      result.append(content.extents.parts[index])
      index += 1
    }
    return result
  }

  private func insets(of kind: ListExtents.Kind, _ view: UIView?) -> UIEdgeInsets {
    guard case .row = kind else { return .zero }
    return sectionInsets(margin: (view as? UITableViewCell)?.systemMargin ?? systemCellMargin)
  }

  private func width(of kind: ListExtents.Kind, _ view: UIView?) -> CGFloat {
    let insets = insets(of: kind, view)
    return max(0, bounds.width - insets.left - insets.right)
  }

  /// Returns the view of a part, which is made if it was not visible.
  private func view(of part: ListExtents.Part) -> UIView? {
    if let view = content.visible[part.number] { return view }
    guard let view = makeView(of: part.kind) else { return nil }
    content.visible[part.number] = view
    if view.superview !== self { addSubview(view) }
    if let cell = view as? UITableViewCell {
      cell.scrollsClearOfBars = contentInsetAdjustmentBehavior != .never
      if case .row(let indexPath) = part.kind {
        delegate?.tableView(self, willDisplay: cell, forRowAt: indexPath)
      }
    }
    return view
  }

  private func makeView(of kind: ListExtents.Kind) -> UIView? {
    switch kind {
    case .row(let indexPath):
      return dataSource?.tableView(self, cellForRowAt: indexPath)
    case .header(let section):
      let view = delegate?.tableView(self, viewForHeaderInSection: section)
      return view ?? title(kind).map(titleView)
    case .footer(let section):
      let view = delegate?.tableView(self, viewForFooterInSection: section)
      return view ?? title(kind).map(titleView)
    }
  }

  private func titleView(_ title: String) -> UIView {
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    view.textLabel?.text = title
    return view
  }

  /// Removes the views that are not visible, and keeps them for reuse.
  private func recycle(except parts: [ListExtents.Part]) {
    let inSight = Set(parts.map(\.number))
    for part in content.visibleParts where !inSight.contains(part.number) {
      guard let view = content.visible.removeValue(forKey: part.number) else { continue }
      view.removeFromSuperview()
      keep(view, of: part.kind)
    }
    content.visibleParts = parts
  }

  private func keep(_ view: UIView, of kind: ListExtents.Kind) {
    if let cell = view as? UITableViewCell {
      content.cells.put(cell, under: cell.reuseIdentifier)
      if case .row(let indexPath) = kind {
        delegate?.tableView(self, didEndDisplaying: cell, forRowAt: indexPath)
      }
    } else if let view = view as? UITableViewHeaderFooterView {
      content.headerFooters.put(view, under: view.reuseIdentifier)
    }
  }

  private func place(_ parts: [ListExtents.Part], below top: CGFloat) {
    for part in parts {
      guard let view = content.visible[part.number], let rect = rect(of: part.kind) else {
        continue
      }
      view.frame = CGRect(
        x: insets(of: part.kind, view).left, y: rect.minY, width: width(of: part.kind, view),
        height: rect.height)
    }
  }

  // MARK: Places

  /// The rectangle of a part in the content, in points; nil if there is none.
  func rect(of kind: ListExtents.Kind) -> CGRect? {
    let index: Int? =
      switch kind {
      case .row(let indexPath): content.extents.index(of: indexPath)
      case .header(let section): content.extents.indices(ofSection: section)?.lowerBound
      case .footer(let section): content.extents.indices(ofSection: section)?.upperBound
      }
    guard let index else { return nil }
    let top = tableHeaderView.map(\.frame.height) ?? 0
    return CGRect(
      x: 0, y: top + content.extents.top(at: index), width: bounds.width,
      height: content.extents.parts[index].height)
  }

  // MARK: Content that changes

  /// Schedules a cell to be measured again in the next layout.
  func contentDidChange(in cell: UITableViewCell) {
    guard !content.isPlacing, !content.outdated.contains(where: { $0 === cell }) else { return }
    content.outdated.append(cell)
    setNeedsLayout()
  }

  private func remeasureOutdated() {
    let outdated = content.outdated
    content.outdated = []
    for part in content.visibleParts {
      guard let cell = content.visible[part.number] as? UITableViewCell,
        outdated.contains(where: { $0 === cell }), case .row(let indexPath) = part.kind,
        let index = content.extents.index(of: indexPath)
      else { continue }
      let height = height(of: cell, part.kind, width: width(of: part.kind, cell))
      content.extents.setHeight(height, at: index)
    }
  }
}
