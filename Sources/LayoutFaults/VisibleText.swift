package import UIKit

extension UIView {
  /// The text that people see on the view; nil for none.
  package var visibleText: String? {
    let text: String? =
      switch self {
      case let label as UILabel: label.text
      case let button as UIButton: button.currentTitle ?? button.currentAttributedTitle?.string
      case let field as UITextField: field.text?.isEmpty == false ? field.text : field.placeholder
      case let view as UITextView: view.text
      case let control as UISegmentedControl:
        (0..<control.numberOfSegments).lazy.compactMap(control.titleForSegment(at:)).first
      default: nil
      }
    guard let text, !text.allSatisfy(\.isWhitespace) else { return nil }
    return text
  }
}
