import Foundation
import UIKit

/// Views to describe, in a root of 320 × 480 points.
@MainActor
final class DescribedViews {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  let view = UIView()
  let image = UIImageView()
  let stack = UIStackView()
  let label = UILabel()
  let button = UIButton()
  let field = UITextField()

  init() {
    for view in [view, image, stack, label, button, field] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
  }

  /// Arranges views in the stack view, which lies at the corner of the root.
  func arrange(_ views: UIView...) {
    for view in views { stack.addArrangedSubview(view) }
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: root.topAnchor),
      stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
    ])
    root.layoutIfNeeded()
  }

  /// The descriptions of the constraints of an identifier that the stack view holds.
  func arrangement(_ identifier: String) -> [String] {
    stack.constraints.filter { $0.identifier == identifier }.map { plain($0) }
  }

  /// What layout takes a view's place and extent from, as far as it is of a kind.
  func implied(_ kind: String, _ view: UIView, _ axis: NSLayoutConstraint.Axis) -> [String] {
    root.layoutIfNeeded()
    return view.constraintsAffectingLayout(for: axis).map { plain($0) }
      .filter { $0.contains(kind) }
  }
}

/// The description of an active constraint, without the numbers of addresses.
@MainActor
func active(_ constraint: NSLayoutConstraint) -> String {
  constraint.isActive = true
  return plain(constraint)
}

/// The description of an object without the numbers of addresses.
func plain(_ object: Any) -> String { withoutAddresses("\(object)") }

/// A text with `0x…` for addresses.
func withoutAddresses(_ text: String) -> String {
  text.replacingOccurrences(
    of: "0x[0-9a-f]+", with: "0x…", options: .regularExpression)
}

/// A view whose content has a size.
final class ContentView: UIView {
  override var intrinsicContentSize: CGSize { CGSize(width: 160, height: 20) }
}
