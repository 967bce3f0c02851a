import Foundation
import PlatformMetrics

extension UINavigationBar: ItemViewContainer {
  /// The parts that the bar shows of its items: none without items.
  package var parts: [BarPart] {
    guard let item = topItem else { return [] }
    var row = BarRow(in: self, frame: rowFrame)
    let left = item.leftBarButtonItems ?? []
    row.placeTrailing(item.rightBarButtonItems ?? [])
    if let back = backTitles, left.isEmpty || item.leftItemsSupplementBackButton {
      placeBackButton(back, beforeTitleOf: item, in: &row)
    }
    row.placeLeading(left)
    placeTitle(of: item, in: &row)
    return row.mirrored()
  }

  /// Whether the title is in large type below the buttons: where the items ask for it, unless the height is compact.
  package var showsLargeTitle: Bool {
    guard prefersLargeTitles, traitCollection.verticalSizeClass != .compact else { return false }
    let decided = items?.last { $0.largeTitleDisplayMode != .automatic }
    return decided?.largeTitleDisplayMode != .never
  }

  /// The height that the large title takes of the bar.
  private var largeTitleHeight: CGFloat {
    guard showsLargeTitle else { return 0 }
    return max(0, min(traitCollection.barMetrics.largeTitle, bounds.height - 32))
  }

  /// The height that the prompt takes of the bar.
  private var promptHeight: CGFloat {
    let height = traitCollection.barMetrics.prompt
    let hasRoom = bounds.height - largeTitleHeight >= height + 32
    return topItem?.prompt != nil && hasRoom ? height : 0
  }

  private var rowFrame: CGRect {
    CGRect(
      x: 0, y: promptHeight, width: bounds.width,
      height: bounds.height - promptHeight - largeTitleHeight)
  }

  // MARK: Back button

  /// The titles that the back button may have, the best first; nil without back button.
  private var backTitles: [String]? {
    guard let item = topItem, let back = backItem, !item.hidesBackButton else { return nil }
    let title = back.backBarButtonItem?.title ?? back.backButtonTitle ?? back.title ?? "Back"
    return [title, "Back"]
  }

  /// Places the back button, with as much of its title as there is room for beside the bar's title.
  private func placeBackButton(
    _ titles: [String], beforeTitleOf item: UINavigationItem, in row: inout BarRow
  ) {
    let metrics = traitCollection.barContentMetrics
    let x = safeAreaInsets.left + metrics.chevronMargin
    let start = x + metrics.chevronWidth
    let centred = row.frame.midX - titleWidth(of: item) / 2
    let end = max(min(centred, row.right - titleWidth(of: item)), start) - metrics.backSpacing
    let fitting = titles.lazy
      .map { (title: $0, width: BarRow.width(of: $0, font: UIFont(metrics.buttonFont))) }
      .first { start + $0.width <= end && $0.width <= row.frame.width / 2 }
    let width = metrics.chevronWidth + (fitting?.width ?? 0)
    row.add(.backButton(fitting?.title ?? ""), x: x, width: width)
    row.left = x + width + metrics.backSpacing
  }

  // MARK: Title

  /// Returns the width of the title or title view in the row of buttons.
  private func titleWidth(of item: UINavigationItem) -> CGFloat {
    if let view = item.titleView { return BarRow(in: self, frame: rowFrame).size(of: view).width }
    if largeTitleHeight > 0 { return 0 }
    return BarRow.width(of: item.title ?? "", font: shownTitleFont)
  }

  /// The font of the title.
  package var shownTitleFont: UIFont {
    titleTextAttributes?[.font] as? UIFont ?? UIFont(traitCollection.barContentMetrics.titleFont)
  }

  private func placeTitle(of item: UINavigationItem, in row: inout BarRow) {
    if let prompt = item.prompt, promptHeight > 0 {
      row.add(
        BarPart(
          content: .prompt(prompt),
          frame: CGRect(x: 0, y: 0, width: bounds.width, height: promptHeight)))
    }
    let width = min(titleWidth(of: item), row.room)
    let x = Self.place(width, in: row)
    if let view = item.titleView {
      row.add(view, x: x)
    } else if let title = item.title, !title.isEmpty, largeTitleHeight == 0 {
      row.add(.title(title), x: x, width: width)
    }
    if let title = item.title, !title.isEmpty, largeTitleHeight > 0 {
      placeLargeTitle(title, in: &row)
    }
  }

  private func placeLargeTitle(_ title: String, in row: inout BarRow) {
    let margins = BarRow.margins(of: self)
    row.add(
      BarPart(
        content: .largeTitle(title),
        frame: CGRect(
          x: margins.left, y: row.frame.maxY,
          width: max(bounds.width - margins.left - margins.right, 0),
          height: max(largeTitleHeight - 8, 0))))
  }

  /// Returns the left edge of the title: centred, unless buttons need the room.
  private static func place(_ width: CGFloat, in row: BarRow) -> CGFloat {
    let centred = row.frame.midX - width / 2
    return min(max(centred, row.left), max(row.right - width, row.left))
  }
}
