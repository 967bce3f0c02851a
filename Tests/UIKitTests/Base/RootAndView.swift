import UIKit

/// A root with a view that constraints place.
@MainActor
struct RootAndView {
  let root: UIView
  let view = UIView()

  init(origin: CGPoint = .zero) {
    root = UIView(frame: CGRect(origin: origin, size: CGSize(width: 300, height: 200)))
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
  }

  /// Activates the constraints of visual formats in which the view is `view`.
  func activate(_ formats: String...) {
    NSLayoutConstraint.activate(
      formats.flatMap {
        NSLayoutConstraint.constraints(withVisualFormat: $0, metrics: nil, views: ["view": view])
      })
  }
}
