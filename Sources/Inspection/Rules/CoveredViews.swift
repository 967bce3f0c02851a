import AutoLayout
import InterfaceBuilder
import LayoutFaults
import UIKit

/// Views that others hide, which lie over them.
extension InspectedScene {
  /// Whether one view hides all of some views, here and where the document draws them, and code neither hides it nor moves it.
  func areCovered(_ views: [UIView]) -> Bool {
    guard let first = views.first else { return false }
    return first.covers(in: instance.rootView).contains { cover in
      isLeftAlone(cover)
        && views.allSatisfy { view in
          view.covers(in: instance.rootView).contains { $0 === cover }
            && isDrawnCovered(view, by: cover)
        }
    }
  }

  /// Whether code lets a view be where it is, and be seen.
  private func isLeftAlone(_ cover: UIView) -> Bool {
    guard let id = cover.documentID else { return false }
    return !code.hides(id) && !code.places(id) && !code.writesFirst("backgroundColor", of: id)
      && !Axis.allCases.contains { isSetByCode(cover, $0) } && !isPlacedByCode(cover)
  }

  /// Whether a view hides all of another one that is on the screen by the frames in the document.
  func isDrawnCovered(_ view: UIView, by cover: UIView) -> Bool {
    let root = instance.rootView
    guard let screen = storedRect(of: root, in: root), let rect = storedRect(of: view, in: root),
      let front = storedRect(of: cover, in: root)
    else { return false }
    return front.insetBy(dx: -1, dy: -1).encloses(rect.intersection(screen))
  }
}
