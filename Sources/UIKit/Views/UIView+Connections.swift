import AutoLayout
import Foundation

extension UIView {
  /// Has layout know the view, and ask it.
  func connectToLayout() {
    layoutView.representedObject = self
    layoutView.delegate = layoutDelegate
    layoutDelegate.view = self
    layoutView.direction =
      traitCollection.layoutDirection == .rightToLeft
      ? .rightToLeft : .leftToRight
  }

  /// The view's layer, which has the view draw.
  func makeLayer() -> CALayer {
    isLayerMade = true
    let layer = CALayer()
    layer.view = self
    layer.drawContent = { [weak self] rect in
      MainActor.assumeIsolated {
        guard let view = self else { return }
        view.draw(rect?.intersection(view.bounds) ?? view.bounds)
      }
    }
    return layer
  }

  /// Draws anew what a mode does not stretch, after the size changed.
  func redrawIfNeeded() {
    if contentMode == .redraw { setNeedsDisplay() }
  }
}
