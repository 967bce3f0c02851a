import InterfaceBuilder
import LayoutFaults
import UIKit

extension InspectedScene {
  /// Whether all texts, controls and pictures of the scene begin below its end, so that its screen is empty.
  ///
  /// What waits below the screen for code to move it in is a part of a scene, and a page that scrolls begins at its top.
  var hasAllBelowEnd: Bool {
    let root = instance.rootView
    let content = root.programViews.filter { view in
      view !== root && view.isShown
        && (view.visibleText != nil || view is UIControl || view is UIImageView)
    }
    return !content.isEmpty
      && content.allSatisfy { $0.convert($0.bounds, to: root).minY >= root.bounds.maxY }
  }
}
