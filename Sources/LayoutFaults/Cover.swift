package import UIKit

/// Views that hide what is behind them.
extension UIView {
  /// The views that hide this one and all that is in it, as far as a root shows it: they are drawn later, and nothing is seen
  /// through them.
  ///
  /// A view in another scroll view hides it only until that scrolls. A view beyond the root's bounds is hidden by none.
  ///
  /// Source: `UIView.addSubview(_:)`, "After being added, this view appears on top of any other subviews."
  /// - Parameter root: The outermost view: the end of the screen.
  /// - Returns: The views, those nearest in the hierarchy first.
  package func covers(in root: UIView) -> [UIView] {
    let extent = programViews.map { $0.convert($0.bounds, to: root) }
      .reduce(CGRect.null) { $0.union($1) }
    let seen = extent.intersection(root.bounds)
    guard !seen.isNull, seen.width > 0, seen.height > 0 else { return [] }
    return sequence(first: self) { $0.superview }.prefix { $0 !== root }
      .flatMap(\.laterSiblings)
      .filter { cover in
        cover.isOpaqueBackground && cover.isShown && cover.layer.cornerRadius == 0
          && cover.enclosingScrollView === enclosingScrollView
          && cover.convert(cover.bounds, to: root).insetBy(dx: -1, dy: -1).encloses(seen)
      }
  }

  /// The views in the same superview that are drawn after this one.
  package var laterSiblings: [UIView] {
    guard let siblings = superview?.subviews,
      let place = siblings.firstIndex(where: { $0 === self })
    else { return [] }
    return Array(siblings[(place + 1)...])
  }

  /// Whether nothing is seen through the view's background.
  package var isOpaqueBackground: Bool {
    guard let color = backgroundColor else { return false }
    return alpha == 1 && color.components(for: traitCollection).alpha == 1
  }
}
