import Testing
import UIKit

/// A controller that writes down what it is told.
private final class RecordingController: UIViewController {
  var calls: [String] = []
  override func loadView() {
    calls.append("loadView")
    view = LayoutRecorder { [weak self] in self?.calls.append("layoutSubviews") }
  }
  override func viewDidLoad() { calls.append("viewDidLoad") }
  override func viewWillAppear(_ animated: Bool) { calls.append("viewWillAppear") }
  override func viewDidAppear(_ animated: Bool) { calls.append("viewDidAppear") }
  override func viewWillDisappear(_ animated: Bool) { calls.append("viewWillDisappear") }
  override func viewDidDisappear(_ animated: Bool) { calls.append("viewDidDisappear") }
  override func viewWillLayoutSubviews() { calls.append("viewWillLayoutSubviews") }
  override func viewDidLayoutSubviews() { calls.append("viewDidLayoutSubviews") }
  override func updateViewConstraints() {
    calls.append("updateViewConstraints")
    super.updateViewConstraints()
  }
}

private final class LayoutRecorder: UIView {
  private let record: () -> Void

  init(_ record: @escaping () -> Void) {
    self.record = record
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    record()
    super.layoutSubviews()
  }
}

@MainActor
struct ViewControllerTests {
  @Test func theViewIsMadeWhenFirstAskedFor() {
    let controller = RecordingController()
    #expect(!controller.isViewLoaded)
    _ = controller.view
    _ = controller.view
    #expect(controller.calls == ["loadView", "viewDidLoad"])
    #expect(controller.view.next === controller)
  }

  @Test func aLayoutPassTellsTheControllerInOrder() {
    let controller = RecordingController()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.rootViewController = controller
    #expect(controller.calls == ["loadView", "viewDidLoad", "viewWillAppear"])
    controller.calls = []
    window.layoutIfNeeded()
    #expect(
      controller.calls == [
        "updateViewConstraints", "viewWillLayoutSubviews", "layoutSubviews",
        "viewDidLayoutSubviews", "viewDidAppear",
      ])
    controller.calls = []
    window.layoutIfNeeded()
    #expect(controller.calls.isEmpty)
    window.rootViewController = nil
    #expect(controller.calls == ["viewWillDisappear", "viewDidDisappear"])
  }

  @Test func childrenKnowTheirParent() {
    let (parent, child) = (UIViewController(), UIViewController())
    parent.addChild(child)
    #expect(parent.children == [child])
    #expect(child.parent === parent)
    child.removeFromParent()
    #expect(parent.children.isEmpty)
    #expect(child.parent == nil)
  }

  @Test func anOverriddenEnvironmentReachesTheChildsViews() {
    let (parent, child) = (UIViewController(), UIViewController())
    let leaf = UIView()
    child.view.addSubview(leaf)
    parent.addChild(child)
    parent.view.addSubview(child.view)
    parent.setOverrideTraitCollection(
      UITraitCollection(horizontalSizeClass: .regular), forChild: child)
    #expect(leaf.traitCollection.horizontalSizeClass == .regular)
    #expect(leaf.traitCollection.verticalSizeClass == .regular)
    #expect(parent.view.traitCollection.horizontalSizeClass == .compact)
    parent.setOverrideTraitCollection(nil, forChild: child)
    #expect(leaf.traitCollection.horizontalSizeClass == .compact)
  }

  @Test func presentingShowsOverTheWindow() {
    let (base, sheet) = (UIViewController(), UIViewController())
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.rootViewController = base
    base.present(sheet, animated: false)
    #expect(window.subviews.last === sheet.view)
    #expect(sheet.presentingViewController === base)
    sheet.dismiss(animated: false)
    #expect(base.presentedViewController == nil)
    #expect(sheet.view.superview == nil)
  }

  @Test func layoutSupportIsAnItemOfConstraints() {
    let controller = UIViewController()
    let child = UIView()
    child.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(child)
    let constraint = NSLayoutConstraint(
      item: child, attribute: .top, relatedBy: .equal, toItem: controller.topLayoutGuide,
      attribute: .bottom, multiplier: 1, constant: 8)
    NSLayoutConstraint.activate([
      constraint, child.leftAnchor.constraint(equalTo: controller.view.leftAnchor),
      child.widthAnchor.constraint(equalToConstant: 10),
      child.bottomAnchor.constraint(equalTo: controller.bottomLayoutGuide.topAnchor),
    ])
    let window = UIWindow(screen: Devices.phone)
    window.rootViewController = controller
    window.layoutIfNeeded()
    #expect(child.frame == CGRect(x: 0, y: 52, width: 10, height: 726))
    #expect(constraint.secondItem === controller.topLayoutGuide)
  }
}
