import Testing
import UIKit

@MainActor
struct ContentContainerTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
  private let root = RecordingController()
  private let child = RecordingController()

  init() {
    window.rootViewController = root
    root.addChild(child)
    child.view.frame = root.view.bounds
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    root.view.addSubview(child.view)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  @Test func aWindowOfAnotherSizeIsAnnouncedToRootAndChildren() {
    root.seen = []
    window.frame = CGRect(x: 0, y: 0, width: 600, height: 300)
    #expect(
      root.seen == [
        "to 600x300 from 300x600", "along 600x300", "after 600x300",
      ])
    #expect(child.seen == ["to 600x300 from 300x600", "along 600x300", "after 600x300"])
    window.frame.origin = CGPoint(x: 10, y: 0)
    #expect(root.seen.count == 3)
  }

  @Test func aContainerSaysWhatSizeAChildWillHave() {
    root.childSize = CGSize(width: 300, height: 600)
    window.bounds.size = CGSize(width: 500, height: 600)
    #expect(root.seen.first == "to 500x600 from 300x600")
    #expect(child.seen.isEmpty)
  }

  @Test func preferredSizesAreToldToTheContainer() {
    child.preferredContentSize = CGSize(width: 10, height: 20)
    child.preferredContentSize = CGSize(width: 10, height: 20)
    #expect(root.preferences == [CGSize(width: 10, height: 20)])
  }

  @Test func sizesThatConstraintsGiveAreToldToTheContainer() {
    let view: UIView = child.view
    view.translatesAutoresizingMaskIntoConstraints = false
    let width = view.widthAnchor.constraint(equalToConstant: 120)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: root.view.topAnchor),
      view.leadingAnchor.constraint(equalTo: root.view.leadingAnchor),
      view.heightAnchor.constraint(equalToConstant: 50), width,
    ])
    window.layoutIfNeeded()
    #expect(root.fittedCount == 1)
    width.constant = 130
    window.layoutIfNeeded()
    window.layoutIfNeeded()
    #expect(root.fittedCount == 2)
  }
}

private final class RecordingController: UIViewController {
  var seen: [String] = []
  var preferences: [CGSize] = []
  var fittedCount = 0
  var childSize: CGSize?

  private func text(_ size: CGSize) -> String { "\(Int(size.width))x\(Int(size.height))" }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    seen.append("to \(text(size)) from \(text(view.bounds.size))")
    coordinator.animate(
      alongsideTransition: { [weak self] _ in
        guard let self else { return }
        seen.append("along \(text(view.bounds.size))")
      },
      completion: { [weak self] context in
        guard let self, !context.isCancelled else { return }
        seen.append("after \(text(view.bounds.size))")
      })
  }

  override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    childSize
      ?? super.size(forChildContentContainer: container, withParentContainerSize: parentSize)
  }

  override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    preferences.append(container.preferredContentSize)
  }

  override func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    fittedCount += 1
  }
}
