import AutoLayout
import UIKit

/// Has a view stay as wide as it first was, before text around it took the width of its lines, and as it was
/// when its document was saved.
///
/// On Interface Builder's canvas arranged views without natural width do: what is around them is as wide
/// as the text unbroken would have it, although the broken text is narrower. That goes before what
/// hugs its content with 750, and gives way to what is required.
///
/// Source: stored frames of columns whose width nothing fixes (21 views of 3 documents of 2 projects, Xcode 10
/// to 16) are as wide as there is room, and none is as wide as the lines of its text.
final class KeptWidth: CanvasStandIn {
  private static let priority = UILayoutPriority(760)

  private let view: UIView
  private var hasBeenPlaced = false

  /// Creates the stand-in of a view.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - settledWidth: How wide it was when its document was saved, in points; nil if nothing tells.
  ///   - delegate: What answered so far.
  init(
    of view: UIView, atLeast settledWidth: Double?, inPlaceOf delegate: any LayoutViewDelegate
  ) {
    self.view = view
    super.init(inPlaceOf: delegate)
    if let settledWidth { keep(settledWidth) }
  }

  override func frameDidChange(of layoutView: LayoutView, from previous: Rect) {
    super.frameDidChange(of: layoutView, from: previous)
    guard !hasBeenPlaced else { return }
    hasBeenPlaced = true
    keep(layoutView.frame.width)
  }

  private func keep(_ width: Double) {
    let constraint = view.widthAnchor.constraint(greaterThanOrEqualToConstant: CGFloat(width))
    constraint.activate(at: Self.priority)
  }
}
