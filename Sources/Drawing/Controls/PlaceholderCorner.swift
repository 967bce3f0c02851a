import AutoLayout

/// A corner of the place of a picture that is not at hand.
enum PlaceholderCorner: CaseIterable {
  case bottomLeft, topLeft, bottomRight, topRight

  static let font = Font(size: 10, weight: .medium)
  private static let height = 16.0

  /// The plate for a name in the corner; nil where there is no room for one.
  func plate(in rect: Rect, width: Double) -> Rect? {
    let room = rect.width - 4
    let width = min(width.rounded(.up) + 8, room)
    guard room >= 32, rect.height >= Self.height + 8 else { return nil }
    let isLeft = self == .bottomLeft || self == .topLeft
    let isTop = self == .topLeft || self == .topRight
    return Rect(
      x: isLeft ? rect.minX + 2 : rect.maxX - 2 - width,
      y: isTop ? rect.minY + 2 : rect.maxY - 2 - Self.height, width: width, height: Self.height)
  }
}
