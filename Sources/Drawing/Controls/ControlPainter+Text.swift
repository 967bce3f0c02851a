package import AutoLayout

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
}
