package import AutoLayout

/// The background of a button.
package enum ButtonFace: Hashable, Sendable {
  /// Nothing but title and picture.
  case plain
  /// The configurations of iOS 15.
  case gray, tinted, filled
  /// The rounded rectangle of interfaces before iOS 7.
  case outlined
}

/// What a button shows.
package struct ButtonContent: Hashable, Sendable {
  /// The title.
  package var title: String
  /// The title's font.
  package var font: Font
  /// The picture before the title.
  package var image: ImageContent?
  /// The size of the picture in points; nil for the size that suits the title.
  package var imageSize: Size?
  /// The title's colour; nil for what the background asks for.
  package var color: Color?
  /// Where title and picture stand.
  package var alignment: TextBlock.Alignment = .center

  /// Creates what a button shows.
  package init(
    _ title: String, font: Font = Font(size: 15), image: ImageContent? = nil,
    imageSize: Size? = nil, color: Color? = nil
  ) {
    self.title = title
    self.font = font
    self.image = image
    self.imageSize = imageSize
    self.color = color
  }
}

/// Whether a control answers to touches.
package enum ControlState: Hashable, Sendable {
  case normal, disabled
}

extension ControlPainter {
  /// Draws a button.
  package mutating func button(
    _ content: ButtonContent, face: ButtonFace, state: ControlState = .normal, in rect: Rect
  ) {
    buttonBackground(
      face, state: state, radius: min(face == .outlined ? 8 : 6, rect.height / 2), in: rect)
    titleAndImage(content, color: content.color ?? buttonInk(face, state: state), in: rect)
  }

  /// Draws what is behind a button's title and picture.
  mutating func buttonBackground(
    _ face: ButtonFace, state: ControlState, radius: Double, in rect: Rect
  ) {
    switch face {
    case .plain: break
    case .gray: list.fill(rect, colors.secondaryFill, radius: radius)
    case .tinted: list.fill(rect, tint.faded(0.18), radius: radius)
    case .filled:
      list.fill(rect, state == .disabled ? colors.tertiaryFill : tint, radius: radius)
    case .outlined:
      list.fill(rect, colors.background, radius: radius)
      list.border(rect, colors.gray3, width: 1, radius: radius)
    }
  }

  /// The colour of a button's title and picture on its background.
  func buttonInk(_ face: ButtonFace, state: ControlState) -> Color {
    if state == .disabled { return colors.tertiaryLabel }
    guard face == .filled else { return tint }
    return tint.luma > 0.8 ? .black : .white
  }

  /// Draws picture and title side by side.
  mutating func titleAndImage(_ content: ButtonContent, color: Color, in rect: Rect) {
    let size = content.image == nil ? .zero : imageSize(of: content, in: rect)
    let gap = content.image == nil || content.title.isEmpty ? 0.0 : 4
    let textWidth = content.title.isEmpty ? 0 : width(of: content.title, font: content.font)
    let total = min(size.width + gap + textWidth, rect.width)
    var x = rect.minX + (rect.width - total) / 2
    if content.alignment == .left || content.alignment == .natural { x = rect.minX }
    if content.alignment == .right { x = rect.maxX - total }
    if let image = content.image {
      self.image(
        image,
        in: Rect(x: x, y: rect.center.y - size.height / 2, width: size.width, height: size.height),
        color: color)
    }
    let left = x + size.width + gap
    var block = TextBlock(
      content.title, font: content.font, color: color,
      rect: Rect(
        x: left, y: rect.minY, width: max(min(textWidth + 0.01, rect.maxX - left), 0),
        height: rect.height))
    block.lineBreakMode = .truncatingMiddle
    list.text(block)
  }

  private func imageSize(of content: ButtonContent, in rect: Rect) -> Size {
    if let size = content.imageSize {
      return Size(width: min(size.width, rect.width), height: min(size.height, rect.height))
    }
    let side = min(content.font.size * 1.2, rect.width, rect.height)
    return Size(width: side, height: side)
  }
}
