package import AutoLayout

/// The outline of a text field.
package enum TextFieldBorder: Hashable, Sendable {
  case none, line, bezel, roundedRect
}

/// What a text field or text view shows.
package struct TextContent: Hashable, Sendable {
  /// The text; empty to show the placeholder.
  package var text: String
  /// What is shown in a lighter colour if there is no text.
  package var placeholder: String
  /// The font.
  package var font: Font
  /// The colour of the text; nil for the label colour.
  package var color: Color?
  /// Where lines stand.
  package var alignment: TextBlock.Alignment = .natural

  /// Creates text to show.
  package init(
    _ text: String = "", placeholder: String = "", font: Font, color: Color? = nil,
    alignment: TextBlock.Alignment = .natural
  ) {
    self.text = text
    self.placeholder = placeholder
    self.font = font
    self.color = color
    self.alignment = alignment
  }
}

extension ControlPainter {
  /// Draws a label.
  package mutating func label(_ block: TextBlock) { list.text(block) }

  /// Draws a label of one font on one line.
  package mutating func label(
    _ text: String, font: Font, in rect: Rect, color: Color? = nil,
    alignment: TextBlock.Alignment = .natural
  ) {
    list.text(
      TextBlock(
        text, font: font, color: color ?? colors.label, rect: rect, alignment: alignment))
  }

  /// Draws the outline of a text field.
  mutating func textFieldBorder(_ border: TextFieldBorder, in rect: Rect) {
    if platform == .television, border != .none { return platter(in: rect) }
    switch border {
    case .none: break
    case .line:
      list.border(rect, colors.label.faded(0.85), width: 1)
    case .bezel:
      list.fill(rect, colors.background)
      list.border(rect, colors.gray2, width: 1)
      list.hairline(
        Point(x: rect.minX + 1, y: rect.minY + 1), Point(x: rect.maxX - 1, y: rect.minY + 1),
        colors.gray3)
    case .roundedRect:
      list.fill(rect, colors.background, radius: 5)
      list.border(rect, colors.gray4, width: 1, radius: 5)
    }
  }

  /// Draws a text field.
  package mutating func textField(
    _ content: TextContent, border: TextFieldBorder, in rect: Rect
  ) {
    textFieldBorder(border, in: rect)
    let side = border == .none ? 0.0 : border == .roundedRect ? 7 : 4
    let isEmpty = content.text.isEmpty
    list.text(
      TextBlock(
        isEmpty ? content.placeholder : content.text, font: content.font,
        color: isEmpty ? colors.placeholderText : content.color ?? colors.label,
        rect: rect.insetBy(x: side, y: 0), alignment: content.alignment))
  }

  /// Draws a text view: text from the top, inside the insets of UIKit's text container.
  package mutating func textView(_ content: TextContent, in rect: Rect) {
    var block = TextBlock(
      content.text, font: content.font, color: content.color ?? colors.label,
      rect: rect.inset(by: EdgeInsets(top: 8, left: 5, bottom: 8, right: 5)),
      alignment: content.alignment)
    block.verticalAlignment = .top
    block.maximumLines = 0
    block.lineBreakMode = .wordWrapping
    list.clipped(to: .rect(rect)) { $0.text(block) }
  }

  /// Draws a search bar with its rounded field.
  package mutating func searchBar(text: String, placeholder: String, in rect: Rect) {
    let height = min(platform == .television ? 66 : 36, max(rect.height - 8, 0))
    let field = Rect(
      x: rect.minX + 8, y: (rect.center.y - height / 2).rounded(), width: max(rect.width - 16, 0),
      height: height)
    if platform == .television {
      platter(in: field)
    } else {
      list.fill(field, colors.tertiaryFill, radius: 10)
    }
    let side = textSize(16)
    let icon = Rect(
      x: field.minX + side / 2, y: field.center.y - side / 2, width: side, height: side)
    symbol("magnifyingglass", in: turned(icon, in: field), color: colors.secondaryLabel)
    let left = icon.maxX + 6
    let isEmpty = text.isEmpty
    let place = Rect(
      x: left, y: field.minY, width: max(field.maxX - left - 8, 0), height: field.height)
    label(
      isEmpty ? (placeholder.isEmpty ? "Search" : placeholder) : text,
      font: Font(size: textSize(17)), in: turned(place, in: field),
      color: isEmpty ? colors.secondaryLabel : colors.label,
      alignment: leadingAlignment)
  }
}
