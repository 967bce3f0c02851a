import AutoLayout
import Foundation

extension UIView {
  /// What the view's place and extent along an axis follow from, as of the last layout: constraints,
  /// also indirectly, content sizes, translated autoresizing masks and the size of the root.
  public func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    layoutView.clientConstraintsAffecting(Axis(axis))
  }

  /// Lays the view out somewhere else that its constraints allow; does nothing where they allow
  /// one place only.
  ///
  /// Called again it comes back: where Apple's takes one at random, this takes one end of what is
  /// open or the other.
  public func exerciseAmbiguityInLayout() {
    layoutIfNeeded()
    if layoutView.exerciseAmbiguity() { layoutIfNeeded() }
  }
}

extension UILayoutGuide {
  /// What the guide's place and extent along an axis follow from, as of the last layout.
  public func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    layoutGuide.clientConstraintsAffecting(Axis(axis))
  }
}

extension LayoutItem {
  /// The objects for ``constraintsAffecting(_:)``; both directions of a content size are one.
  @MainActor
  fileprivate func clientConstraintsAffecting(_ axis: AutoLayout.Axis) -> [NSLayoutConstraint] {
    var contents: [AnyObject] = []
    return constraintsAffecting(axis).compactMap { constraint in
      if constraint.systemRole == .contentSize, let item = constraint.firstItem {
        guard !contents.contains(where: { $0 === item }) else { return nil }
        contents.append(item)
      }
      return ImpliedLayoutConstraint.object(for: constraint)
    }
  }
}
