import LayoutTesting
import Testing
import UIKit

/// Views that reach outside of their superviews, beside optional constraints to the edge that they pass.
@MainActor
@Suite struct OptionalEdgeTests {
  /// The rules that a label breaks which is 30 points lower than its superview.
  private func rules(bottom constant: CGFloat, priority: Float) -> [LayoutRule] {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let box = UIView()
    let label = UILabel()
    label.text = "Sea"
    label.numberOfLines = 0
    for (view, superview) in [(box, root), (label, box)] {
      view.translatesAutoresizingMaskIntoConstraints = false
      superview.addSubview(view)
    }
    let bottom = label.bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: constant)
    bottom.priority = UILayoutPriority(priority)
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: root.topAnchor),
      box.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      box.widthAnchor.constraint(equalToConstant: 200),
      box.heightAnchor.constraint(equalToConstant: 100),
      label.topAnchor.constraint(equalTo: box.topAnchor, constant: 60),
      label.leadingAnchor.constraint(equalTo: box.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: box.trailingAnchor),
      label.heightAnchor.constraint(equalToConstant: 70), bottom,
    ])
    return layoutFaults(of: root, on: [.iPhone15]).map(\.rule)
  }

  @Test func aConstraintThatGaveWayDoesNotMeanTheViewToBeOutside() {
    #expect(rules(bottom: -5, priority: 500).contains(.outside))
  }

  @Test func aConstraintThatHoldsTheViewOutsideMeansIt() {
    #expect(!rules(bottom: 30, priority: 500).contains(.outside))
    #expect(!rules(bottom: 30, priority: 1000).contains(.outside))
  }
}
