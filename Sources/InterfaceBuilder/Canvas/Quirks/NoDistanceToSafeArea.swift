import AutoLayout
import UIKit

/// A standard distance to a safe area is none.
///
/// Source: `docs/decisions/0034-safe-areas-on-the-canvas.md`.
struct NoDistanceToSafeArea: QuirkBehavior {
  func constant(of constraint: ConstraintDescription, between items: [AnyObject]) -> CGFloat? {
    guard constraint.isSymbolic else { return nil }
    let roles = items.compactMap { ($0 as? UILayoutGuide)?.layoutGuide.role }
    return roles.contains(.safeArea) ? 0 : nil
  }
}
