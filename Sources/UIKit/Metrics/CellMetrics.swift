import Foundation

/// How a table cell divides its room, by era.
struct CellMetrics {
  /// The generation of the platform.
  let era: InterfaceEra

  /// The metrics of the era in force.
  @MainActor static var current: CellMetrics { CellMetrics(era: .current) }

  /// What a disclosure indicator takes from the content's width beside the trailing margin.
  ///
  /// Up to Xcode 8 the content is 33 points narrower whatever the margin (n=47 of 49); later the
  /// margin of 16 or 20 points is seen in the difference: Xcode 9–10 18 (n=28), 11 11.5 (n=32),
  /// 12–13 9.5 (n=15), later 10.5 (n=50 at both margins).
  func disclosureWidth(margin: CGFloat, scale: CGFloat) -> CGFloat {
    let glyph: CGFloat
    switch era {
    case ...InterfaceEra.iOS10: return 33
    case .iOS11, .iOS12: glyph = 18
    case .iOS13: glyph = 11.5
    case .iOS14, .iOS15: glyph = 9.5
    default: glyph = 10.5
    }
    return margin + PixelGrid(scale: scale).floor(glyph)
  }

  /// What a check mark takes from the content's width.
  ///
  /// Up to Xcode 8 39 (n=1), later 24 and the margin (n=16 of 20).
  func symbolWidth(margin: CGFloat) -> CGFloat {
    era <= .iOS10 ? 39 : margin + 24
  }

  /// What an information button takes from the content's width.
  ///
  /// Up to iOS 10 47 (n=1), later 24 and the margin (n=1).
  func detailWidth(margin: CGFloat) -> CGFloat {
    era <= .iOS10 ? 47 : margin + 24
  }

  /// What an information button with disclosure indicator takes: both side by side.
  ///
  /// Not measured.
  func detailDisclosureWidth(margin: CGFloat, scale: CGFloat) -> CGFloat {
    detailWidth(margin: margin) + disclosureWidth(margin: margin, scale: scale) - margin
  }

  /// The line under a cell, which the content leaves free up to Xcode 10: one point up to Xcode 6,
  /// then one pixel (n=398 of 466).
  ///
  /// In a cell without a table it is one point up to Xcode 8.2 as well (n=36 of 40).
  /// From Xcode 11 the content is as high as the cell (n=560 of 573).
  func separatorHeight(scale: CGFloat, hasTable: Bool) -> CGFloat {
    if era >= .iOS13 { return 0 }
    return era <= .iOS8 || era <= .iOS10 && !hasTable ? 1 : 1 / scale
  }

  /// The margins of the content above and below.
  ///
  /// Up to Xcode 8 8 (n=47 of 54), then 11 (n=263 of 283), in Xcode 26 15 (n=5 of 6). The line under
  /// a cell lies in the lower one.
  var verticalMargin: CGFloat {
    if era >= .iOS26 { return 15 }
    return era >= .iOS11 ? 11 : 8
  }

  /// The margin of the content at either side.
  ///
  /// Up to Xcode 8 8 (n=36 of 36; 15 where it preserves the cell's, n=22 of 22), then the system's
  /// (n=130 of 150).
  func horizontalMargin(system: CGFloat) -> CGFloat { era >= .iOS11 ? system : 8 }

  /// The margin of the content beside an accessory.
  ///
  /// n=25 of 25.
  var accessoryMargin: CGFloat { 8 }

  /// Where the text of the standard styles begins: 15 points up to Xcode 8, then the margin.
  func textInset(margin: CGFloat) -> CGFloat { era <= .iOS10 ? 15 : margin }

  /// The space between the text of the standard styles and an accessory.
  ///
  /// Up to Xcode 8 n=11 (2), Xcode 9–10 n=16 (1), later n=20 (8).
  var accessorySpacing: CGFloat {
    if era >= .iOS13 { return 8 }
    return era >= .iOS11 ? 1 : 2
  }

  /// The space between picture and text.
  ///
  /// n=12 of 12.
  var imageSpacing: CGFloat { 15 }

  /// The height beyond title, subtitle and the space between them of a row whose height nothing
  /// sets: from Xcode 13 n=6 of 9.
  var subtitlePadding: CGFloat { 19.5 }

  /// The width that symbols are centred in.
  ///
  /// Xcode 14 and later n=14 of 14.
  var symbolColumnWidth: CGFloat { 24 }

  /// The space between title and subtitle where the height allows it.
  ///
  /// n=11 of 16.
  var subtitleSpacing: CGFloat { 3 }

  /// The space between the two texts of the left-detail style.
  ///
  /// n=1.
  var leftDetailSpacing: CGFloat { 6 }

  /// The width of the title of the left-detail style.
  ///
  /// n=1.
  var leftDetailTitleWidth: CGFloat { 91 }

  /// The height of a row whose height nothing sets.
  ///
  /// Rows of the body style store 44 up to Xcode 10, then 44 less a pixel (n=31).
  func automaticRowHeight(scale: CGFloat) -> CGFloat {
    if era >= .iOS26 { return 51 }
    return era >= .iOS13 ? 44 - 1 / scale : 44
  }
}
