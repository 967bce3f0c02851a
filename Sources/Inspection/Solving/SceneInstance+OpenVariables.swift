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
    self.init(
      of: instance.views.map(\.view), constraints: instance.constraints.map(\.constraint),
      isHeldOpen: \.isHeldOpenByTheCanvas)
  }
}

extension UIView {
  fileprivate var isHeldOpenByTheCanvas: Bool {
    let height = alignedExtent(.vertical)
    return constraints.contains {
      $0.identifier == CanvasPlaceholder.identifier && $0.firstAttribute == .height
        && abs(height - Double($0.constant)) < 0.001
    }
  }
}
