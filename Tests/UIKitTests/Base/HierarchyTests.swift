import Testing
import UIKit

/// A view that writes down what it is told about its place in the hierarchy.
private final class RecordingView: UIView {
  var events: [String] = []
  var removals = 0

  override func willMove(toSuperview newSuperview: UIView?) {
    events.append(newSuperview == nil ? "willLeave" : "willMove")
  }
  override func didMoveToSuperview() { events.append(superview == nil ? "didLeave" : "didMove") }
  override func willMove(toWindow newWindow: UIWindow?) {
    events.append(newWindow == nil ? "willLeaveWindow" : "willEnterWindow")
  }
  override func didMoveToWindow() {
    events.append(window == nil ? "didLeaveWindow" : "didEnterWindow")
  }
  override func didAddSubview(_ subview: UIView) { events.append("added \(subview.tag)") }
  override func willRemoveSubview(_ subview: UIView) { events.append("removing \(subview.tag)") }
  override func removeFromSuperview() {
    removals += 1
    super.removeFromSuperview()
  }
}

private func tagged(_ tag: Int) -> UIView {
  MainActor.assumeIsolated {
    let view = UIView()
    view.tag = tag
    return view
  }
}

@MainActor
struct HierarchyTests {
  @Test func subviewsKeepTheOrderTheyAreInsertedIn() {
    let parent = UIView()
    let (a, b, c, d) = (tagged(1), tagged(2), tagged(3), tagged(4))
    parent.addSubview(a)
    parent.insertSubview(b, at: 0)
    parent.insertSubview(c, aboveSubview: b)
    parent.insertSubview(d, belowSubview: a)
    #expect(parent.subviews.map(\.tag) == [2, 3, 4, 1])
    parent.bringSubviewToFront(b)
    #expect(parent.subviews.map(\.tag) == [3, 4, 1, 2])
    parent.sendSubviewToBack(a)
    #expect(parent.subviews.map(\.tag) == [1, 3, 4, 2])
    parent.exchangeSubview(at: 0, withSubviewAt: 3)
    #expect(parent.subviews.map(\.tag) == [2, 3, 4, 1])
    parent.insertSubview(b, aboveSubview: d)
    #expect(parent.subviews.map(\.tag) == [3, 4, 2, 1])
    parent.insertSubview(a, belowSubview: c)
    #expect(parent.subviews.map(\.tag) == [1, 3, 4, 2])
  }

  @Test func indicesOfNoSubviewEndNothing() {
    let parent = UIView()
    let (a, b) = (tagged(1), tagged(2))
    parent.insertSubview(a, at: 7)
    parent.insertSubview(b, at: -1)
    #expect(parent.subviews.map(\.tag) == [2, 1])
    parent.insertSubview(a, at: -1)
    #expect(parent.subviews.map(\.tag) == [1, 2])
    parent.exchangeSubview(at: 0, withSubviewAt: 2)
    #expect(parent.subviews.map(\.tag) == [1, 2])
  }

  @Test func movesAreAnnouncedToViewSuperviewAndWindow() {
    let window = RecordingView()
    let realWindow = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = RecordingView()
    view.tag = 7
    window.addSubview(view)
    #expect(window.events == ["added 7"])
    #expect(view.events == ["willMove", "didMove"])
    view.events = []
    realWindow.addSubview(view)
    #expect(window.events == ["added 7", "removing 7"])
    #expect(view.events == ["willMove", "willEnterWindow", "didMove", "didEnterWindow"])
    view.events = []
    view.removeFromSuperview()
    #expect(view.events == ["willLeave", "willLeaveWindow", "didLeave", "didLeaveWindow"])
  }

  @Test func addingDoesNotCallRemoveFromSuperview() {
    let parent = UIView()
    let view = RecordingView()
    parent.addSubview(view)
    parent.addSubview(view)
    #expect(view.removals == 0)
    #expect(parent.subviews.count == 1)
  }

  @Test func addingAgainKeepsCrossingConstraints() {
    let parent = UIView()
    let view = UIView()
    parent.addSubview(view)
    let constraint = view.topAnchor.constraint(equalTo: parent.topAnchor)
    constraint.isActive = true
    parent.addSubview(UIView())
    parent.addSubview(view)
    #expect(constraint.isActive)
    #expect(parent.subviews.last === view)
  }

  @Test func descendantsAndTagsAreFound() {
    let parent = UIView()
    let child = tagged(3)
    let grandchild = tagged(5)
    parent.addSubview(child)
    child.addSubview(grandchild)
    #expect(grandchild.isDescendant(of: parent))
    #expect(grandchild.isDescendant(of: grandchild))
    #expect(!parent.isDescendant(of: grandchild))
    #expect(parent.viewWithTag(5) === grandchild)
    #expect(parent.viewWithTag(6) == nil)
    #expect(grandchild.next === child)
  }

  @Test func viewsAreReleasedWithTheirConstraints() {
    weak var weakParent: UIView?
    weak var weakChild: UIView?
    weak var weakConstraint: NSLayoutConstraint?
    do {
      let parent = UIView()
      let child = UIView()
      parent.addSubview(child)
      let constraint = child.topAnchor.constraint(equalTo: parent.topAnchor)
      constraint.isActive = true
      (weakParent, weakChild, weakConstraint) = (parent, child, constraint)
    }
    #expect(weakParent == nil)
    #expect(weakChild == nil)
    #expect(weakConstraint == nil)
  }

  @Test func aViewCannotContainItself() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let parent = UIView()
        let child = UIView()
        parent.addSubview(child)
        child.addSubview(parent)
      }
    }
  }
}

@MainActor
@Suite struct DeepHierarchyTests {
  /// As deep as documents may be, and deeper than the call stack of a debug build would allow.
  private static let depth = 4990

  /// Views nested in one another, the outermost first, each the only owner of the next.
  private func chain() -> UIView {
    var view = UIView(frame: CGRect(x: 1, y: 1, width: 10, height: 10))
    for _ in 1..<Self.depth {
      let outer = UIView(frame: CGRect(x: 1, y: 1, width: 10, height: 10))
      outer.addSubview(view)
      view = outer
    }
    return view
  }

  @Test func deepHierarchiesJoinAWindowAndAreLaidOut() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let outermost = chain()
    window.addSubview(outermost)
    outermost.tintColor = .red
    window.layoutIfNeeded()
    var innermost = outermost
    while let next = innermost.subviews.first { innermost = next }
    innermost.tag = 7
    #expect(window.viewWithTag(7) === innermost)
    #expect(innermost.window === window)
    #expect(innermost.tintColor == .red)
    #expect(innermost.frame == CGRect(x: 1, y: 1, width: 10, height: 10))
  }

  @Test func deepHierarchiesAreReleased() {
    weak var outermost: UIView?
    weak var innermost: UIView?
    do {
      let view = chain()
      outermost = view
      innermost = view
      while let next = innermost?.subviews.first { innermost = next }
    }
    #expect(outermost == nil)
    #expect(innermost == nil)
  }
}
