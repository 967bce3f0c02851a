import AutoLayout
package import UIKit

extension ControlPainter {
  /// Draws a navigation bar; its background reaches up to the edge of the view around it.
  @MainActor
  mutating func draw(_ bar: UINavigationBar, in rect: Rect) {
    barBackground(
      background(above: bar, rect), hairline: .bottom,
      color: bar.barTintColor.map { Color($0, in: bar) })
    guard let item = bar.topItem else { return }
    var content = NavigationContent(item.titleView == nil ? item.title ?? "" : "")
    let left = item.leftBarButtonItems ?? []
    if let back = bar.backItem, !item.hidesBackButton,
      left.isEmpty || item.leftItemsSupplementBackButton
    {
      content.backTitle =
        back.backBarButtonItem?.title ?? back.backButtonTitle ?? back.title ?? "Back"
    }
    content.leading = left.map { BarItem($0, in: bar) }
    content.trailing = (item.rightBarButtonItems ?? []).map { BarItem($0, in: bar) }
    if bar.prefersLargeTitles, item.largeTitleDisplayMode != .never, rect.height > 60 {
      content.titleSize = .large
    }
    navigationBar(content, in: rect)
  }

  /// Draws a toolbar; its background reaches down to the edge of the view around it.
  @MainActor
  mutating func draw(_ bar: UIToolbar, in rect: Rect) {
    barBackground(
      background(below: bar, rect), hairline: .top,
      color: bar.barTintColor.map { Color($0, in: bar) })
    toolbar((bar.items ?? []).map { BarItem($0, in: bar) }, in: rect)
  }

  /// Draws a tab bar; its background reaches down to the edge of the view around it.
  @MainActor
  mutating func draw(_ bar: UITabBar, in rect: Rect) {
    barBackground(
      background(below: bar, rect), hairline: .top,
      color: bar.barTintColor.map { Color($0, in: bar) })
    let items = bar.items ?? []
    let selected = items.firstIndex { $0 === bar.selectedItem } ?? 0
    tabBar(
      items.enumerated().map { index, item in
        let image = index == selected ? item.selectedImage ?? item.image : item.image
        return BarItem(item.title ?? "", image: image.map(ImageContent.init))
      }, selected: selected, in: rect)
  }

  /// The background of a bar at the top.
  @MainActor
  func background(above bar: UIView, _ rect: Rect) -> Rect {
    var background = rect
    let above = reach(above: bar)
    background.origin.y -= above
    background.size.height += above
    return background
  }

  /// The background of a bar at the bottom.
  @MainActor
  func background(below bar: UIView, _ rect: Rect) -> Rect {
    var background = rect
    background.size.height += reach(below: bar)
    return background
  }

  /// The height of a status bar that a navigation bar lies below, in points.
  @MainActor
  private func reach(above bar: UIView) -> Double {
    guard let container = bar.superview else { return 0 }
    let top = bar.layoutView.frame.minY
    return top > 0 && top <= Double(container.safeAreaInsets.top) + 0.5 ? top : 0
  }

  /// The height of a strip for the home indicator that a bar lies above, in points.
  @MainActor
  private func reach(below bar: UIView) -> Double {
    guard let container = bar.superview else { return 0 }
    let rest = container.layoutView.frame.size.height - bar.layoutView.frame.maxY
    return rest > 0 && rest <= Double(container.safeAreaInsets.bottom) + 0.5 ? rest : 0
  }
}

extension ImageContent {
  /// A picture of UIKit's.
  @MainActor
  init(_ image: UIImage) {
    self = image.isSymbolImage ? .symbol(image.name ?? "") : .asset(image.name ?? "")
  }
}

extension BarItem {
  /// A button of UIKit's on a bar.
  @MainActor
  init(_ item: UIBarButtonItem, in bar: UIView) {
    self.init(item.title ?? "", image: item.image.map(ImageContent.init))
    color = item.tintColor.map { Color($0, in: bar) }
    if item.style == .done { kind = .done }
    if let view = item.customView {
      // The view itself is a subview and is drawn as one.
      self = BarItem(kind: .fixedSpace(view.layoutView.frame.size.width))
    } else if let system = item.systemItem {
      apply(system, width: Double(item.width))
    }
  }

  /// Takes the looks of one of the system's items.
  ///
  /// - Parameters:
  ///   - system: The item.
  ///   - width: The width of a fixed space, in points.
  package mutating func apply(_ system: UIBarButtonItem.SystemItem, width: Double) {
    switch system {
    case .flexibleSpace: kind = .flexibleSpace
    case .fixedSpace: kind = .fixedSpace(width)
    case .done, .save:
      title = system == .done ? "Done" : "Save"
      kind = .done
    default:
      if let name = Self.symbols[system] { image = .symbol(name) }
      if let word = Self.words[system] { title = word }
    }
  }

  private static let words: [UIBarButtonItem.SystemItem: String] = [
    .cancel: "Cancel", .edit: "Edit", .undo: "Undo", .redo: "Redo",
  ]

  private static let symbols: [UIBarButtonItem.SystemItem: String] = [
    .add: "plus", .compose: "square.and.pencil", .reply: "arrow.left",
    .action: "square.and.arrow.up", .organize: "folder", .bookmarks: "book",
    .search: "magnifyingglass", .refresh: "arrow.clockwise", .stop: "xmark", .camera: "camera",
    .trash: "trash", .play: "play.fill", .pause: "pause.fill", .rewind: "backward.fill",
    .fastForward: "forward.fill", .close: "xmark.circle.fill",
  ]
}
