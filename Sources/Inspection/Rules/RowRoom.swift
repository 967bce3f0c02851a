import AutoLayout
import Devices
import InterfaceBuilder
import UIKit

/// The widths and heights of a row for which a conflict in it remains.
///
/// Members of a conflict, each with its multiplier in the proof that not all of them hold, add up to `0 ≥ shortage`. The
/// shortage is `perWidth × width + perHeight × height + constant`. Rows for which it is more than 0 have the conflict.
struct RowRoom {
  private let size: CGSize
  /// The change of the shortage for each point that the row is wider or higher.
  private let slope: CGVector
  private let shortage: Double
  /// Whether the members are equations, so that they hold at one height only.
  private let isOfEquations: Bool

  /// Adds up the members of a conflict; nil where some are about more than edges, centres and extents of views.
  ///
  /// - Parameters:
  ///   - conflict: The conflict.
  ///   - rowID: The id of the row or its content view, whose frame takes part.
  ///   - scene: The scene.
  @MainActor
  init?(_ conflict: SceneSolution.ConflictIDs, rowID: String, in scene: InspectedScene) {
    guard let row = scene.instance.view(id: rowID) else { return nil }
    isOfEquations =
      conflict.system.allSatisfy { $0.role == .autoresizingMask }
      && conflict.constraints.allSatisfy {
        scene.instance.constraint(id: $0)?.relation == .equal
      }
    var rows = RowInequalities(row: row)
    for id in conflict.constraints {
      guard let constraint = scene.instance.constraint(id: id), rows.add(constraint) else {
        return nil
      }
    }
    for (place, member) in conflict.system.enumerated()
    where !conflict.system[..<place].contains(member) {
      switch member.role {
      case .autoresizingMask where member.itemID == rowID: continue
      case .nonnegativeExtent:
        guard let view = member.itemID.flatMap(scene.instance.view(id:)) else { return nil }
        rows.addFloors(of: view)
      default: return nil
      }
    }
    guard let sum = rows.contradiction else { return nil }
    size = row.bounds.size
    slope = CGVector(dx: sum.perWidth, dy: sum.perHeight)
    shortage = sum.value(in: size)
  }

  /// Whether narrower rows have the conflict, too, and more so.
  var isLackOfWidth: Bool { slope.dx < -Self.tolerance }

  /// Whether rows of a height and all higher ones have the conflict.
  func isLasting(fromHeight height: Double) -> Bool {
    slope.dy >= -Self.tolerance
      && shortage - Double(slope.dy) * max(0, Double(size.height) - height) > Self.tolerance
  }

  /// Whether rows of a height have the conflict, by more than rounding makes.
  func isThere(atHeight height: Double) -> Bool {
    let lack = shortage + Double(slope.dy) * (height - Double(size.height))
    return (isOfEquations ? abs(lack) : lack) > Self.roundingDistance
  }

  private static let roundingDistance = 1.0
  private static let tolerance = 1e-6
}

extension InspectedScene {
  /// Whether a conflict that rests on the size of a row is there at any size that the row may have.
  ///
  /// No row is wider than the screen. Few are lower than the system's, unless a table finds their heights.
  func isInRowOfAnySize(
    _ conflict: SceneSolution.ConflictIDs, of id: String, isVertical: Bool
  ) -> Bool {
    guard !isVertical || hasHeightBesideContent(id),
      let room = RowRoom(conflict, rowID: id, in: self), room.isLackOfWidth
    else { return false }
    let device = solution.device
    let least = CellMetrics(device.platform).automaticRowHeight(scale: device.device.scale)
    return !isVertical || room.isLasting(fromHeight: least)
  }

  /// Whether a conflict that rests on the height of a row with a xib of its own is there at all heights that code gives the row.
  func isInRowOfAnyHeightInCode(
    _ conflict: SceneSolution.ConflictIDs, of id: String
  ) -> Bool {
    guard let view = instance.view(id: id), let row = row(around: view),
      row === instance.rootView,
      let name = description.view(id: solution.rootID)?.customClass?.name,
      let heights = code.heightsOfRows[name],
      let room = RowRoom(conflict, rowID: id, in: self)
    else { return false }
    return heights.allSatisfy(room.isThere)
  }

  /// Whether a row is in a table that gives it a height, or code does, whatever its content is.
  private func hasHeightBesideContent(_ id: String) -> Bool {
    guard let view = instance.view(id: id), let row = row(around: view),
      let table = row.superview as? UITableView
    else { return false }
    return table.rowHeight >= 0 && !isInRowOfAutomaticHeightByCode(row)
      && !areRowHeightsAutomaticInCode
  }
}
