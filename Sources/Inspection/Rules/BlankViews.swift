import InterfaceBuilder
import LayoutFaults
import UIKit

/// Views that nobody sees wherever they are.
extension InspectedScene {
  /// Whether a button, label or image view shows nothing, and code gives it nothing to show.
  func isBlank(_ view: UIView) -> Bool {
    guard !view.showsBackground, view.visibleText == nil, let id = view.documentID,
      description.view(id: id)?.customClass == nil, !code.setsText(of: id), !code.setsImage(of: id)
    else { return false }
    switch view {
    case let button as UIButton: return button.currentImage == nil
    case is UILabel: return !description.document.hasOutlet(to: id)
    case let imageView as UIImageView:
      return imageView.image == nil && !description.document.hasOutlet(to: id)
    default: return false
    }
  }
}
