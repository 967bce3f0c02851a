package import AutoLayout
import UIKit

/// The accessories at the trailing side of a table cell.
package enum CellAccessory: Hashable, Sendable {
  case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
}

/// Draws a table cell: its background behind, its accessory in front of its content.
struct TableViewCellPainter: ViewPainter {
  let view: UITableViewCell

  var takesFocus: Bool { true }

  func draw(in rect: Rect, with painter: inout ControlPainter) {
    guard view.backgroundColor == nil else { return }
    if painter.platform == .television {
      return painter.platter(in: rect, color: painter.colors.tertiaryFill)
    }
    let isGrouped = RowPlace(of: view).table.map { $0.style != .plain } ?? false
    painter.list.fill(
      rect, isGrouped ? painter.colors.secondaryGroupedBackground : painter.colors.background)
  }

  func drawOverlay(in rect: Rect, with painter: inout ControlPainter) {
    if view.accessoryView == nil {
      let sides = view.sideInsets
      painter.cellAccessory(
        CellAccessory(view.accessoryType),
        in: Rect(
          x: rect.minX + Double(sides.left), y: rect.minY,
          width: rect.width - Double(sides.left + sides.right), height: rect.height))
    }
  }

  func outline(_ bounds: Rect) -> Path? { RowPlace(of: view).outline(bounds) }
}

extension ControlPainter {
  /// Draws an accessory at the trailing side of a cell.
  package mutating func cellAccessory(_ accessory: CellAccessory, in cell: Rect) {
    let chevron = direction == .rightToLeft ? "chevron.left" : "chevron.right"
    switch accessory {
    case .none: break
    case .disclosureIndicator:
      accessorySign(chevron, side: 14, from: 14, color: colors.gray3, in: cell)
    case .detailDisclosureButton:
      accessorySign(chevron, side: 14, from: 14, color: colors.gray3, in: cell)
      accessorySign("info.circle", side: 22, from: 38, color: tint, in: cell)
    case .checkmark: accessorySign("checkmark", side: 16, from: 16, color: tint, in: cell)
    case .detailButton: accessorySign("info.circle", side: 22, from: 16, color: tint, in: cell)
    }
  }

  private mutating func accessorySign(
    _ name: String, side: Double, from edge: Double, color: Color, in cell: Rect
  ) {
    let scale = textSize(17) / 17
    let (side, edge) = (side * scale, edge * scale)
    let place = Rect(
      x: cell.maxX - edge - side, y: cell.center.y - side / 2, width: side, height: side)
    symbol(name, in: turned(place, in: cell), color: color)
  }
}

extension CellAccessory {
  /// UIKit's accessory.
  fileprivate init(_ type: UITableViewCell.AccessoryType) {
    switch type {
    case .none: self = .none
    case .disclosureIndicator: self = .disclosureIndicator
    case .detailDisclosureButton: self = .detailDisclosureButton
    case .checkmark: self = .checkmark
    case .detailButton: self = .detailButton
    }
  }
}
