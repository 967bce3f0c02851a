import AutoLayout
import PlatformMetrics
package import UIKit

/// Draws a navigation bar.
struct NavigationBarPainter: ViewPainter {
  let view: UINavigationBar
  var guests: [(view: UIView, place: Point)] { view.parts.guests(of: view) }

  func draw(in rect: Rect, with painter: inout ControlPainter) {
    painter.draw(view, in: rect)
  }
}

/// Draws a toolbar.
struct ToolbarPainter: ViewPainter {
  let view: UIToolbar
  var guests: [(view: UIView, place: Point)] { view.parts.guests(of: view) }

  func draw(in rect: Rect, with painter: inout ControlPainter) {
    painter.draw(view, in: rect)
  }
}

/// Draws a tab bar.
struct TabBarPainter: ViewPainter {
  let view: UITabBar

  func draw(in rect: Rect, with painter: inout ControlPainter) {
    painter.draw(view, in: rect)
  }
}

extension [BarPart] {
  /// The views of a bar's items that are in another window, as those of a scene's items are.
  @MainActor
  fileprivate func guests(of bar: UIView) -> [(view: UIView, place: Point)] {
    compactMap { part in
      guard case .view(let view) = part.content, view.superview !== bar else { return nil }
      return (view, Point(x: Double(part.frame.minX), y: Double(part.frame.minY)))
    }
  }
}

extension ControlPainter {
  /// Draws a navigation bar; its background reaches up to the edge of the view around it.
  @MainActor
  mutating func draw(_ bar: UINavigationBar, in rect: Rect) {
    barBackground(
      background(above: bar, rect), hairline: .bottom,
      color: bar.drawnColor)
    var looks = BarLooks(bar, style: bar.barStyle)
    looks.titleFont = bar.shownTitleFont.font
    if let color = bar.titleTextAttributes?[.foregroundColor] as? UIColor {
      looks.titleColor = Color(color, in: bar)
    }
    // At the edge the standard looks count but for their background where there are no others.
    let states = bar.appearances
    let shown = states.appearance(atScrollEdge: bar.isAtScrollEdge) ?? states.standard
    if let color = shown?.titleColor { looks.titleColor = Color(color, in: bar) }
    for part in bar.parts { draw(part, looks) }
  }

  /// Draws a toolbar; its background reaches down to the edge of the view around it.
  @MainActor
  mutating func draw(_ bar: UIToolbar, in rect: Rect) {
    barBackground(
      background(below: bar, rect), hairline: .top,
      color: bar.drawnColor)
    for part in bar.parts { draw(part, BarLooks(bar, style: bar.barStyle)) }
  }

  /// Draws a tab bar; its background reaches down to the edge of the view around it.
  @MainActor
  mutating func draw(_ bar: UITabBar, in rect: Rect) {
    barBackground(
      background(below: bar, rect), hairline: .top,
      color: bar.drawnColor)
    let parts = bar.parts
    if platform == .television { drawPlatters(of: parts, in: bar) }
    for part in parts { draw(part, BarLooks(bar, style: bar.barStyle)) }
  }

  /// Draws the plate behind the tabs of a television, and that of the chosen tab.
  @MainActor
  private mutating func drawPlatters(of tabs: [BarPart], in bar: UITabBar) {
    guard let first = tabs.first, let last = tabs.last else { return }
    let frame = Rect(first.frame.union(last.frame))
    list.fill(
      frame, bar.barTintColor.map { Color($0, in: bar) } ?? colors.fill, radius: frame.height / 2)
    for tab in tabs {
      guard case .tab(_, isSelected: true) = tab.content else { continue }
      let plate = Rect(tab.frame).inset(PlatterLooks.tabInset)
      let white = Color.white.faded(colors.appearance == .light ? 0.7 : 0.25)
      list.fill(plate, white, radius: plate.height / 2)
    }
  }

  // MARK: Background

  /// The edge of a bar that has a hairline.
  private enum BarEdge { case top, bottom }

  /// Draws the material behind a bar, and its hairline.
  private mutating func barBackground(_ rect: Rect, hairline edge: BarEdge, color: Color?) {
    // Content shows between what bars of televisions hold.
    guard platform == .touch, let color else { return }
    list.fill(rect, color)
    let y = edge == .top ? rect.minY : rect.maxY
    list.hairline(Point(x: rect.minX, y: y), Point(x: rect.maxX, y: y), colors.separator)
  }

  /// The background of a bar at the top.
  @MainActor
  private func background(above bar: UIView, _ rect: Rect) -> Rect {
    var background = rect
    let above = reach(above: bar)
    background.origin.y -= above
    background.size.height += above
    return background
  }

  /// The background of a bar at the bottom.
  @MainActor
  private func background(below bar: UIView, _ rect: Rect) -> Rect {
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

  // MARK: Parts

  /// Draws a part of a bar; views are drawn as subviews.
  @MainActor
  private mutating func draw(_ part: BarPart, _ looks: BarLooks) {
    let rect = Rect(part.frame)
    switch part.content {
    case .view: break
    case .title(let title):
      label(
        title, font: looks.titleFont, in: rect, color: looks.titleColor, alignment: .center)
    case .largeTitle(let title):
      label(
        title, font: looks.metrics.largeTitleFont, in: rect, color: looks.titleColor,
        alignment: leadingAlignment)
    case .prompt(let prompt):
      label(
        prompt, font: looks.metrics.promptFont, in: rect, color: looks.titleColor,
        alignment: .center)
    case .backButton(let title): backButton(title, looks, in: rect)
    case .button(let item): draw(item, looks, in: rect)
    case .tab(let item, let isSelected): draw(item, isSelected: isSelected, looks, in: rect)
    }
  }

  private mutating func backButton(_ title: String, _ looks: BarLooks, in rect: Rect) {
    let width = looks.metrics.chevronWidth
    let height = width * 1.1
    let chevron = Rect(x: rect.minX, y: rect.center.y - height / 2, width: width, height: height)
    let name = direction == .rightToLeft ? "chevron.right" : "chevron.left"
    symbol(name, in: turned(chevron, in: rect), color: tint)
    let room = Rect(
      x: rect.minX + width - 1, y: rect.minY, width: rect.width - width, height: rect.height)
    label(title, font: looks.metrics.buttonFont, in: turned(room, in: rect), color: tint)
  }

  @MainActor
  private mutating func draw(_ item: UIBarButtonItem, _ looks: BarLooks, in rect: Rect) {
    var ink = item.tintColor.map { Color($0, in: looks.bar) } ?? tint
    if !item.isEnabled { ink = colors.gray.faded(0.5) }
    if let image = item.shownImage {
      let side = min(looks.metrics.imageSide, rect.height)
      let size =
        image.isSymbolImage
        ? Size(width: side, height: side)
        : Size(image.size).fitting(Size(width: rect.width, height: rect.height))
      self.image(
        ImageContent(image).asStencil,
        in: rect.centered(width: size.width, height: size.height), color: ink)
    } else {
      label(
        item.shownTitle ?? "", font: item.font(in: looks.metrics), in: rect, color: ink,
        alignment: .center)
    }
  }

  /// Draws a tab: its title below its picture or beside it.
  @MainActor
  private mutating func draw(
    _ item: UITabBarItem, isSelected: Bool, _ looks: BarLooks, in rect: Rect
  ) {
    let color = isSelected ? tint : looks.unselectedColor ?? colors.gray
    let image = (isSelected ? item.selectedImage : nil) ?? item.image
    let picture = image.map { ImageContent($0).asStencil } ?? .symbol("square")
    let (side, font) = (looks.metrics.tabImageSide, looks.metrics.tabFont)
    let title = item.title ?? ""
    if platform == .television {
      let ink = item.isEnabled ? colors.label : colors.tertiaryLabel
      guard title.isEmpty else {
        return label(title, font: font, in: rect, color: ink, alignment: .center)
      }
      return self.image(picture, in: rect.centered(width: 2 * side, height: 2 * side), color: ink)
    }
    guard looks.metrics.hasTitlesBesideImages else {
      let icon = Rect(x: rect.center.x - side / 2, y: rect.minY + 6, width: side, height: side)
      self.image(picture, in: Self.place(of: picture, in: icon), color: color)
      let place = Rect(x: rect.minX + 2, y: rect.minY + 33, width: rect.width - 4, height: 13)
      label(title, font: font, in: place, color: color, alignment: .center)
      return badge(item.badgeValue, at: Point(x: icon.maxX, y: icon.minY))
    }
    let width = min(self.width(of: title, font: font) + 0.01, rect.width - side - 8)
    let group = rect.centered(width: side + 8 + width, height: rect.height)
    let icon = turned(
      Rect(x: group.minX, y: group.center.y - side / 2, width: side, height: side), in: group)
    self.image(picture, in: Self.place(of: picture, in: icon), color: color)
    let place = Rect(x: group.minX + side + 8, y: rect.minY, width: width, height: rect.height)
    label(title, font: font, in: turned(place, in: group), color: color)
    badge(item.badgeValue, at: Point(x: icon.maxX, y: icon.minY))
  }

  /// The place of a tab's picture: its own size in the middle of that of symbols.
  private static func place(of picture: ImageContent, in icon: Rect) -> Rect {
    guard let size = picture.size else { return icon }
    return Rect(
      x: icon.center.x - size.width / 2, y: icon.center.y - size.height / 2, width: size.width,
      height: size.height)
  }

  /// Draws a badge around a point, if there is text for one.
  private mutating func badge(_ text: String?, at point: Point) {
    guard let text, !text.isEmpty else { return }
    let font = Font(size: 12)
    let width = max(self.width(of: text, font: font) + 10, 18)
    let plate = Rect(x: point.x - 9, y: point.y - 5, width: width, height: 18)
    list.fill(plate, colors.red, radius: 9)
    label(text, font: font, in: plate, color: .white, alignment: .center)
  }
}

/// A view with a bar's background.
@MainActor
private protocol ColoredBar: UIView {
  var barTintColor: UIColor? { get }
  var isTranslucent: Bool { get }
  var isAtScrollEdge: Bool { get }
  var barStyle: UIBarStyle { get }
  var appearances: BarAppearances { get }
}

extension UINavigationBar: ColoredBar {}
extension UIToolbar: ColoredBar {}
extension UITabBar: ColoredBar {}

extension ColoredBar {
  /// The colour of the bar's background; nil for none.
  fileprivate var drawnColor: Color? {
    let appearance = appearances.appearance(atScrollEdge: isAtScrollEdge)
    if let color = appearance?.backgroundColor { return Color(color, in: self) }
    if appearance == nil, let color = barTintColor { return Color(color, in: self) }
    if appearance == nil, isAtScrollEdge, isTranslucent, barStyle == .default,
      traitCollection.barMetrics.isClearAtScrollEdge
    {
      return nil
    }
    let isDark = barStyle == .black || traitCollection.userInterfaceStyle == .dark
    return SystemColors(isDark ? .dark : .light).barBackground
  }
}

extension UIWindow {
  /// An end of a window with bars.
  package enum BarEnd: Sendable { case top, bottom }

  /// The colour of the last bar in the window that reaches to an end; nil without such a bar.
  package func color(of end: BarEnd) -> Color? {
    subviews.last { view in
      switch end {
      case .top: view.frame.minY <= safeAreaInsets.top
      case .bottom: view.frame.maxY >= bounds.height - safeAreaInsets.bottom
      }
    }.flatMap { ($0 as? any ColoredBar)?.drawnColor }
  }
}

/// The colours and fonts that the parts of a bar share.
@MainActor
private struct BarLooks {
  let bar: UIView
  let metrics: BarContentMetrics
  /// The colour of the title; nil for that of labels.
  var titleColor: Color?
  /// The font of the title.
  var titleFont: Font
  /// The colour of choices that are not made; nil for grey.
  var unselectedColor: Color?

  init(_ bar: UIView, style: UIBarStyle) {
    self.bar = bar
    metrics = bar.traitCollection.barContentMetrics
    titleFont = metrics.titleFont
    titleColor = style == .black ? .white : nil
    let unselected = (bar as? UITabBar)?.unselectedItemTintColor
    unselectedColor = unselected.map { Color($0, in: bar) }
  }
}

extension ImageContent {
  /// A picture of UIKit's.
  @MainActor
  package init(_ image: UIImage) {
    if let picture = AppPicture(image) {
      self = .picture(picture)
    } else {
      self = image.isSymbolImage ? .symbol(image.name ?? "") : .asset(image.name ?? "")
    }
  }
}

extension Size {
  /// The size, made smaller where it exceeds another, its proportions kept.
  fileprivate func fitting(_ room: Size) -> Size {
    let scale = min(1, room.width / max(width, 1), room.height / max(height, 1))
    return Size(width: width * scale, height: height * scale)
  }
}
