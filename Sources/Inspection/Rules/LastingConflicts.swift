import AutoLayout
import InterfaceBuilder
import UIKit

/// Conflicts that the numbers which code gives constraints do not end.
extension InspectedScene {
  /// Whether a conflict of equations is there with all numbers that code gives those of its constraints that it sets.
  ///
  /// A changed constant moves the others by as much at most, unless a constraint multiplies it. An inequality may hold where there
  /// is more room.
  func isLasting(_ conflict: SceneSolution.ConflictIDs) -> Bool {
    let constraints = conflict.constraints.compactMap(instance.constraint(id:))
    guard let violation = conflict.violation,
      constraints.allSatisfy({ $0.multiplier == 1 && $0.relation == .equal })
    else { return false }
    var change = 0.0
    for id in conflict.constraints where code.setsConstraint(id) {
      guard let numbers = code.constantsGiven[id], let constraint = instance.constraint(id: id)
      else { return false }
      change += numbers.map { abs($0 - Double(constraint.constant)) }.max() ?? 0
    }
    return violation - change > Self.leastViolation
  }

  /// Rounding, in points.
  private static let leastViolation = 1.0
}
