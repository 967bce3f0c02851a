import AutoLayout
import Foundation

extension UIView {
  /// Connects the view with its layout view, in both directions.
  func connectToLayout() {
    unsafe layoutView.view = self
    layoutView.direction =
      traitCollection.layoutDirection == .rightToLeft
      ? .rightToLeft : .leftToRight
  }

  /// Makes the layer, which calls the view's `draw(_:)`.
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

  /// Marks the view as needing display after a change of size, if its content mode redraws.
  func redrawIfNeeded() {
    if contentMode == .redraw { setNeedsDisplay() }
  }
}
