import AutoLayout
import PlatformMetrics

/// The numbers of tvOS's looks, in points.
///
/// Assumed, all of them: Apple's *Human Interface Guidelines* say that what has the focus grows, is lit and casts
/// a shadow, and give no numbers.
enum PlatterLooks {
  /// The radius of a plate's corners.
  static let radius = 12.0
  /// The shadow of a plate that has the focus.
  static let shadow = DisplayList.Shadow(
    color: .black.faded(0.35), offset: Point(x: 0, y: 16), blur: 14)
  /// The distance of the chosen tab's plate from the edge of its bar.
  static let tabInset = 8.0
  /// The height of the field of a search bar.
  static let searchFieldHeight = 66.0

  /// The factor by which something of a size grows with the focus: its longer side by 20 points, but at most a tenth.
  static func growth(of size: Size) -> Double {
    1 + min(0.1, 20 / max(size.width, size.height, 1))
  }
}

extension ControlPainter {
  /// The kinds of screens that controls look different on.
  package enum Platform: Hashable, Sendable { case touch, television }

  /// The size of text that is 17 points on iOS when it is body text: on televisions it grows as body text does, and
  /// no text is smaller than the smallest caption.
  func textSize(_ points: Double) -> Double {
    guard platform == .television else { return points }
    func size(_ style: SystemTextStyle, _ idiom: Idiom) -> Double {
      style.font(on: PlatformMetrics.Platform(idiom: idiom)).size
    }
    let growth = size(.body, .tv) / size(.body, .phone)
    return max(size(.caption2, .tv), (points * growth).rounded())
  }

  /// Draws the plate behind a control of a television; with the focus it is white and casts a shadow.
  mutating func platter(
    in rect: Rect, color: Color? = nil, radius: Double = PlatterLooks.radius
  ) {
    let radius = min(radius, rect.height / 2)
    guard isFocused else { return list.fill(rect, color ?? colors.fill, radius: radius) }
    list.shadow(rect, radius: radius, PlatterLooks.shadow)
    list.fill(rect, .white, radius: radius)
  }

  /// Draws a segmented control of a television: a plate, and one on it for the chosen segment.
  mutating func segmentPlatters(
    _ titles: [String], selected: Int?, selectedColor: Color?, font: Font, in rect: Rect
  ) {
    list.fill(rect, colors.tertiaryFill, radius: PlatterLooks.radius)
    let width = rect.width / Double(max(titles.count, 1))
    let selected = selected ?? (isFocused ? 0 : nil)
    for (index, title) in titles.enumerated() {
      let segment = Rect(
        x: rect.minX + Double(index) * width, y: rect.minY, width: width, height: rect.height)
      let isSelected = index == selected
      if isSelected { platter(in: segment, color: selectedColor) }
      label(
        title, font: font, in: segment.insetBy(x: 8, y: 0),
        color: isSelected ? colors.label : colors.secondaryLabel, alignment: .center)
    }
  }
}
