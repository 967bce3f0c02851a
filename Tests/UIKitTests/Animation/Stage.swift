import UIKit

/// A box at the left of a root; its width and its distance from the left are constraints.
@MainActor
final class Stage {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 1000, height: 1000))
  let box = UIView()
  let leading: NSLayoutConstraint
  let width: NSLayoutConstraint

  init() {
    root.addSubview(box)
    box.translatesAutoresizingMaskIntoConstraints = false
    leading = box.leadingAnchor.constraint(equalTo: root.leadingAnchor)
    width = box.widthAnchor.constraint(equalToConstant: 100)
    NSLayoutConstraint.activate([
      leading, width, box.topAnchor.constraint(equalTo: root.topAnchor),
      box.heightAnchor.constraint(equalToConstant: 50),
    ])
    root.layoutIfNeeded()
  }

  /// What is shown of the box.
  var shown: CGRect { box.shownFrame }

  /// Moves the box and lays it out.
  func move(to x: CGFloat) {
    leading.constant = x
    root.layoutIfNeeded()
  }
}

extension UIView {
  /// The frame that is shown.
  var shownFrame: CGRect { layer.presentation()?.frame ?? .null }
}

/// Whether two numbers differ by less than a test can see.
func isClose(_ first: CGFloat, _ second: CGFloat, within tolerance: CGFloat = 1e-9) -> Bool {
  abs(first - second) < tolerance
}
