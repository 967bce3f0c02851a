import AutoLayout
import InterfaceBuilder
import LayoutFaults
import UIKit

extension OpenVariables {
  /// Finds what is open in a scene that was laid out.
  ///
  /// Where the canvas alone makes something as high as it is, there is no room to compete for at
  /// run time.
  init(of instance: SceneInstance) {
    let holding = instance.constraintsHoldingOpen
    func isHeldOpen(_ view: UIView, by constraints: [NSLayoutConstraint]) -> Bool {
      let height = view.alignedExtent(.vertical)
      return constraints.contains {
        $0.firstItem === view && $0.firstAttribute == .height
          && abs(height - Double($0.constant)) < 0.001
      }
    }
    self.init(
      of: instance.views.map(\.view), constraints: instance.constraints.map(\.constraint),
      isHeldOpen: { isHeldOpen($0, by: holding) })
  }
}
