package import AutoLayout

/// Text in a box.
package struct TextBlock: Hashable, Sendable {
  /// A piece of text in one font and colour.
  package struct Run: Hashable, Sendable {
    /// The characters and their font.
    package var text: TextRun
    /// Their colour.
    package var color: Color

    /// Creates a run.
    package init(_ text: String, font: Font, color: Color) {
      self.text = TextRun(text, font: font)
      self.color = color
    }
  }

  /// Where lines stand between the left and right edge of the box.
  package enum Alignment: Hashable, Sendable {
    /// At the edge each paragraph is read from.
    case natural
    case left, center, right
  }

  /// Where the text stands between the top and bottom edge of the box.
  package enum VerticalAlignment: Hashable, Sendable {
    case top, center, bottom
  }

  /// The text in logical order.
  package var runs: [Run]
  /// The box, in points.
  package var rect: Rect
  /// Where lines stand horizontally.
  package var alignment: Alignment = .natural
  /// Where the text stands vertically.
  package var verticalAlignment: VerticalAlignment = .center
  /// The largest number of lines; 0 for as many as the box is high for.
  package var maximumLines = 1
  /// How lines are broken.
  package var lineBreakMode: LineBreakMode = .truncatingTail
  /// How the breaks between lines are chosen.
  package var lineBreakStrategy: LineBreakStrategy = []

  /// Creates a block of text in one font and colour, on one line unless told otherwise.
  package init(
    _ text: String, font: Font, color: Color, rect: Rect, alignment: Alignment = .natural
  ) {
    runs = [Run(text, font: font, color: color)]
    self.rect = rect
    self.alignment = alignment
  }

  /// Creates a block of several runs.
  package init(runs: [Run], rect: Rect, alignment: Alignment = .natural) {
    self.runs = runs
    self.rect = rect
    self.alignment = alignment
  }

  /// What to ask a measurer.
  package var request: TextRequest {
    TextRequest(
      runs: runs.map(\.text), maximumWidth: rect.width, maximumLines: maximumLines,
      lineBreakMode: lineBreakMode, lineBreakStrategy: lineBreakStrategy)
  }
}
