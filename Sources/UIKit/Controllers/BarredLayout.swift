import Foundation

/// The placement of a controller's view in a container with bars at the top and bottom.
@MainActor
struct BarredLayout {
  /// The container's view; its safe area does not include the bars.
  let container: UIView
  /// The height of the bar below the safe area's top, in points.
  let topBar: CGFloat
  /// The height of the bar above the safe area's bottom, in points.
  let bottomBar: CGFloat
  /// Whether content below the bars would be invisible.
  let barsAreOpaque: Bool

  /// Returns the whole container, less the bars at edges at which the view does not extend under them.
  func frame(for child: UIViewController) -> CGRect {
    let safe = container.safeAreaInsets
    var insets = UIEdgeInsets.zero
    if topBar > 0, !reachesUnderBar(child, .top) { insets.top = safe.top + topBar }
    if bottomBar > 0, !reachesUnderBar(child, .bottom) { insets.bottom = safe.bottom + bottomBar }
    return CGRect(origin: .zero, size: container.bounds.size).inset(by: insets)
  }

  /// Returns the insets that the bars add to the container's safe area, in points.
  func insets(for child: UIViewController) -> UIEdgeInsets {
    UIEdgeInsets(
      top: reachesUnderBar(child, .top) ? topBar : 0, left: 0,
      bottom: reachesUnderBar(child, .bottom) ? bottomBar : 0, right: 0)
  }

  private func reachesUnderBar(_ child: UIViewController, _ edge: UIRectEdge) -> Bool {
    child.edgesForExtendedLayout.contains(edge)
      && (!barsAreOpaque || child.extendedLayoutIncludesOpaqueBars)
  }
}
