import Testing
import UIKit

/// Content sizes beside constraints of the same priority.
@MainActor
struct ContentRivalTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let view = RivalView()

  init() {
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      view.topAnchor.constraint(equalTo: root.topAnchor),
    ])
  }

  private func width(
    with constraint: NSLayoutConstraint, _ priority: UILayoutPriority
  ) -> CGFloat {
    constraint.priority = priority
    constraint.isActive = true
    root.layoutIfNeeded()
    return view.frame.width
  }

  @Test func aConstraintAsStrongAsHuggingHolds() {
    let least = view.widthAnchor.constraint(greaterThanOrEqualToConstant: 100)
    #expect(width(with: least, .defaultLow) == 100)
    least.isActive = false
    root.layoutIfNeeded()
    #expect(view.frame.width == 50)
  }

  @Test func soDoesOneToAnotherView() {
    let trailing = view.trailingAnchor.constraint(equalTo: root.trailingAnchor)
    #expect(width(with: trailing, .defaultLow) == 320)
    trailing.constant = -20
    root.layoutIfNeeded()
    #expect(view.frame.width == 300)
  }

  @Test func aConstraintAsStrongAsCompressionResistanceHolds() {
    let most = view.widthAnchor.constraint(lessThanOrEqualToConstant: 30)
    #expect(width(with: most, .defaultHigh) == 30)
  }

  @Test func weakerConstraintsYield() {
    let least = view.widthAnchor.constraint(greaterThanOrEqualToConstant: 100)
    #expect(width(with: least, UILayoutPriority(249)) == 50)
  }

  @Test func whatContentYieldsToMayChange() {
    let least = view.widthAnchor.constraint(greaterThanOrEqualToConstant: 100)
    #expect(width(with: least, .defaultLow) == 100)
    least.constant = 150
    root.layoutIfNeeded()
    #expect(view.frame.width == 150)
    view.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    root.layoutIfNeeded()
    #expect(view.frame.width == 50)
  }
}

private final class RivalView: UIView {
  override var intrinsicContentSize: CGSize { CGSize(width: 50, height: 50) }
}
