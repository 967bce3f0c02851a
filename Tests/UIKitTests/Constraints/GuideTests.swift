import Testing
import UIKit

@MainActor
struct GuideTests {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))

  @Test func constraintsAreTrackedByTheEdgesTheKeyboardIsNear() {
    let guide = root.keyboardLayoutGuide
    let near = root.widthAnchor.constraint(equalToConstant: 300)
    let away = root.heightAnchor.constraint(equalToConstant: 200)
    let never = root.widthAnchor.constraint(equalToConstant: 5)
    guide.setConstraints([near], activeWhenNearEdge: .bottom)
    guide.setConstraints([away], activeWhenAwayFrom: [.top, .leading])
    guide.setConstraints([never], activeWhenNearEdge: .top)
    #expect(near.isActive && away.isActive && !never.isActive)
    #expect(guide.constraints(activeWhenNearEdge: .bottom) == [near])
    #expect(guide.constraints(activeWhenAwayFrom: [.top, .leading]) == [away])
    guide.setConstraints([], activeWhenNearEdge: .bottom)
    #expect(!near.isActive)
    #expect(guide.constraints(activeWhenNearEdge: .bottom).isEmpty)
    guide.removeAllTrackedConstraints()
    #expect(!away.isActive)
    #expect(guide.constraints(activeWhenNearEdge: .top).isEmpty)
  }

  @Test func eachSupportGuideThatWasAskedForBringsTwoConstraints() throws {
    let controller = UIViewController()
    let view: UIView = controller.view
    #expect(view.constraints.isEmpty)
    let top = controller.topLayoutGuide
    #expect(view.constraints.count == 2)
    _ = controller.bottomLayoutGuide
    _ = controller.topLayoutGuide
    #expect(view.constraints.count == 4)
    let first = try #require(view.constraints.first)
    #expect(first.firstItem === top)
    #expect(first.secondItem === view)
    #expect(first.isActive)
    #expect(first.description.hasPrefix("<_UILayoutSupportConstraint:0x"))
    view.removeConstraints(view.constraints)
    #expect(view.constraints.count == 4)
  }

  @Test func aConstraintWithoutItemsKeepsItsNumbers() {
    let constraint = NSLayoutConstraint()
    constraint.constant = 6
    constraint.priority = .defaultHigh
    constraint.identifier = "plain"
    #expect(constraint.constant == 6)
    #expect(constraint.priority == .defaultHigh)
    #expect(constraint.identifier == "plain")
    #expect(constraint.firstItem == nil)
    constraint.isActive = true
    #expect(!constraint.isActive)
  }
}
