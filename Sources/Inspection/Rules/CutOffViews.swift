import AutoLayout
import LayoutFaults
import UIKit

extension UIView {
  /// Whether a view around this one, which does not scroll, cuts off all of it.
  var isCutOffAround: Bool {
    var (place, view): (CGRect, UIView) = (bounds, self)
    while let superview = view.superview {
      if superview is UIScrollView { return false }
      place = view.convert(place, to: superview)
      let isOutside =
        place.maxX <= superview.bounds.minX || place.minX >= superview.bounds.maxX
        || place.maxY <= superview.bounds.minY || place.minY >= superview.bounds.maxY
      if isOutside && superview.clipsToBounds { return true }
      view = superview
    }
    return false
  }
}
