import AutoLayout
import InterfaceBuilder
import LayoutFaults
import UIKit

/// Rows of columns of which all but one have equal widths.
extension InspectedScene {
  /// Whether views beside each other compete for a width though constraints make all of them but one as wide as each other: that
  /// of the last one is forgotten, and the columns of two rows differ with their texts.
  func lacksOneEqualWidth(_ missing: MissingConstraints) -> Bool {
    let first = missing.view
    let views = [first] + missing.otherViews
    guard missing.isCompetition, views.count >= Self.leastColumns,
      missing.members.allSatisfy({ $0.variable.axis == .horizontal }),
      views.allSatisfy({ $0.superview === first.superview && type(of: $0) == type(of: first) })
    else { return false }
    let equal = instance.constraints.map(\.constraint).filter(\.equatesWidths)
    func isEqual(_ view: UIView) -> Bool {
      equal.contains { constraint in
        [constraint.firstItem, constraint.secondItem].contains { $0 === view }
          && views.contains { other in
            other !== view
              && [constraint.firstItem, constraint.secondItem].contains { $0 === other }
          }
      }
    }
    return views.count { !isEqual($0) } == 1
  }

  /// Two views that share a width may be a caption and its value.
  private static let leastColumns = 3
}

extension NSLayoutConstraint {
  fileprivate var equatesWidths: Bool {
    firstAttribute == .width && secondAttribute == .width && relation == .equal && multiplier == 1
      && constant == 0 && isActive
  }
}
