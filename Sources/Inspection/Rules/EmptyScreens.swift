import InterfaceBuilder
import LayoutFaults
import UIKit

extension InspectedScene {
  /// Finds ``hasAllBelowEnd``.
  ///
  /// What waits below the screen for code to move it in is a part of a scene, and a page that scrolls begins at its top.
  func findWhetherAllIsBelowEnd() -> Bool {
    let root = instance.rootView
    let content = root.programViews.filter { view in
      view !== root && view.isShown
        && (view.visibleText != nil || view is UIControl || view is UIImageView)
    }
    return !content.isEmpty
      && content.allSatisfy { $0.convert($0.bounds, to: root).minY >= root.bounds.maxY }
  }
}
