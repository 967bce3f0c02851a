import AutoLayout
import UIKit

extension DisplayList {
  /// The rectangle of a view that constraints see, as a line a point wide inside it; the view's upper
  /// left corner is at the origin.
  ///
  /// Source: Apple's launch option `UIViewShowAlignmentRects` draws them; the colour is our choice.
  @MainActor
  mutating func alignmentRect(of view: UIView) {
    let rect = view.alignmentRect(forFrame: CGRect(origin: .zero, size: view.bounds.size))
    border(Rect(rect), Color(hex: 0xFFCC00), width: 1, radius: 0)
  }
}
