import AutoLayout
import Foundation

extension UIView {
  /// Lays the view out somewhere else that its constraints allow.
  func showOtherLayout() {
    layoutIfNeeded()
    if layoutView.exerciseAmbiguity() { layoutIfNeeded() }
  }
}

extension LayoutItem {
  /// The objects for ``constraintsAffecting(_:)``; both directions of a content size are one.
  @MainActor
  func clientConstraintsAffecting(_ axis: AutoLayout.Axis) -> [NSLayoutConstraint] {
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
