import PlatformMetrics
import TestSupport
import Testing
import UIKit

@MainActor
struct ScrollViewTests {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  let scrollView = UIScrollView()
  let content = UIView()

  init() {
    root.addSubview(scrollView)
    scrollView.frame = root.bounds
    scrollView.addSubview(content)
  }

  private func pin(_ view: UIView, _ insets: UIEdgeInsets) {
    view.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: scrollView.topAnchor, constant: insets.top),
      view.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor, constant: insets.left),
      scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: insets.bottom),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: insets.right),
    ])
  }

  @Test func edgeConstraintsSizeTheContent() {
    pin(content, UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40))
    content.widthAnchor.constraint(equalToConstant: 600).isActive = true
    content.heightAnchor.constraint(equalToConstant: 1000).isActive = true
    root.layoutIfNeeded()
    #expect(scrollView.contentSize == CGSize(width: 660, height: 1040))
    #expect(content.frame == CGRect(x: 20, y: 10, width: 600, height: 1000))
    #expect(!scrollView.hasAmbiguousLayout)
  }

  @Test func openContentIsAmbiguous() {
    content.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: scrollView.topAnchor),
      content.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor),
      content.widthAnchor.constraint(equalToConstant: 600),
      content.heightAnchor.constraint(equalToConstant: 1000),
    ])
    root.layoutIfNeeded()
    #expect(scrollView.hasAmbiguousLayout)
    #expect(!content.hasAmbiguousLayout)
    let trace = root._autolayoutTrace()
    let lines = trace.split(separator: "\n").filter { $0.contains("AMBIGUOUS") }
    #expect(lines.count == 1)
    #expect(lines.first?.contains("UIScrollViewContentLayoutGuide") ?? false)
    #expect(lines.first?.contains(".Height{id: ") ?? false)
    scrollView.bottomAnchor.constraint(equalTo: content.bottomAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(!scrollView.hasAmbiguousLayout)
    #expect(!root._autolayoutTrace().contains("AMBIGUOUS"))
  }

  @Test func contentWhoseSizeIsSetIsNotAmbiguous() {
    content.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: scrollView.topAnchor),
      content.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor),
      content.widthAnchor.constraint(equalToConstant: 600),
      content.heightAnchor.constraint(equalToConstant: 1000),
    ])
    root.layoutIfNeeded()
    #expect(scrollView.hasAmbiguousLayout)
    scrollView.contentSize = CGSize(width: 600, height: 1000)
    #expect(!scrollView.hasAmbiguousLayout)
  }

  @Test func sizesRelateToTheFrame() {
    pin(content, .zero)
    content.widthAnchor.constraint(equalTo: scrollView.widthAnchor).isActive = true
    content.heightAnchor.constraint(equalTo: scrollView.frameLayoutGuide.heightAnchor).isActive =
      true
    root.layoutIfNeeded()
    #expect(scrollView.contentSize == CGSize(width: 320, height: 480))
  }

  @Test func contentGuideIsTheContentArea() {
    content.translatesAutoresizingMaskIntoConstraints = false
    let guide = scrollView.contentLayoutGuide
    #expect(guide === scrollView.contentLayoutGuide)
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: guide.topAnchor),
      content.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      content.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      content.heightAnchor.constraint(equalToConstant: 900),
      content.widthAnchor.constraint(equalToConstant: 100),
    ])
    root.layoutIfNeeded()
    #expect(guide.layoutFrame == CGRect(x: 0, y: 0, width: 100, height: 900))
    #expect(scrollView.contentSize == CGSize(width: 100, height: 900))
  }

  @Test func frameGuideStaysWhileContentScrolls() {
    content.translatesAutoresizingMaskIntoConstraints = false
    let badge = UIView()
    badge.translatesAutoresizingMaskIntoConstraints = false
    scrollView.addSubview(badge)
    pin(content, .zero)
    let frameGuide = scrollView.frameLayoutGuide
    NSLayoutConstraint.activate([
      content.widthAnchor.constraint(equalToConstant: 320),
      content.heightAnchor.constraint(equalToConstant: 2000),
      badge.topAnchor.constraint(equalTo: frameGuide.topAnchor, constant: 5),
      badge.leadingAnchor.constraint(equalTo: frameGuide.leadingAnchor),
      badge.widthAnchor.constraint(equalToConstant: 10),
      badge.heightAnchor.constraint(equalToConstant: 10),
    ])
    root.layoutIfNeeded()
    #expect(badge.frame.minY == 5)
    scrollView.contentOffset = CGPoint(x: 0, y: 100)
    root.layoutIfNeeded()
    #expect(badge.frame.minY == 105)
    #expect(content.frame.minY == 0)
    #expect(content.convert(CGPoint.zero, to: root) == CGPoint(x: 0, y: -100))
    #expect(scrollView.contentSize.height == 2000)
  }

  @Test func aSizeSetByTheClientHoldsWhereConstraintsSayNothing() {
    scrollView.contentSize = CGSize(width: 700, height: 800)
    #expect(scrollView.contentSize == CGSize(width: 700, height: 800))
    content.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    root.layoutIfNeeded()
    #expect(scrollView.contentSize == CGSize(width: 700, height: 800))
    #expect(content.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test func marginsAreThoseOfTheContent() {
    content.translatesAutoresizingMaskIntoConstraints = false
    scrollView.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    func constraint(
      _ attribute: NSLayoutConstraint.Attribute, _ margin: NSLayoutConstraint.Attribute
    ) {
      NSLayoutConstraint(
        item: content, attribute: attribute, relatedBy: .equal, toItem: scrollView,
        attribute: margin, multiplier: 1, constant: 0
      ).isActive = true
    }
    constraint(.top, .topMargin)
    constraint(.leading, .leadingMargin)
    constraint(.bottom, .bottomMargin)
    constraint(.trailing, .trailingMargin)
    content.widthAnchor.constraint(equalToConstant: 600).isActive = true
    content.heightAnchor.constraint(equalToConstant: 1000).isActive = true
    root.layoutIfNeeded()
    #expect(content.frame.origin == CGPoint(x: 2, y: 1))
    #expect(scrollView.contentSize == CGSize(width: 606, height: 1004))
  }

  private func makeWindow() -> UIWindow {
    UIWindow(
      screen: UIScreen(
        size: CGSize(width: 320, height: 480),
        safeAreaInsets: UIEdgeInsets(top: 20, left: 0, bottom: 34, right: 0),
        traitCollection: UITraitCollection(displayScale: 2)))
  }

  @Test func theSafeAreaMovesContentOnlyWhereThereIsSomethingToScroll() {
    let window = makeWindow()
    window.addSubview(root)
    window.layoutIfNeeded()
    #expect(scrollView.adjustedContentInset == .zero)
    scrollView.contentSize.height = 481
    #expect(scrollView.adjustedContentInset.top == 20)
    #expect(scrollView.contentOffset == CGPoint(x: 0, y: -20))
  }

  @Test(.release(.iOS18)) func theSafeAreaMovesAllContentInsideNavigationControllers() {
    let controller = UIViewController()
    controller.view.addSubview(root)
    let window = makeWindow()
    window.rootViewController = UINavigationController(rootViewController: controller)
    window.layoutIfNeeded()
    #expect(scrollView.adjustedContentInset.top == 64)
  }

  @Test func whatADocumentSaysOfTheSurroundingsCounts() {
    let window = makeWindow()
    window.addSubview(root)
    scrollView.surroundings = .navigation
    window.layoutIfNeeded()
    #expect(scrollView.contentOffset == CGPoint(x: 0, y: -20))
    let other = UIScrollView(frame: root.bounds)
    other.surroundings = .plain
    root.addSubview(other)
    window.layoutIfNeeded()
    #expect(other.contentOffset == .zero)
  }

  @Test func theSafeAreaMovesTheContent() {
    let window = makeWindow()
    window.addSubview(root)
    scrollView.contentInset.top = 5
    scrollView.contentSize.height = 1000
    window.layoutIfNeeded()
    #expect(
      scrollView.adjustedContentInset == UIEdgeInsets(top: 25, left: 0, bottom: 34, right: 0))
    #expect(scrollView.contentOffset == CGPoint(x: 0, y: -25))
    scrollView.contentInsetAdjustmentBehavior = .never
    #expect(scrollView.contentOffset == CGPoint(x: 0, y: -5))
  }
}
