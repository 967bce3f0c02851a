import AutoLayout
import Foundation
import PlatformMetrics

extension UIViewController {
  /// The guide of the bars at an edge of the view, which is loaded for it.
  func supportGuide(_ role: LayoutGuide.Role) -> LayoutSupportGuide {
    let view: UIView = self.view
    return view.guide(role, named: "", LayoutSupportGuide.init(following:))
  }

  /// The margins of the view where the client sets none.
  ///
  /// Source: measured: top and bottom 0, sides as the system's minimum.
  var defaultMargins: MarginSettings.Margins {
    .fixed(EdgeInsets(top: 0, left: 8, bottom: 0, right: 8))
  }

  var systemMinimumMargins: EdgeInsets {
    guard viewRespectsSystemMinimumLayoutMargins, let view = viewIfLoaded else { return .zero }
    return DirectionalEdgeInsets(systemMinimumLayoutMargins)
      .resolved(for: view.layoutView.effectiveDirection)
  }

  /// Whether the least margins are measured from the view's edge; those that the client sets never are.
  var marginsContainSafeArea: Bool {
    guard viewRespectsSystemMinimumLayoutMargins, viewIfLoaded?.ownMargins == nil else {
      return false
    }
    return SystemMargin(traitCollection.platform).leastMarginContainsSafeArea
  }

  /// The insets that the client and, on screen, the container's bars add to the safe area, in points.
  ///
  /// Source: Apple's documentation of `safeAreaInsets`: nothing is covered of a view that is not yet
  /// visible on screen; decision 0078.
  var totalAdditionalSafeArea: EdgeInsets {
    let own = EdgeInsets(additionalSafeAreaInsets)
    guard let window = viewIfLoaded?.window, !window.isHidden else { return own }
    return own + EdgeInsets(containerSafeAreaInsets)
  }

  /// Notes that the view's frame changed; margins depend on the width.
  func viewFrameDidChange() {
    viewIfLoaded?.updateMarginSettings()
    containerGeometryDidChange()
  }

  /// Returns the traits of the controller for inherited ones.
  func traits(inheriting inherited: UITraitCollection) -> UITraitCollection {
    guard let overrideTraits else { return inherited }
    return UITraitCollection(traitsFrom: [inherited, overrideTraits])
  }

  func viewWillMove(toWindow window: UIWindow?) {
    if window != nil { viewWillAppear(false) } else { viewWillDisappear(false) }
  }

  func viewDidMoveToWindow() {
    viewIfLoaded?.updateMarginSettings()
    guard let window = viewIfLoaded?.window else { return viewDidDisappear(false) }
    viewIsAppearing(false)
    window.afterAppearing { [weak self, weak window] in
      guard let self, let window, viewIfLoaded?.window === window else { return }
      viewDidAppear(false)
    }
  }
}
