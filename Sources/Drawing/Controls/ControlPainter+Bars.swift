package import AutoLayout

/// A button of a bar.
package struct BarItem: Hashable, Sendable {
  /// The title.
  package var title: String
  /// The picture, shown instead of the title except in tab bars.
  package var image: ImageContent?
  /// The colour of title and picture; nil for the accent colour.
  package var color: Color?
  /// Whether the item takes the room that is left, as a flexible space does.
  package var kind: Kind = .button

  /// The kinds of items.
  package enum Kind: Hashable, Sendable {
    case button
    /// A button of the style "done": its title is bold.
    case done
    case flexibleSpace
    case fixedSpace(Double)
    /// A view, drawn already.
    case view(Picture)
  }

  /// Creates an item.
  package init(_ title: String = "", image: ImageContent? = nil, kind: Kind = .button) {
    self.title = title
    self.image = image
    self.kind = kind
  }
}

/// What a navigation bar shows.
package struct NavigationContent: Hashable, Sendable {
  /// The title.
  package var title: String
  /// The title of the back button; nil for none, empty for the chevron alone.
  package var backTitle: String?
  /// Items at the leading side, from the edge inwards.
  package var leading: [BarItem] = []
  /// Items at the trailing side, from the edge inwards.
  package var trailing: [BarItem] = []
  /// How the title is shown.
  package var titleSize: TitleSize = .standard
  /// The colour of the title; nil for the label colour.
  package var titleColor: Color?
  /// A view in place of the title, drawn already.
  package var titleView: Picture?

  /// The sizes of a title.
  package enum TitleSize: Hashable, Sendable { case standard, large }

  /// Creates what a navigation bar shows.
  package init(_ title: String, backTitle: String? = nil) {
    self.title = title
    self.backTitle = backTitle
  }
}

extension ControlPainter {
  private static let barFont = Font(size: 17)

  /// Draws the material behind a bar, and its hairline.
  package mutating func barBackground(_ rect: Rect, hairline edge: BarEdge, color: Color? = nil) {
    list.fill(rect, color ?? colors.barBackground)
    switch edge {
    case .none: break
    case .top:
      list.hairline(
        Point(x: rect.minX, y: rect.minY), Point(x: rect.maxX, y: rect.minY), colors.separator)
    case .bottom:
      list.hairline(
        Point(x: rect.minX, y: rect.maxY), Point(x: rect.maxX, y: rect.maxY), colors.separator)
    }
  }

  /// The edge of a bar that has a hairline.
  package enum BarEdge: Hashable, Sendable { case none, top, bottom }

  /// Draws the contents of a navigation bar; its background is drawn by
  /// ``barBackground(_:hairline:color:)``, as it reaches below the status bar.
  package mutating func navigationBar(_ content: NavigationContent, in rect: Rect) {
    let row = Rect(x: rect.minX, y: rect.minY, width: rect.width, height: rowHeight(content, rect))
    var left = row.minX + (content.backTitle == nil ? 16 : 8)
    if let title = content.backTitle { left = backButton(title, at: left, in: row) + 8 }
    for item in content.leading { left = barItem(item, at: left, in: row, towards: .trailing) + 12 }
    var right = row.maxX - 16
    for item in content.trailing {
      right = barItem(item, at: right, in: row, towards: .leading) - 12
    }
    if let view = content.titleView {
      let place = row.centered(width: view.size.width, height: view.size.height)
      list.insert(view.list, at: place.origin)
    } else if content.titleSize == .standard {
      title(content, between: left, and: right, in: row)
    } else {
      let place = Rect(
        x: rect.minX + 16, y: row.maxY, width: max(rect.width - 32, 0),
        height: max(rect.maxY - row.maxY - 8, 0))
      label(
        content.title, font: Font(size: 34, weight: .bold), in: place, color: content.titleColor,
        alignment: leadingAlignment)
    }
  }

  /// The height of the row of buttons; a large title is below it.
  private func rowHeight(_ content: NavigationContent, _ rect: Rect) -> Double {
    content.titleSize == .large ? min(44, rect.height) : rect.height
  }

  private mutating func title(
    _ content: NavigationContent, between left: Double, and right: Double, in row: Rect
  ) {
    let font = Font(size: 17, weight: .semibold)
    let room = max(right - left, 0)
    let width = min(self.width(of: content.title, font: font) + 0.01, room)
    let x = min(max(row.center.x - width / 2, left), max(right - width, left))
    let place = Rect(x: x, y: row.minY, width: width, height: row.height)
    label(content.title, font: font, in: turned(place, in: row), color: content.titleColor)
  }

  /// Draws the chevron and title of a back button and answers where it ends.
  private mutating func backButton(_ title: String, at x: Double, in row: Rect) -> Double {
    let chevron = Rect(x: x, y: row.center.y - 11, width: 20, height: 22)
    let name = direction == .rightToLeft ? "chevron.right" : "chevron.left"
    symbol(name, in: turned(chevron, in: row), color: tint)
    guard !title.isEmpty else { return chevron.maxX }
    let width = min(self.width(of: title, font: Self.barFont) + 0.01, row.width / 3)
    let place = Rect(x: chevron.maxX - 1, y: row.minY, width: width, height: row.height)
    label(title, font: Self.barFont, in: turned(place, in: row), color: tint)
    return place.maxX
  }

  private enum Direction { case leading, trailing }

  /// Draws an item from a place to a side and answers where it ends.
  private mutating func barItem(
    _ item: BarItem, at x: Double, in row: Rect, towards direction: Direction
  ) -> Double {
    let width = min(naturalWidth(of: item), row.width / 2)
    let rect = Rect(
      x: direction == .trailing ? x : x - width, y: row.minY, width: width, height: row.height)
    draw(item, in: turned(rect, in: row))
    return direction == .trailing ? rect.maxX : rect.minX
  }

  private func naturalWidth(of item: BarItem) -> Double {
    switch item.kind {
    case .flexibleSpace: 0
    case .fixedSpace(let width): max(width, 0)
    case .view(let view): view.size.width
    case .button, .done:
      item.image == nil ? width(of: item.title, font: font(of: item)) + 0.01 : 26
    }
  }

  private func font(of item: BarItem) -> Font {
    Font(size: 17, weight: item.kind == .done ? .semibold : .regular)
  }

  private mutating func draw(_ item: BarItem, in rect: Rect) {
    if case .view(let view) = item.kind {
      let place = rect.centered(width: view.size.width, height: view.size.height)
      return list.insert(view.list, at: place.origin)
    }
    guard item.kind == .button || item.kind == .done else { return }
    if let image = item.image {
      let side = min(24, rect.height)
      self.image(image, in: rect.centered(width: side, height: side), color: item.color ?? tint)
    } else {
      label(item.title, font: font(of: item), in: rect, color: item.color ?? tint)
    }
  }

  /// Draws the items of a toolbar, spaces included.
  package mutating func toolbar(_ items: [BarItem], in rect: Rect) {
    let row = Rect(
      x: rect.minX + 16, y: rect.minY, width: max(rect.width - 32, 0),
      height: min(rect.height, 49))
    let widths = items.map { naturalWidth(of: $0) }
    let flexible = items.filter { $0.kind == .flexibleSpace }.count
    let gaps = Double(max(items.count - 1 - 2 * flexible, 0)) * 8
    let free = max(row.width - widths.reduce(0, +) - gaps, 0)
    var x = row.minX
    for (item, width) in zip(items, widths) {
      let isFlexible = item.kind == .flexibleSpace
      let actual = isFlexible ? free / Double(flexible) : width
      let place = Rect(x: x, y: row.minY, width: actual, height: row.height)
      draw(item, in: turned(place, in: row))
      x += actual + (flexible == 0 && !isFlexible ? 8 : 0)
    }
  }

  /// Draws the items of a tab bar, as a compact width stacks them.
  package mutating func tabBar(_ items: [BarItem], selected: Int, in rect: Rect) {
    guard !items.isEmpty else { return }
    let width = rect.width / Double(items.count)
    for (index, item) in items.enumerated() {
      let leading = Rect(
        x: rect.minX + Double(index) * width, y: rect.minY, width: width,
        height: min(49, rect.height))
      let cell = turned(leading, in: rect)
      let color = index == selected ? tint : colors.gray
      let icon = Rect(x: cell.center.x - 12, y: cell.minY + 6, width: 24, height: 24)
      image(item.image ?? .symbol("square"), in: icon, color: color)
      label(
        item.title, font: Font(size: 10, weight: .medium),
        in: Rect(x: cell.minX + 2, y: cell.minY + 33, width: width - 4, height: 13), color: color,
        alignment: .center)
    }
  }
}
