import UIKit

/// Collects the constraints of a block.
@resultBuilder
enum ConstraintBuilder {
  static func buildExpression(_ constraint: NSLayoutConstraint) -> [NSLayoutConstraint] {
    [constraint]
  }

  static func buildExpression(_ constraints: [NSLayoutConstraint]) -> [NSLayoutConstraint] {
    constraints
  }

  static func buildBlock(_ parts: [NSLayoutConstraint]...) -> [NSLayoutConstraint] {
    parts.flatMap { $0 }
  }

  static func buildOptional(_ part: [NSLayoutConstraint]?) -> [NSLayoutConstraint] {
    part ?? []
  }

  static func buildEither(first part: [NSLayoutConstraint]) -> [NSLayoutConstraint] { part }

  static func buildEither(second part: [NSLayoutConstraint]) -> [NSLayoutConstraint] { part }

  static func buildArray(_ parts: [[NSLayoutConstraint]]) -> [NSLayoutConstraint] {
    parts.flatMap { $0 }
  }
}

extension UIView {
  /// Adds a subview and the constraints of a block.
  @discardableResult
  func add(
    _ subview: UIView, @ConstraintBuilder _ constraints: (UIView) -> [NSLayoutConstraint]
  ) -> [NSLayoutConstraint] {
    subview.translatesAutoresizingMaskIntoConstraints = false
    addSubview(subview)
    let made = constraints(subview)
    NSLayoutConstraint.activate(made)
    return made
  }
}
