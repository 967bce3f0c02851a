import AutoLayout
import UIKit

/// The layout margins of table cells' content views, by release of Xcode.
///
/// Source: 700 constraints between content views' margins and views in stored cells; see
/// `docs/decisions/0027-cells-on-the-canvas.md`.
struct CellMargins {
  let tools: ToolsVersion
  /// What the screen grants at the sides, in points.
  let systemMargin: Double
  let hasAccessory: Bool
  /// Whether the cell is a top-level view of a xib.
  let isAlone: Bool
  /// Whether the cell and its content view let the table's margins show through.
  let preservesTableMargins: Bool
  /// The height of the line under the cell, which lies in the lower margin.
  let separatorHeight: Double

  private var era: XcodeEra { tools.era }

  /// The margins of a content view that has none of its own.
  var contentMargins: EdgeInsets {
    let far = hasAccessory ? 8 : side
    let covered = isOfFormerLook ? 0 : separatorHeight
    return EdgeInsets(top: vertical, left: side, bottom: vertical - covered, right: far)
  }

  /// The margins of a content view in a row that the table does not show, where they differ.
  ///
  /// A table lays out the rows it shows only; the others keep the 8 points at the sides that every view
  /// has.
  ///
  /// Source: the seven static rows of a document of Xcode 9 that lie below their table's edge, against three
  /// above it; in no other document have rows there constraints to their margins.
  var contentMarginsOutOfSight: EdgeInsets? {
    guard era == .xcode9, !isAlone else { return nil }
    var margins = contentMargins
    (margins.left, margins.right) = (8, 8)
    return margins
  }

  /// Whether the cell's margins show through even if the content view has margins of its own, so that each
  /// side has whichever is larger.
  ///
  /// Source: since iOS 11 content views have the system's margins whatever the document says of letting
  /// through, and beside accessories and above the line under the cell what the cell's margins leave. Of five
  /// content views with margins of 30 at the sides and 8 above, in a document of Xcode 11, the three that tell
  /// have the cell's 11 above and their own 30.
  var showThroughOwnMargins: Bool { !isOfFormerLook }

  /// At the sides: 8 up to Xcode 8, where the table's 15 showed through on demand; later the
  /// system's margin, except in narrow tables of Xcode 9 and in narrow cells of xibs of Xcode 11.
  private var side: Double {
    switch era {
    case ...XcodeEra.xcode8: preservesTableMargins ? 15 : 8
    case .xcode9 where keepsFormerLook: 8
    case .xcode11 where isAlone && systemMargin < 20: 15
    default: systemMargin
    }
  }

  private var vertical: Double {
    if era >= .xcode26 { return 15 }
    return isOfFormerLook ? 8 : 11
  }

  private var isOfFormerLook: Bool { era <= .xcode8 || keepsFormerLook }

  /// Whether the cell is laid out as those of iOS 10, with their accessories.
  ///
  /// Source: cells of Xcode 9.0 to 9.2 that do not let the table's margins through have 8 points at the sides,
  /// and above and below where that shows (5 cells of 3 documents of 2 projects), and the widths of that iOS beside an
  /// accessory (2 of 2, 2 projects); those of Xcode 9.3 are as in iOS 11 (13 of 14 accessories).
  var keepsFormerLook: Bool {
    era == .xcode9 && tools < ToolsVersion("13400") && !preservesTableMargins
  }

  /// The era of the accessories, where that is not the one of the canvas.
  ///
  /// Source: beside `keepsFormerLook`, up to Xcode 12.4 disclosure indicators take what they took in Xcode 11
  /// (n=4), from Xcode 12.5 on less (n=11).
  var accessoryEra: InterfaceEra? {
    if keepsFormerLook { return .iOS10 }
    return era == .xcode12 && tools < ToolsVersion("18000") ? .iOS13 : nil
  }
}
