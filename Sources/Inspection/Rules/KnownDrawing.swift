import InterfaceBuilder
import LayoutFaults
import UIKit

extension InspectedScene {
  /// The rectangle that a view draws in, where the document or the code says more than the view; else nil.
  ///
  /// A text that comes at run time may fill its label, but on one line the document's is a sample of how long it is. A view of
  /// a class of the program with nothing in it draws what its class draws, and so does one of another module.
  func drawnBounds(of view: UIView) -> CGRect? {
    guard let described = view.documentID.flatMap({ description.view(id: $0) }) else { return nil }
    if let label = view as? UILabel {
      let isSample = label.numberOfLines == 1 && !described.isStandInText
      let isKnown =
        isSample
        || !described.isStandInText && !code.setsText(of: described.id)
          && !code.setsFont(of: described.id)
      return isKnown ? nil : label.bounds
    }
    let isPlain = described.isPlainView && described.customClass == nil
    return !isPlain && view.subviews.isEmpty && type(of: view) == UIView.self ? view.bounds : nil
  }
}
