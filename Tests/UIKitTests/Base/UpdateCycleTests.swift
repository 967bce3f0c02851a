import Foundation
import Testing
import UIKit

/// Writes down what it is told, with what happens inside its view.
private final class TurnRecorder: UIViewController {
  var calls: [String] = []
  let box = DrawnBox()

  override func viewDidLoad() {
    view.addSubview(box)
    box.translatesAutoresizingMaskIntoConstraints = false
    box.onDraw = { [weak self] in self?.calls.append("draw \(Int($0.width))") }
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      box.topAnchor.constraint(equalTo: view.topAnchor),
      box.heightAnchor.constraint(equalToConstant: 20), box.widthConstraint,
    ])
  }
  override func viewWillAppear(_ animated: Bool) { calls.append("viewWillAppear") }
  override func viewIsAppearing(_ animated: Bool) { calls.append("viewIsAppearing") }
  override func viewDidAppear(_ animated: Bool) { calls.append("viewDidAppear") }
  override func viewDidLayoutSubviews() { calls.append("viewDidLayoutSubviews") }
  override func updateProperties() { calls.append("updateProperties") }
}

private final class DrawnBox: UIView {
  var onDraw: (CGRect) -> Void = { _ in }
  private(set) lazy var widthConstraint = widthAnchor.constraint(equalToConstant: 100)
  override func draw(_ rect: CGRect) { onDraw(rect) }
}

@MainActor
struct UpdateCycleTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  private let controller = TurnRecorder()

  /// The end of the turn in which the caller is.
  private func nextTurn() async { await Task.yield() }

  private func show() {
    window.rootViewController = controller
    window.makeKeyAndVisible()
  }

  private let firstTurn = [
    "viewWillAppear", "viewIsAppearing", "updateProperties", "viewDidLayoutSubviews", "draw 100",
    "viewDidAppear",
  ]

  @Test func theEndOfATurnLaysOutAndDisplaysInOrder() async {
    show()
    #expect(controller.calls == ["viewWillAppear", "viewIsAppearing"])
    #expect(controller.box.frame == .zero)
    await nextTurn()
    #expect(controller.calls == firstTurn)
    #expect(controller.box.frame == CGRect(x: 0, y: 0, width: 100, height: 20))
    controller.calls = []
    await nextTurn()
    #expect(controller.calls.isEmpty)
  }

  @Test func changesAreTakenInTogether() async {
    show()
    await nextTurn()
    controller.calls = []
    controller.box.widthConstraint.constant = 50
    controller.box.widthConstraint.constant = 60
    controller.box.setNeedsDisplay()
    controller.setNeedsUpdateProperties()
    #expect(controller.box.frame.width == 100)
    await nextTurn()
    #expect(controller.box.frame.width == 60)
    #expect(controller.calls == ["updateProperties", "viewDidLayoutSubviews", "draw 60"])
    controller.calls = []
    controller.box.setNeedsDisplay(CGRect(x: 0, y: 0, width: 7, height: 7))
    await nextTurn()
    #expect(controller.calls == ["draw 7"])
  }

  @Test func flushingIsATurnByHand() {
    show()
    CATransaction.flush()
    #expect(controller.calls == firstTurn)
    controller.calls = []
    controller.box.widthConstraint.constant = 30
    CATransaction.flush()
    #expect(controller.box.frame.width == 30)
    #expect(controller.calls == ["viewDidLayoutSubviews"])
  }

  @Test func layingOutTheWindowIsEnoughToAppear() async {
    show()
    window.layoutIfNeeded()
    #expect(controller.calls == firstTurn.filter { !$0.hasPrefix("draw") })
    await nextTurn()
    #expect(controller.calls.last == "draw 100")
    #expect(controller.calls.count == firstTurn.count)
  }

  @Test func hiddenWindowsWait() async {
    window.rootViewController = controller
    await nextTurn()
    #expect(controller.box.frame == .zero)
    #expect(!controller.calls.contains("viewDidAppear"))
    window.isHidden = false
    await nextTurn()
    #expect(controller.calls == firstTurn)
  }

  @Test func viewsThatLeaveInTheSameTurnDoNotAppear() async {
    show()
    window.rootViewController = nil
    await nextTurn()
    #expect(!controller.calls.contains("viewDidAppear"))
  }

  @Test func viewsAreDisplayedOnceTheyHaveASizeAndAreShown() async {
    show()
    controller.box.isHidden = true
    await nextTurn()
    #expect(!controller.calls.contains("draw 100"))
    controller.box.isHidden = false
    await nextTurn()
    #expect(controller.calls.last == "draw 100")
    let late = DrawnBox(frame: .zero)
    late.onDraw = { [controller] in controller.calls.append("late \(Int($0.width))") }
    controller.view.addSubview(late)
    await nextTurn()
    #expect(!controller.calls.contains { $0.hasPrefix("late") })
    late.frame.size = CGSize(width: 5, height: 5)
    await nextTurn()
    #expect(controller.calls.last == "late 5")
  }

  @Test func aTurnSeesTheScopeInWhichTheWindowWasMade() async {
    var messages: [LayoutMessage] = []
    LayoutLog.withHandler({ messages.append($0) }) {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      window.isHidden = false
      window.widthAnchor.constraint(equalToConstant: 50).isActive = true
      Self.kept = window
    }
    await nextTurn()
    #expect(messages.count == 1)
    Self.kept = nil
  }

  private static var kept: UIWindow?
}
