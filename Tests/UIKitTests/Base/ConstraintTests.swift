import Testing
import UIKit

@MainActor
struct ConstraintTests {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  let left = UIView()
  let right = UIView()
  let inner = UIView()

  init() {
    root.addSubview(left)
    root.addSubview(right)
    left.addSubview(inner)
  }

  @Test func constraintsAreHeldByTheClosestCommonAncestorInTheOrderOfActivation() {
    let constraints = [
      inner.topAnchor.constraint(equalTo: right.topAnchor),
      inner.widthAnchor.constraint(equalToConstant: 10),
      inner.leadingAnchor.constraint(equalTo: left.leadingAnchor),
      right.leadingAnchor.constraint(equalTo: root.leadingAnchor),
    ]
    NSLayoutConstraint.activate(constraints.reversed())
    #expect(root.constraints == [constraints[3], constraints[0]])
    #expect(left.constraints == [constraints[2]])
    #expect(inner.constraints == [constraints[1]])
  }

  @Test func constraintWithoutSecondItemHasTheMultiplierOne() {
    let alone = NSLayoutConstraint(
      item: left, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
      multiplier: 0, constant: 25)
    #expect(Double(alone.multiplier) == 1)
    let tied = NSLayoutConstraint(
      item: left, attribute: .width, relatedBy: .equal, toItem: right, attribute: .width,
      multiplier: 0.5, constant: 25)
    #expect(Double(tied.multiplier) == 0.5)
  }

  @Test func removingASubtreeDeactivatesWhatCrosses() {
    let crossing = inner.topAnchor.constraint(equalTo: right.topAnchor)
    let inside = inner.topAnchor.constraint(equalTo: left.topAnchor)
    NSLayoutConstraint.activate([crossing, inside])
    left.removeFromSuperview()
    #expect(!crossing.isActive)
    #expect(inside.isActive)
    root.addSubview(left)
    #expect(!crossing.isActive)
  }

  @Test func addConstraintHoldsWhereItIsAskedTo() {
    let constraint = NSLayoutConstraint(
      item: inner, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .width,
      multiplier: 1, constant: 5)
    root.addConstraint(constraint)
    #expect(root.constraints == [constraint])
    #expect(inner.constraints.isEmpty)
    inner.removeConstraint(constraint)
    #expect(constraint.isActive)
    root.removeConstraint(constraint)
    #expect(!constraint.isActive)
  }

  @Test func constraintsDoNotRetainTheirItems() {
    var view: UIView? = UIView()
    weak let weakView = view
    let constraint = view?.widthAnchor.constraint(equalToConstant: 3)
    view = nil
    #expect(weakView == nil)
    #expect(constraint?.firstItem == nil)
    #expect(constraint?.constant == 3)
  }

  @Test func anchorsRetainTheirItem() {
    weak var weakView: UIView?
    var anchor: NSLayoutDimension?
    do {
      let view = UIView()
      weakView = view
      anchor = view.widthAnchor
    }
    #expect(weakView != nil)
    #expect(anchor != nil)
    anchor = nil
    #expect(weakView == nil)
  }

  @Test func anchorsAreEqualByItemAndAttribute() {
    #expect(left.topAnchor == left.topAnchor)
    #expect(left.topAnchor.hash == left.topAnchor.hash)
    #expect(left.topAnchor != left.bottomAnchor)
    #expect(left.topAnchor != right.topAnchor)
    #expect(!left.widthAnchor.isEqual(left.topAnchor))
  }

  @Test func propertiesReadBackWhatWasGiven() {
    let constraint = NSLayoutConstraint(
      item: left, attribute: .leadingMargin, relatedBy: .lessThanOrEqual, toItem: right,
      attribute: .centerX, multiplier: 1 / 3, constant: -4)
    #expect(constraint.firstItem === left)
    #expect(constraint.firstAttribute == .leadingMargin)
    #expect(constraint.relation == .lessThanOrEqual)
    #expect(constraint.secondItem === right)
    #expect(constraint.secondAttribute == .centerX)
    #expect(constraint.multiplier == CGFloat(Float(1.0 / 3)))
    #expect(constraint.constant == -4)
    #expect(constraint.priority == .required)
    #expect(!constraint.isActive)
    constraint.priority = UILayoutPriority(999.5)
    #expect(constraint.priority.rawValue == 999.5)
  }

  @Test func aConstantConstraintHasNoSecondAttribute() {
    let constraint = NSLayoutConstraint(
      item: left, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .height,
      multiplier: 2, constant: 7)
    #expect(constraint.secondItem == nil)
    #expect(constraint.secondAttribute == .notAnAttribute)
  }

  @Test func systemSpacingIsAMultipleOfEight() {
    let after = left.leadingAnchor.constraint(
      equalToSystemSpacingAfter: right.trailingAnchor, multiplier: 2)
    #expect(after.constant == 16)
    let below = left.topAnchor.constraint(
      greaterThanOrEqualToSystemSpacingBelow: right.bottomAnchor, multiplier: 0.5)
    #expect(below.constant == 4)
    #expect(below.relation == .greaterThanOrEqual)
  }

  @Test func aConstraintOnAGuideWithoutOwnerWaitsForOne() {
    let guide = UILayoutGuide()
    let constraint = guide.widthAnchor.constraint(equalToConstant: 10)
    constraint.isActive = true
    #expect(constraint.isActive)
    left.addLayoutGuide(guide)
    #expect(left.constraints == [constraint])
    left.removeLayoutGuide(guide)
    #expect(!constraint.isActive)
    #expect(guide.owningView == nil)
  }

  @Test func descriptionsAreEquations() {
    let constraint = left.leadingAnchor.constraint(
      equalTo: right.leadingAnchor, constant: -10)
    constraint.identifier = "inset"
    constraint.priority = UILayoutPriority(750)
    left.accessibilityIdentifier = "left"
    let text = constraint.description
    #expect(text.hasPrefix("<NSLayoutConstraint:0x"))
    #expect(text.contains(" 'inset' left.leading == UIView:0x"))
    #expect(text.contains(".leading - 10 priority:750   (inactive, names: left:0x"))
    #expect(text.hasSuffix(" )>"))
  }

  @Test func valuesCanBeAttachedToConstraintsViewsAndGuides() {
    let key = UnsafeMutablePointer<Int>.allocate(capacity: 1)
    defer { key.deallocate() }
    let constraint = left.topAnchor.constraint(equalTo: right.topAnchor)
    for object in [constraint, left, UILayoutGuide()] {
      objc_setAssociatedObject(object, key, "value", .OBJC_ASSOCIATION_RETAIN)
      #expect(objc_getAssociatedObject(object, key) as? String == "value")
      objc_setAssociatedObject(object, key, nil, .OBJC_ASSOCIATION_RETAIN)
      #expect(objc_getAssociatedObject(object, key) == nil)
    }
  }

  @Test func activatingWithoutCommonAncestorEndsTheProgram() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        UIView().topAnchor.constraint(equalTo: UIView().topAnchor).isActive = true
      }
    }
  }

  @Test func illegalPairsEndTheProgram() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let view = UIView()
        _ = NSLayoutConstraint(
          item: view, attribute: .left, relatedBy: .equal, toItem: view, attribute: .leading,
          multiplier: 1, constant: 0)
      }
    }
  }

  @Test func positionsOfDifferentAxesCanBeRelatedButNotLaidOut() async throws {
    let constraint = NSLayoutConstraint(
      item: left, attribute: .left, relatedBy: .equal, toItem: right, attribute: .top,
      multiplier: 1, constant: 0)
    constraint.isActive = true
    #expect(root.constraints == [constraint])
    constraint.isActive = false
    root.layoutIfNeeded()
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let view = UIView()
        let subview = UIView()
        view.addSubview(subview)
        NSLayoutConstraint(
          item: subview, attribute: .centerX, relatedBy: .equal, toItem: view, attribute: .centerY,
          multiplier: 1, constant: 0
        ).isActive = true
        view.layoutIfNeeded()
      }
    }
    let text = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(text.contains("'NSInvalidLayoutConstraintException'"))
    #expect(text.contains("Constraint improperly relates anchors of incompatible types: <NSLayout"))
  }

  @Test func positionsAndSizesCannotBeRelated() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let view = UIView()
        _ = NSLayoutConstraint(
          item: view, attribute: .top, relatedBy: .equal, toItem: view, attribute: .height,
          multiplier: 1, constant: 0)
      }
    }
  }

  @Test func aPriorityOutOfRangeEndsTheProgram() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        UIView().widthAnchor.constraint(equalToConstant: 1).priority = UILayoutPriority(1001)
      }
    }
  }
}
