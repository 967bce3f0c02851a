import Testing
import UIKit

/// Members that Apple lets subclasses override, overridden.
@MainActor
struct OverridingTests {
  @Test func anchorsOfASubclassCanStandForThoseOfAnInnerView() {
    let card = ForwardingCard(frame: .zero)
    let other = UIView()
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    for view in [card, other] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    NSLayoutConstraint.activate([
      (card as UIView).leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
      card.topAnchor.constraint(equalTo: root.topAnchor),
      card.widthAnchor.constraint(equalToConstant: 40),
      card.heightAnchor.constraint(equalToConstant: 10),
    ])
    root.layoutIfNeeded()
    #expect(card.inner.convert(CGPoint.zero, to: root) == CGPoint(x: 20, y: 0))
    #expect(card.frame == CGRect(x: 12, y: 0, width: 40, height: 10))
  }

  @Test func activatingCallsAddConstraintOfTheCommonAncestor() {
    let root = RecordingView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView()
    root.addSubview(child)
    let constraint = child.leadingAnchor.constraint(equalTo: root.leadingAnchor)
    constraint.isActive = true
    #expect(root.added == [constraint])
    #expect(root.constraints == [constraint])
    constraint.isActive = false
    #expect(root.removed == [constraint])
    #expect(root.constraints.isEmpty)
    NSLayoutConstraint.activate([constraint])
    root.removeConstraint(constraint)
    #expect(!constraint.isActive)
    #expect(root.added.count == 2 && root.removed.count == 2)
  }

  @Test func aViewThatRefusesAConstraintLeavesItInactive() {
    let root = RefusingView(frame: .zero)
    let child = UIView()
    root.addSubview(child)
    let constraint = child.leadingAnchor.constraint(equalTo: root.leadingAnchor)
    constraint.isActive = true
    #expect(!constraint.isActive)
    #expect(root.constraints.isEmpty)
  }

  @Test func alignmentRectanglesThatAreOverriddenAreWhatConstraintsSee() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let badge = BadgedView()
    badge.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(badge)
    NSLayoutConstraint.activate([
      badge.leftAnchor.constraint(equalTo: root.leftAnchor),
      badge.bottomAnchor.constraint(equalTo: root.bottomAnchor),
      badge.widthAnchor.constraint(equalToConstant: 50),
      badge.heightAnchor.constraint(equalToConstant: 30),
    ])
    root.layoutIfNeeded()
    #expect(badge.frame == CGRect(x: 0, y: 66, width: 54, height: 34))
  }

  @Test func alignmentRectanglesMayDependOnTheSize() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let tab = TabbedView()
    let below = UIView()
    for view in [tab, below] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    let height = tab.heightAnchor.constraint(equalToConstant: 40)
    NSLayoutConstraint.activate([
      tab.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 78),
      tab.topAnchor.constraint(equalTo: root.topAnchor, constant: 50), height,
      tab.widthAnchor.constraint(equalToConstant: 40),
      below.topAnchor.constraint(equalTo: tab.bottomAnchor),
      below.leftAnchor.constraint(equalTo: tab.leftAnchor),
      below.widthAnchor.constraint(equalToConstant: 10),
      below.heightAnchor.constraint(equalToConstant: 10),
    ])
    root.layoutIfNeeded()
    #expect(tab.frame == CGRect(x: 78, y: 40, width: 40, height: 50))
    #expect(below.frame == CGRect(x: 78, y: 90, width: 10, height: 10))
    height.constant = 80
    root.layoutIfNeeded()
    #expect(tab.frame == CGRect(x: 78, y: 30, width: 40, height: 100))
    #expect(below.frame.minY == 130)
  }

  @Test func framesThatAreSetHaveTheirOwnAlignmentRectangles() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let tab = TabbedView(frame: CGRect(x: 0, y: 0, width: 40, height: 50))
    tab.autoresizingMask = .flexibleHeight
    let beside = UIView()
    beside.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(tab)
    root.addSubview(beside)
    NSLayoutConstraint.activate([
      beside.topAnchor.constraint(equalTo: tab.topAnchor),
      beside.bottomAnchor.constraint(equalTo: tab.bottomAnchor),
      beside.leftAnchor.constraint(equalTo: root.leftAnchor),
      beside.widthAnchor.constraint(equalToConstant: 10),
    ])
    root.layoutIfNeeded()
    #expect(beside.frame == CGRect(x: 0, y: 10, width: 10, height: 40))
    tab.frame.size.height = 100
    root.layoutIfNeeded()
    #expect(beside.frame == CGRect(x: 0, y: 20, width: 10, height: 80))
    root.frame.size.height = 250
    root.layoutIfNeeded()
    #expect(tab.frame.height == 150)
    #expect(beside.frame == CGRect(x: 0, y: 30, width: 10, height: 120))
  }

  @Test func fittingSizesAreThoseOfFrames() {
    let tab = TabbedView()
    let inner = UIView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    tab.addSubview(inner)
    NSLayoutConstraint.activate([
      inner.topAnchor.constraint(equalTo: tab.topAnchor),
      inner.bottomAnchor.constraint(equalTo: tab.bottomAnchor),
      inner.leftAnchor.constraint(equalTo: tab.leftAnchor),
      inner.rightAnchor.constraint(equalTo: tab.rightAnchor),
      inner.widthAnchor.constraint(equalToConstant: 30),
      inner.heightAnchor.constraint(equalToConstant: 80),
    ])
    let size = tab.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(size == CGSize(width: 30, height: 100))
  }

  @Test func theViewOfTheOldMethodLendsItsBaselines() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let lender = LendingView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let beside = UIView()
    beside.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(lender)
    root.addSubview(beside)
    NSLayoutConstraint.activate([
      beside.topAnchor.constraint(equalTo: lender.firstBaselineAnchor),
      beside.bottomAnchor.constraint(equalTo: lender.lastBaselineAnchor, constant: 3),
      beside.leftAnchor.constraint(equalTo: root.leftAnchor),
      beside.widthAnchor.constraint(equalToConstant: 10),
    ])
    root.layoutIfNeeded()
    #expect(lender.forLastBaselineLayout === lender.inner)
    #expect(lender.forFirstBaselineLayout === lender.inner)
    #expect(beside.frame == CGRect(x: 0, y: 10, width: 10, height: 33))
  }

  @Test func insetsOfTheAlignmentRectangleAreAskedOfTheSubclass() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = ShadowedView()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: root.topAnchor),
      view.leftAnchor.constraint(equalTo: root.leftAnchor),
      view.widthAnchor.constraint(equalToConstant: 50),
      view.heightAnchor.constraint(equalToConstant: 30),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: -3, y: -3, width: 56, height: 36))
  }

  @Test func whatLayoutKnowsItselfIsNotAskedOfSubclasses() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = StubbornView()
    view.translatesAutoresizingMaskIntoConstraints = false
    let inner = UIView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    view.addSubview(inner)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      view.topAnchor.constraint(equalTo: root.topAnchor),
      inner.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 7),
      inner.topAnchor.constraint(equalTo: view.topAnchor),
      inner.widthAnchor.constraint(equalToConstant: 5),
      inner.heightAnchor.constraint(equalToConstant: 5),
    ])
    let stretch = view.widthAnchor.constraint(equalToConstant: 80)
    stretch.priority = .defaultHigh
    stretch.isActive = true
    root.layoutIfNeeded()
    #expect(view.frame.width == 80)
    #expect(inner.frame.minX == 7)
    #expect(view.contentHuggingPriority(for: .horizontal) == .required)
    #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }

  @Test func guidesAndTheirOwnersCanBeOverridden() {
    let view = GuidedView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let guide = UILayoutGuide()
    guide.owningView = view
    #expect(view.ownedCount == 1)
    #expect(view.layoutMarginsGuide === view.inner.layoutMarginsGuide)
  }

  @Test func controllersCanOverrideWhatStoodInExtensions() {
    let controller = PresentingController()
    controller.present(UIViewController(), animated: true)
    #expect(controller.presentations == 1)
    #expect(controller.nibName == "Overridden")
    controller.presentedViewController?.dismiss(animated: false)
    #expect(controller.dismissals == 1)
  }
}

private final class ForwardingCard: UIView {
  let inner = UIView(frame: CGRect(x: 8, y: 0, width: 10, height: 10))

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(inner)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override var leadingAnchor: NSLayoutXAxisAnchor { inner.leadingAnchor }
}

private final class RecordingView: UIView {
  var added: [NSLayoutConstraint] = []
  var removed: [NSLayoutConstraint] = []

  override func addConstraint(_ constraint: NSLayoutConstraint) {
    added.append(constraint)
    super.addConstraint(constraint)
  }

  override func removeConstraint(_ constraint: NSLayoutConstraint) {
    removed.append(constraint)
    super.removeConstraint(constraint)
  }
}

private final class RefusingView: UIView {
  override func addConstraint(_ constraint: NSLayoutConstraint) {}
}

private final class BadgedView: UIView {
  override func alignmentRect(forFrame frame: CGRect) -> CGRect {
    CGRect(x: frame.minX, y: frame.minY + 4, width: frame.width - 4, height: frame.height - 4)
  }

  override func frame(forAlignmentRect rect: CGRect) -> CGRect {
    CGRect(x: rect.minX, y: rect.minY - 4, width: rect.width + 4, height: rect.height + 4)
  }
}

/// A fifth of the height, at the top, is beyond the alignment rectangle.
private final class TabbedView: UIView {
  override func alignmentRect(forFrame frame: CGRect) -> CGRect {
    let tab = frame.height / 5
    return CGRect(
      x: frame.minX, y: frame.minY + tab, width: frame.width, height: frame.height - tab)
  }

  override func frame(forAlignmentRect rect: CGRect) -> CGRect {
    let tab = rect.height / 4
    return CGRect(x: rect.minX, y: rect.minY - tab, width: rect.width, height: rect.height + tab)
  }
}

private final class LendingView: UIView {
  let inner = UIView(frame: CGRect(x: 0, y: 10, width: 50, height: 30))

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(inner)
  }

  required init?(coder: NSCoder) { nil }

  override func forBaselineLayout() -> UIView { inner }
}

private final class ShadowedView: UIView {
  override var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(top: 3, left: 3, bottom: 3, right: 3)
  }
}

private final class StubbornView: UIView {
  override var intrinsicContentSize: CGSize { CGSize(width: 20, height: 20) }

  override var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    .rightToLeft
  }

  override func contentHuggingPriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    .required
  }
}

private final class GuidedView: UIView {
  let inner = UIView()
  var ownedCount = 0

  override func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    ownedCount += 1
    super.addLayoutGuide(layoutGuide)
  }

  override var layoutMarginsGuide: UILayoutGuide { inner.layoutMarginsGuide }
}

private final class PresentingController: UIViewController {
  var presentations = 0
  var dismissals = 0

  override var nibName: String? { "Overridden" }

  override func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    presentations += 1
    super.present(viewControllerToPresent, animated: flag, completion: completion)
  }

  override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    dismissals += 1
    super.dismiss(animated: flag, completion: completion)
  }
}
