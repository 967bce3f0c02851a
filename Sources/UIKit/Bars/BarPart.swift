import AutoLayout
package import Foundation
import PlatformMetrics

/// One thing that a bar shows, with its place.
package struct BarPart {
  /// The kinds of parts.
  package enum Content {
    /// The title in the row of buttons, centred in its frame.
    case title(String)
    /// The title below the row of buttons, at the leading edge of its frame.
    case largeTitle(String)
    /// The line above the title.
    case prompt(String)
    /// The chevron that leads back, followed by a title, which may be empty.
    case backButton(String)
    /// A button.
    case button(UIBarButtonItem)
    /// A view in place of the title or of a button.
    case view(UIView)
    /// A choice of a tab bar.
    case tab(UITabBarItem, isSelected: Bool)
  }

  /// The title, image, view or other thing shown.
  package let content: Content
  /// The rectangle in the bar's coordinate space, in points.
  package var frame: CGRect
}

/// A row of buttons between the edges of a bar.
///
/// Parts are placed for reading from the left; ``mirrored()`` turns them round where the bar is read from the
/// right.
@MainActor
struct BarRow {
  /// The bar.
  let bar: UIView
  /// The rectangle of the row in the bar.
  let frame: CGRect
  /// The end of the buttons at the leading side.
  var left: CGFloat
  /// The beginning of the buttons at the trailing side.
  var right: CGFloat
  private(set) var parts: [BarPart] = []

  init(in bar: UIView, frame: CGRect) {
    self.bar = bar
    self.frame = frame
    let margins = Self.margins(of: bar)
    left = frame.minX + margins.left
    right = frame.maxX - margins.right
  }

  /// The distances of the first and the last button from the edges of a bar.
  ///
  /// They are the margins of view controllers' views.
  ///
  /// Source: buttons with views in stored bars begin or end 16 points from the edge in bars narrower than 414
  /// points, 20 in others (16 of 16 in 6 repositories).
  static func margins(of bar: UIView) -> UIEdgeInsets {
    let traits = bar.traitCollection
    let safe = bar.safeAreaInsets
    guard traits.userInterfaceIdiom != .tv else {
      return UIEdgeInsets(top: 0, left: safe.left, bottom: 0, right: safe.right)
    }
    let margin = MarginQuestion.view(width: bar.bounds.width).answer(for: bar, in: traits)
    return UIEdgeInsets(top: 0, left: margin + safe.left, bottom: 0, right: margin + safe.right)
  }

  /// The room between the buttons at both sides.
  var room: CGFloat { max(right - left, 0) }

  // MARK: Placing

  /// Adds a part.
  mutating func add(_ part: BarPart) {
    parts.append(part)
  }

  /// Adds a part as high as the row.
  mutating func add(_ content: BarPart.Content, x: CGFloat, width: CGFloat) {
    parts.append(
      BarPart(
        content: content,
        frame: CGRect(x: x, y: frame.minY, width: width, height: frame.height)))
  }

  /// Adds a button or its view.
  mutating func add(_ item: UIBarButtonItem, x: CGFloat, width: CGFloat) {
    if let view = item.customView { return add(view, x: x) }
    if item.isSpace { return }
    add(.button(item), x: x, width: width)
  }

  /// Adds a view in the middle of the row's height.
  ///
  /// Source: stored views in bars 44 points high: 33 high at 5.5, 24 at 10, 31 at 6⅔ where a point has three
  /// pixels.
  mutating func add(_ view: UIView, x: CGFloat) {
    let size = size(of: view)
    let scale = max(bar.traitCollection.displayScale, 1)
    let y = ((frame.midY - size.height / 2) * scale).rounded() / scale
    parts.append(
      BarPart(content: .view(view), frame: CGRect(origin: CGPoint(x: x, y: y), size: size)))
  }

  /// Places items from the leading edge inwards.
  mutating func placeLeading(_ items: [UIBarButtonItem]) {
    for item in items {
      let width = min(self.width(of: item), frame.width / 2)
      add(item, x: left, width: width)
      left += width + bar.traitCollection.barContentMetrics.itemSpacing
    }
  }

  /// Places items from the trailing edge inwards.
  mutating func placeTrailing(_ items: [UIBarButtonItem]) {
    for item in items {
      let width = min(self.width(of: item), frame.width / 2)
      add(item, x: right - width, width: width)
      right -= width + bar.traitCollection.barContentMetrics.itemSpacing
    }
  }

  /// The parts as the bar is read.
  func mirrored() -> [BarPart] {
    guard bar.effectiveUserInterfaceLayoutDirection == .rightToLeft else { return parts }
    return parts.map { part in
      var part = part
      part.frame.origin.x = bar.bounds.width - part.frame.maxX
      return part
    }
  }

  // MARK: Measuring

  /// The width of text on one line, in points.
  static func width(of text: String, font: UIFont) -> CGFloat {
    let text = MeasurableText(text, font: font, lineBreakMode: .byTruncatingTail)
    return CGFloat(text.extent(maximumWidth: nil, maximumLines: 1).width) + 0.01
  }

  /// The width of a button, of its view or of a fixed space, in points.
  func width(of item: UIBarButtonItem) -> CGFloat {
    if let view = item.customView { return size(of: view).width }
    if item.systemItem == .flexibleSpace { return 0 }
    if item.width > 0 || item.systemItem == .fixedSpace { return max(item.width, 0) }
    let metrics = bar.traitCollection.barContentMetrics
    if let image = item.shownImage {
      return image.isSymbolImage ? metrics.imageSide + 2 : max(image.size.width, 20)
    }
    return Self.width(of: item.shownTitle ?? "", font: UIFont(item.font(in: metrics)))
  }

  /// Returns the size of a view in a bar: that of its constraints, or the one it has.
  func size(of view: UIView) -> CGSize {
    let isOwn = view.superview == nil || view.superview === bar
    guard isOwn, !view.translatesAutoresizingMaskIntoConstraints else { return view.bounds.size }
    return view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
  }
}

extension UIBarButtonItem {
  /// Whether the item is room between others.
  var isSpace: Bool { systemItem == .flexibleSpace || systemItem == .fixedSpace }
}
