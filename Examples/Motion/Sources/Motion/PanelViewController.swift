import UIKit

/// A panel beside a detail: the panel gets the width it asks for as long as the detail keeps 200 points.
public final class PanelViewController: UIViewController {
  /// What gets the width it asks for, if it can.
  public let panel = UIView()
  /// What gets the rest.
  public let detail = UIView()
  /// The width that the panel asks for.
  public private(set) lazy var panelWidth = panel.widthAnchor.constraint(equalToConstant: 100)
  private var updates: UIUpdateLink?

  public override func viewDidLoad() {
    super.viewDidLoad()
    for pane in [panel, detail] {
      pane.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(pane)
      pane.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
      pane.bottomAnchor.constraint(equalTo: view.bottomAnchor).isActive = true
    }
    panelWidth.priority = .defaultHigh
    NSLayoutConstraint.activate([
      panelWidth,
      panel.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      detail.leadingAnchor.constraint(equalTo: panel.trailingAnchor),
      detail.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      detail.widthAnchor.constraint(greaterThanOrEqualToConstant: 200),
    ])
  }

  /// The first way: one layout pass, and the frames go from the old solution to the new one.
  ///
  /// Cheap and smooth. What lies between need not satisfy the constraints.
  public func widenByFrames(to width: CGFloat, completion: (() -> Void)? = nil) {
    view.layoutIfNeeded()
    panelWidth.constant = width
    UIView.animate(
      withDuration: 1, delay: 0, options: .curveLinear,
      animations: { self.view.layoutIfNeeded() }, completion: { _ in completion?() })
  }

  /// The second way: the constant changes with each frame, and every frame is a solution.
  public func widenByConstant(to width: CGFloat, completion: (() -> Void)? = nil) {
    let start = panelWidth.constant
    var begin: TimeInterval?
    let updates = UIUpdateLink(view: view) { [unowned self] link, info in
      let first = begin ?? info.modelTime - 1.0 / 60
      begin = first
      let progress = min(info.modelTime - first, 1)
      panelWidth.constant = start + (width - start) * CGFloat(progress)
      view.layoutIfNeeded()
      guard progress >= 1 else { return }
      link.isEnabled = false
      completion?()
    }
    updates.requiresContinuousUpdates = true
    updates.isEnabled = true
    self.updates = updates
  }
}
