/// The room inside table cells, in points.
package struct CellMetrics: Sendable {
  private let platform: Platform

  package init(_ platform: Platform) {
    self.platform = platform
  }

  /// The width that a disclosure indicator takes from the content.
  ///
  /// - Parameters:
  ///   - margin: The margin at the side.
  ///   - scale: Device pixels per point.
  /// - Returns: The width in points.
  package func disclosureWidth(margin: Double, scale: Double) -> Double {
    let glyph = Self.disclosureGlyph[platform]
    guard includesMargin else { return glyph }
    return margin + (glyph * scale + 1e-4).rounded(.down) / scale
  }

  /// The width that a check mark takes from the content.
  package func checkmarkWidth(margin: Double) -> Double {
    Self.checkmarkGlyph[platform] + (includesMargin ? margin : 0)
  }

  /// The width that an information button takes from the content.
  package func detailWidth(margin: Double) -> Double {
    Self.detailGlyph[platform] + (includesMargin ? margin : 0)
  }

  /// The width that an information button and a disclosure indicator take, side by side.
  package func detailDisclosureWidth(margin: Double, scale: Double) -> Double {
    detailWidth(margin: margin) + disclosureWidth(margin: margin, scale: scale)
      - (includesMargin ? margin : 0)
  }

  /// The line under a cell, which its content leaves free.
  package func separatorHeight(scale: Double, hasTable: Bool) -> Double {
    let line = (hasTable ? Self.separator : Self.separatorOfLoneCells)[platform]
    switch line {
    case .none: return 0
    case .pixel: return 1 / scale
    case .point: return 1
    }
  }

  /// The margins of the content above and below; the line under the cell lies in the lower one.
  package var verticalMargin: Double { Self.verticalMargin[platform] }

  /// The margin of the content at either side.
  package func horizontalMargin(system: Double) -> Double {
    followsSystemMargin ? system : Self.fixedMargin[platform]
  }

  /// The margin of the cell at either side, where the text of the standard styles begins.
  package func textInset(margin: Double) -> Double {
    followsSystemMargin ? margin : Self.fixedTextInset[platform]
  }

  /// Whether the lower margin of the content excludes the line under the cell.
  package var separatorLiesInMargin: Bool { followsSystemMargin }

  /// Whether cells can let the table's margins through.
  package var takesMarginsOfTable: Bool { followsSystemMargin }

  /// The margin of the content beside an accessory.
  package var accessoryMargin: Double { Self.accessoryMargin[platform] }
  /// The distance of the text of the standard styles from an accessory.
  package var accessorySpacing: Double { Self.accessorySpacing[platform] }
  /// The distance of the text from the image.
  package var imageSpacing: Double { Self.imageSpacing[platform] }
  /// The height beyond title and subtitle of a row that sizes itself, of texts in fixed sizes.
  package var subtitleRoom: Double { Self.subtitleRoom[platform] }
  /// The height beyond title and subtitle of a row that sizes itself, of texts in text styles.
  package var subtitleRoomOfTextStyles: Double { Self.subtitleRoomOfTextStyles[platform] }
  /// The width that symbols are centred in.
  package var symbolColumnWidth: Double { Self.symbolColumnWidth[platform] }
  /// The distance of the subtitle from the title where the height allows it.
  package var subtitleSpacing: Double { Self.subtitleSpacing[platform] }
  /// The height beyond title and subtitle up to which nothing separates them.
  package var unspacedSubtitleRoom: Double { Self.unspacedSubtitleRoom[platform] }
  /// The distance of the texts of the left-detail style.
  package var leftDetailSpacing: Double { Self.leftDetailSpacing[platform] }
  /// The width of the title of the left-detail style.
  package var leftDetailTitleWidth: Double { Self.leftDetailTitleWidth[platform] }

  /// The height of a row that nothing sets.
  package func automaticRowHeight(scale: Double) -> Double {
    let height = Self.rowHeight[platform]
    return Self.rowHeightLacksPixel[platform] ? height - 1 / scale : height
  }

  private var includesMargin: Bool { Self.accessoriesIncludeMargin[platform] }
  private var followsSystemMargin: Bool { Self.followsSystemMargin[platform] }

  /// The thickness of the line under a cell.
  private enum Line: Sendable {
    case none, pixel, point
  }
}

extension CellMetrics {
  private static let accessoriesIncludeMargin = Metric<Bool>(
    "accessories include the margin",
    [
      .init(.iOS7, false, .measured(repositories: 9, of: 9)),
      .init(.iOS11, true, .measured(repositories: 7, of: 11)),
    ])
  private static let disclosureGlyph = Metric<Double>(
    "disclosure indicator",
    [
      .init(.iOS7, 33, .measured(repositories: 9, of: 9)),
      .init(.iOS11, 18, .measured(repositories: 7, of: 11)),
      .init(.iOS13, 11.5, .assumed("saved in 4 of 4 repositories")),
      .init(.iOS14, 9.5, .assumed("saved in 3 of 8 repositories")),
      .init(.iOS16, 10.5, .measured(repositories: 5, of: 7)),
    ])
  private static let checkmarkGlyph = Metric<Double>(
    "check mark",
    [
      .init(.iOS7, 39, .assumed("saved in 1 repository")),
      .init(.iOS11, 24, .assumed("saved in 4 of 4 repositories")),
    ])
  private static let detailGlyph = Metric<Double>(
    "detail button",
    [
      .init(.iOS7, 47, .assumed("saved in 1 repository")),
      .init(.iOS11, 24, .assumed("saved in 1 of 2 repositories")),
    ])
  private static let separator = Metric<Line>(
    "line under a cell",
    [
      .init(.iOS7, .point, .assumed("saved in 3 of 3 repositories")),
      .init(.iOS9, .pixel, .measured(repositories: 36, of: 40)),
      .init(.iOS13, .none, .measured(repositories: 48, of: 49)),
    ])
  private static let separatorOfLoneCells = Metric<Line>(
    "line under a cell without a table",
    [
      .init(.iOS7, .point, .measured(repositories: 5, of: 9)),
      .init(.iOS11, .pixel, .measured(repositories: 11, of: 12)),
      .init(.iOS13, .none, .measured(repositories: 21, of: 22)),
    ])
  private static let verticalMargin = Metric<Double>(
    "vertical margin of cells",
    [
      .init(.iOS7, 8, .measured(repositories: 12, of: 12)),
      .init(.iOS11, 11, .measured(repositories: 29, of: 30)),
      .init(.iOS26, 15, .assumed("saved in 3 of 3 repositories")),
    ])
  private static let followsSystemMargin = Metric<Bool>(
    "cells follow the system's margin",
    [
      .init(.iOS7, false, .measured(repositories: 12, of: 12)),
      .init(.iOS11, true, .measured(repositories: 17, of: 21)),
    ])
  private static let fixedMargin = Metric<Double>(
    "margin of cells", [.init(.iOS7, 8, .measured(repositories: 12, of: 12))])
  private static let fixedTextInset = Metric<Double>(
    "text inset of cells", [.init(.iOS7, 15, .apple("UITableView.separatorInset"))])
  private static let accessoryMargin = Metric<Double>(
    "margin beside accessories", [.init(.iOS7, 8, .assumed("25 of 25 saved margins"))])
  private static let accessorySpacing = Metric<Double>(
    "spacing beside accessories",
    [
      .init(.iOS7, 2, .assumed("11 saved texts")),
      .init(.iOS11, 1, .assumed("16 saved texts")),
      .init(.iOS13, 8, .assumed("20 saved texts")),
    ])
  private static let imageSpacing = Metric<Double>(
    "image spacing of cells", [.init(.iOS7, 15, .assumed("12 of 12 saved texts"))])
  private static let subtitleRoom = Metric<Double>(
    "room of subtitle rows", [.init(.iOS7, 20.5, .assumed("saved in 4 of 4 repositories"))])
  private static let subtitleRoomOfTextStyles = Metric<Double>(
    "room of subtitle rows of text styles", [.init(.iOS7, 22.5, .assumed("4 of 5 saved rows"))])
  private static let symbolColumnWidth = Metric<Double>(
    "symbol column", [.init(.iOS13, 24, .assumed("14 of 14 saved symbols"))])
  private static let subtitleSpacing = Metric<Double>(
    "subtitle spacing", [.init(.iOS7, 3, .assumed("11 of 16 saved rows"))])
  private static let unspacedSubtitleRoom = Metric<Double>(
    "room of subtitles without spacing",
    [.init(.iOS7, 19.5, .assumed("14 of 16 saved rows, in 8 repositories"))])
  private static let leftDetailSpacing = Metric<Double>(
    "left detail spacing", [.init(.iOS7, 6, .assumed("1 saved row"))])
  private static let leftDetailTitleWidth = Metric<Double>(
    "left detail title width", [.init(.iOS7, 91, .assumed("1 saved row"))])
  private static let rowHeight = Metric<Double>(
    "row height",
    [
      .init(.iOS7, 44, .measured(repositories: 25, of: 26)),
      .init(.iOS26, 51, .assumed("saved in 3 of 3 repositories")),
    ],
    television: [.init(.iOS9, 66, .assumed("saved in 1 of 1 repository"))])
  private static let rowHeightLacksPixel = Metric<Bool>(
    "row height lacks a pixel",
    [
      .init(.iOS7, false, .measured(repositories: 25, of: 26)),
      .init(.iOS13, true, .measured(repositories: 14, of: 19)),
      .init(.iOS26, false, .assumed("saved in 3 of 3 repositories")),
    ],
    television: [.init(.iOS9, false, .assumed("saved in 1 of 1 repository"))])

  package static let all: [any MetricFacts] = [
    accessoriesIncludeMargin, disclosureGlyph, checkmarkGlyph, detailGlyph, separator,
    separatorOfLoneCells, verticalMargin, followsSystemMargin, fixedMargin, fixedTextInset,
    accessoryMargin, accessorySpacing, imageSpacing, subtitleRoom, subtitleRoomOfTextStyles,
    symbolColumnWidth, subtitleSpacing, unspacedSubtitleRoom, leftDetailSpacing,
    leftDetailTitleWidth, rowHeight, rowHeightLacksPixel,
  ]
}
