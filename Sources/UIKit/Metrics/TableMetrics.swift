import Foundation

/// How Interface Builder's canvas places the parts of a table, by era.
///
/// Put together, these numbers find every cell of 286 of 309 stored tables within a point.
struct TableMetrics {
  /// The generation of the platform.
  let era: InterfaceEra
  /// Device pixels per point.
  let scale: CGFloat

  /// The strip above the first prototype of a plain table, or a section's title.
  ///
  /// Up to Xcode 10 the height the document names (22 or 28; n=91 of 91), Xcode 11–12 28 (n=44 of
  /// 50), Xcode 13 44.5 (n=4 of 4), later 50 (n=55 of 55).
  func plainHeaderHeight(sectionHeaderHeight: CGFloat) -> CGFloat {
    switch era {
    case ...InterfaceEra.iOS12: max(0, sectionHeaderHeight < 0 ? 28 : sectionHeaderHeight)
    case .iOS13, .iOS14: 28
    case .iOS15: 44.5
    default: 50
    }
  }

  /// The space above the first section of a plain table of static cells without a title: none up to
  /// Xcode 10 (n=10 of 10), then that of a title.
  func untitledPlainHeaderHeight(sectionHeaderHeight: CGFloat) -> CGFloat {
    era >= .iOS13 ? plainHeaderHeight(sectionHeaderHeight: sectionHeaderHeight) : 0
  }

  /// The title above the first section of a grouped table, or above its prototypes: 50 up to Xcode
  /// 7, then 55.5 at two pixels a point (n=46 of 50) and 55.33 at three (n=11 of 11).
  var firstGroupedTitleHeight: CGFloat {
    era <= .iOS9 ? 50 : groupedTitleHeight + PixelGrid(scale: scale).floor(17.5)
  }

  /// The title above a later section.
  ///
  /// 33 up to Xcode 7, then 38 (n=23 of 27), but in Xcode 13 32 (from n=2 of 3 first titles).
  var groupedTitleHeight: CGFloat {
    if era <= .iOS9 { return 33 }
    return era == .iOS15 ? 32 : 38
  }

  /// The space above the first section of a grouped table without title: 35 up to Xcode 10 (n=5 of
  /// 5), then what the document names (n=6 of 6), or 17.5.
  func firstUntitledGroupedHeight(sectionHeaderHeight: CGFloat) -> CGFloat {
    era <= .iOS12 ? 35 : untitledGroupedHeight(sectionHeight: sectionHeaderHeight)
  }

  /// The space above or below a later section of a grouped table without title: what the document
  /// names (n=27 of 29), or 17.5.
  func untitledGroupedHeight(sectionHeight: CGFloat) -> CGFloat {
    sectionHeight >= 0 ? sectionHeight : PixelGrid(scale: scale).floor(17.5)
  }

  /// Text below a section of a grouped table: 37.5 points for one line (n=6), 53.5 for two (n=7).
  func groupedFooterHeight(lineCount: Int) -> CGFloat { 21.5 + 16 * CGFloat(max(1, lineCount)) }

  /// The text size below a section of a grouped table.
  var footerFontSize: CGFloat { 13 }
}
