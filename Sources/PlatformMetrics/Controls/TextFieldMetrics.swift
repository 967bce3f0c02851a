/// The room around the text of text fields, and other sizes that come with text, in points.
package struct TextFieldMetrics: Sendable {
  private let platform: Platform

  package init(_ platform: Platform) {
    self.platform = platform
  }

  /// The least height of a field with a rounded border.
  package var roundedHeight: Double { Self.roundedHeight[platform] }
  /// The height that a rounded border adds to the line where that is more.
  package var roundedPadding: Double { Self.roundedPadding[platform] }
  /// The width that a border adds to the text.
  package var horizontalPadding: Double { Self.horizontalPadding[platform] }
  /// The width that a rounded border adds to the natural width of the text.
  package var roundedWidth: Double { Self.roundedWidth[platform] }
  /// The height that a thin or sunken edge adds to the line.
  package var edgedPadding: Double { Self.edgedPadding[platform] }
  /// The height of the button that clears the text of a field without border, shown or not.
  package var clearButtonHeight: Double { Self.clearButtonHeight[platform] }
  /// The height that fields without border add to the line, but for those that hide their text.
  package var plainPadding: Double { Self.plainPadding[platform] }
  /// The least height of fields without border, but for those that hide their text.
  package var plainHeight: Double { Self.plainHeight[platform] }
  /// Whether the width of the text is rounded up to pixels rather than to points.
  package var roundsToPixels: Bool { Self.roundsToPixels[platform] }

  private static let roundedHeight = Metric<Double>(
    "rounded text field height",
    [
      .init(.iOS7, 30, .measured(repositories: 17, of: 18)),
      .init(.iOS13, 34, .measured(repositories: 29, of: 35)),
    ])
  private static let roundedPadding = Metric<Double>(
    "rounded text field padding",
    [
      .init(.iOS7, 6, .assumed("30 points for text of 20, saved")),
      .init(.iOS13, 12, .assumed("34 points for text of 18, saved")),
    ],
    television: [.init(.iOS9, 1, .assumed("47 points for text of 46, saved in 1 repository"))])
  private static let horizontalPadding = Metric<Double>(
    "text field horizontal padding",
    [.init(.iOS7, 14, .assumed("7 at either end"))])
  private static let roundedWidth = Metric<Double>(
    "rounded text field width",
    [
      .init(.iOS7, 14, .assumed("3 saved widths")),
      .init(.iOS13, 28, .assumed("saved in 3 repositories")),
    ])
  private static let edgedPadding = Metric<Double>(
    "edged text field padding",
    [.init(.iOS7, 5, .assumed("22 points for text of 14 and 25 for 17, of text"))])
  private static let clearButtonHeight = Metric<Double>(
    "clear button height", [.init(.iOS7, 19, .assumed("8 of 8 saved heights"))])
  private static let plainPadding = Metric<Double>(
    "plain text field padding",
    [
      .init(.iOS7, 0, .assumed("5 of 5 saved heights, in 4 repositories")),
      .init(.iOS13, 1, .measured(repositories: 13, of: 14)),
      .init(.iOS26, 0, .assumed("text of 20 and 30 points is 24 and 36 high, 2 repositories")),
    ],
    television: [.init(.iOS9, 0, .assumed("as before iOS 13"))])
  private static let plainHeight = Metric<Double>(
    "plain text field height",
    [
      .init(.iOS7, 0, .assumed("text of 13 and 14 points is 16 and 17 high")),
      .init(.iOS26, 22, .assumed("saved in 3 of 3 repositories, for text of 14 to 17 points")),
    ],
    television: [.init(.iOS9, 0, .assumed("as before iOS 13"))])
  private static let roundsToPixels = Metric<Bool>(
    "text fields round to pixels",
    [
      .init(.iOS7, false, .assumed("saved widths")),
      .init(.iOS13, true, .assumed("6 of 7 saved widths")),
    ])

  package static let all: [any MetricFacts] = [
    roundedHeight, roundedPadding, horizontalPadding, roundedWidth, edgedPadding, clearButtonHeight,
    plainPadding, plainHeight, roundsToPixels,
  ]
}

/// What labels do with text, by release.
package struct LabelMetrics: Sendable {
  private let platform: Platform

  package init(_ platform: Platform) {
    self.platform = platform
  }

  /// Whether a label without text is one line high; later it has no extent.
  package var emptyLabelHasLine: Bool { Self.emptyLabelHasLine[platform] }
  /// Whether labels leave no single word on the last line of a paragraph.
  package var avoidsOrphans: Bool { Self.avoidsOrphans[platform] }

  private static let emptyLabelHasLine = Metric<Bool>(
    "empty labels have a line",
    [
      .init(.iOS7, true, .assumed("saved in 1 of 1 repository")),
      .init(.iOS9, false, .measured(repositories: 23, of: 25)),
    ])
  private static let avoidsOrphans = Metric<Bool>(
    "labels avoid orphans",
    [
      .init(.iOS7, false, .apple("NSAllowsDefaultLineBreakStrategy")),
      .init(.iOS11, true, .apple("NSAllowsDefaultLineBreakStrategy, reports of iOS 11")),
    ])

  package static let all: [any MetricFacts] = [emptyLabelHasLine, avoidsOrphans]
}
