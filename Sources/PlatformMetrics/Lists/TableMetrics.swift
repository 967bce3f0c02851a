/// The strips between the rows of a table, in points.
package struct TableMetrics: Sendable {
  private let platform: Platform
  private let scale: Double

  /// Creates metrics.
  ///
  /// - Parameters:
  ///   - platform: The kind of device and the release.
  ///   - scale: Device pixels per point.
  package init(_ platform: Platform, scale: Double) {
    self.platform = platform
    self.scale = scale
  }

  /// The strip above the first prototype of a plain table, or a section's title.
  package func plainHeaderHeight(sectionHeaderHeight: Double) -> Double {
    guard Self.plainHeadersFollowTable[platform] else { return Self.plainHeader[platform] }
    return max(0, sectionHeaderHeight < 0 ? Self.plainHeader[platform] : sectionHeaderHeight)
  }

  /// The space above the first section of a plain table of static cells without a title.
  package func untitledPlainHeaderHeight(sectionHeaderHeight: Double) -> Double {
    Self.plainHeadersFollowTable[platform]
      ? 0 : plainHeaderHeight(sectionHeaderHeight: sectionHeaderHeight)
  }

  /// The title above the first section of a grouped table, or above its prototypes.
  package var firstGroupedTitleHeight: Double {
    groupedTitleHeight + floorToPixel(Self.firstGroupedExtra[platform])
  }

  /// The title above a later section.
  package var groupedTitleHeight: Double { Self.groupedTitle[platform] }

  /// The space above the first section of a grouped table without a title.
  package func firstUntitledGroupedHeight(sectionHeaderHeight: Double) -> Double {
    Self.firstUntitledGrouped[platform] ?? untitledGroupedHeight(sectionHeight: sectionHeaderHeight)
  }

  /// The space above or below a later section of a grouped table without a title.
  package func untitledGroupedHeight(sectionHeight: Double) -> Double {
    sectionHeight >= 0 ? sectionHeight : floorToPixel(Self.untitledGrouped[platform])
  }

  /// Text below a section of a grouped table.
  package func groupedFooterHeight(lineCount: Int) -> Double {
    Self.footerPadding[platform] + Self.footerLine[platform] * Double(max(1, lineCount))
  }

  /// The text size below a section of a grouped table.
  package var footerFontSize: Double { Self.footerFontSize[platform] }

  /// The space between rows: some on televisions, where rows are plates of their own.
  package var rowSpacing: Double { Self.rowSpacing[platform] }

  private func floorToPixel(_ length: Double) -> Double {
    (length * scale + 1e-4).rounded(.down) / scale
  }
}

extension TableMetrics {
  private static let plainHeadersFollowTable = Metric<Bool>(
    "plain headers follow the table",
    [
      .init(.iOS7, true, .assumed("91 of 91 saved tables")),
      .init(.iOS13, false, .assumed("44 of 50 saved tables")),
    ])
  private static let plainHeader = Metric<Double>(
    "plain header",
    [
      .init(.iOS7, 28, .apple("UITableView.sectionHeaderHeight")),
      .init(.iOS15, 44.5, .assumed("4 of 4 saved tables")),
      .init(.iOS16, 50, .assumed("55 of 55 saved tables")),
    ])
  private static let groupedTitle = Metric<Double>(
    "grouped title",
    [
      .init(.iOS7, 33, .assumed("saved tables")),
      .init(.iOS10, 38, .assumed("23 of 27 saved tables")),
      .init(.iOS15, 32, .assumed("2 of 3 saved tables")),
      .init(.iOS16, 38, .assumed("23 of 27 saved tables")),
    ])
  private static let firstGroupedExtra = Metric<Double>(
    "space above the first grouped title",
    [
      .init(.iOS7, 17, .assumed("50 in all in saved tables")),
      .init(.iOS10, 17.5, .assumed("57 of 61 saved tables")),
    ])
  private static let firstUntitledGrouped = Metric<Double?>(
    "space above a first group without a title",
    [
      .init(.iOS7, 35, .assumed("5 of 5 saved tables")),
      .init(.iOS13, nil, .assumed("6 of 6 saved tables name it")),
    ])
  private static let untitledGrouped = Metric<Double>(
    "space above a group without a title", [.init(.iOS7, 17.5, .assumed("27 of 29 saved tables"))])
  private static let footerPadding = Metric<Double>(
    "grouped footer padding", [.init(.iOS7, 21.5, .assumed("13 saved tables"))])
  private static let footerLine = Metric<Double>(
    "grouped footer line", [.init(.iOS7, 16, .assumed("13 saved tables"))])
  private static let footerFontSize = Metric<Double>(
    "grouped footer font size", [.init(.iOS7, 13, .apple("UIFont.TextStyle.footnote at L"))])

  private static let rowSpacing = Metric<Double>(
    "row spacing", [.init(.iOS7, 0, .apple("UITableView"))],
    television: [.init(.iOS9, 14, .assumed("rows of 66 saved 80 apart in 1 repository"))])

  package static let all: [any MetricFacts] = [
    plainHeadersFollowTable, plainHeader, groupedTitle, firstGroupedExtra, firstUntitledGrouped,
    untitledGrouped, footerPadding, footerLine, footerFontSize, rowSpacing,
  ]
}
