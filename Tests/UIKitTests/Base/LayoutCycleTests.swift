import Testing
import UIKit

/// A view that makes its constraints when asked to.
private final class LateView: UIView {
  private(set) var updates = 0
  private(set) var layouts = 0

  override func updateConstraints() {
    if updates == 0 { widthAnchor.constraint(equalToConstant: 33).isActive = true }
    updates += 1
    super.updateConstraints()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
  }
}

@MainActor
struct LayoutCycleTests {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  private func pinTop(_ view: UIView) {
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: root.topAnchor),
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
    ])
  }

  @Test func constraintsAreUpdatedWhenAskedFor() {
    let view = LateView()
    pinTop(view)
    view.heightAnchor.constraint(equalToConstant: 10).isActive = true
    root.layoutIfNeeded()
    #expect(view.frame.width == 33)
    #expect(view.updates == 1)
    #expect(!view.needsUpdateConstraints())
    let layouts = view.layouts
    root.layoutIfNeeded()
    #expect(view.updates == 1)
    #expect(view.layouts == layouts)
    view.setNeedsUpdateConstraints()
    view.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(view.updates == 2)
    #expect(view.layouts == layouts + 1)
  }

  @Test func contentChangesTakeEffectWhenInvalidated() {
    let view = GrowingView()
    pinTop(view)
    root.layoutIfNeeded()
    #expect(view.frame.size == CGSize(width: 10, height: 10))
    view.side = 20
    view.invalidateIntrinsicContentSize()
    root.layoutIfNeeded()
    #expect(view.frame.size == CGSize(width: 20, height: 20))
  }

  @Test func ambiguityIsSeen() {
    let view = UIView()
    pinTop(view)
    root.layoutIfNeeded()
    #expect(view.hasAmbiguousLayout)
    view.widthAnchor.constraint(equalToConstant: 1).isActive = true
    view.heightAnchor.constraint(equalToConstant: 1).isActive = true
    root.layoutIfNeeded()
    #expect(!view.hasAmbiguousLayout)
  }

  @Test func huggingAndCompressionDecide() {
    let (first, second) = (SizedView(width: 30, height: 10), SizedView(width: 30, height: 10))
    pinTop(first)
    pinTop(second)
    NSLayoutConstraint.activate([
      first.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      second.trailingAnchor.constraint(equalTo: root.trailingAnchor, priority: 249),
    ])
    #expect(first.contentHuggingPriority(for: .horizontal) == .defaultLow)
    #expect(first.contentCompressionResistancePriority(for: .vertical) == .defaultHigh)
    root.layoutIfNeeded()
    #expect(first.frame.width == 100)
    #expect(second.frame.width == 30)
    second.setContentHuggingPriority(UILayoutPriority(248), for: .horizontal)
    root.layoutIfNeeded()
    #expect(second.frame.width == 100)
  }

  @Test func nothingIsKeptAliveAfterLayout() {
    weak var weakRoot: UIView?
    weak var weakConstraint: NSLayoutConstraint?
    do {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      let view = UIView()
      root.addSubview(view)
      view.translatesAutoresizingMaskIntoConstraints = false
      let constraint = view.topAnchor.constraint(equalTo: root.topAnchor)
      constraint.isActive = true
      root.layoutIfNeeded()
      constraint.constant = 5
      root.frame.size.width = 20
      (weakRoot, weakConstraint) = (root, constraint)
    }
    #expect(weakRoot == nil)
    #expect(weakConstraint == nil)
  }

  @Test func animationsTakeEffectAtOnce() {
    var isFinished = false
    UIView.animate(withDuration: 1, animations: { root.alpha = 0.5 }) { isFinished = $0 }
    #expect(root.alpha == 0.5)
    #expect(isFinished)
  }
}

/// A square view of a side that can change.
private final class GrowingView: UIView {
  var side: CGFloat = 10
  override var intrinsicContentSize: CGSize { CGSize(width: side, height: side) }
}

extension NSLayoutXAxisAnchor {
  fileprivate func constraint(
    equalTo anchor: NSLayoutXAxisAnchor, priority: Float
  ) -> NSLayoutConstraint {
    let constraint = constraint(equalTo: anchor)
    constraint.priority = UILayoutPriority(priority)
    return constraint
  }
}
