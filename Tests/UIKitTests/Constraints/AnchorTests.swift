import Testing
import UIKit

@MainActor
struct AnchorTests {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  let a = UIView()
  let b = UIView()

  init() {
    for view in [a, b] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
  }

  @Test func constraintsHaveTheAnchorsTheyWereMadeFrom() {
    let constraint = a.leadingAnchor.constraint(equalTo: root.leadingAnchor)
    #expect(constraint.firstAnchor.isEqual(a.leadingAnchor))
    #expect(constraint.secondAnchor?.isEqual(root.leadingAnchor) == true)
    #expect(!constraint.firstAnchor.isEqual(a.trailingAnchor))
    #expect(a.widthAnchor.constraint(equalToConstant: 3).secondAnchor == nil)
  }

  @Test func anchorsAreDescribedAsInLogs() {
    a.accessibilityIdentifier = "a"
    let text = a.topAnchor.description
    #expect(text.hasPrefix("<NSLayoutYAxisAnchor:0x"))
    #expect(text.hasSuffix(" \"a.top\">"))
    let constraint = a.widthAnchor.constraint(equalTo: a.heightAnchor)
    #expect(constraint.firstAnchor.description.hasPrefix("<NSLayoutDimension:0x"))
  }

  @Test func anOffsetEqualToANumberIsAConstraintBetweenBothAnchors() {
    let offset = a.leadingAnchor.anchorWithOffset(to: b.leadingAnchor)
    let constraint = offset.constraint(equalToConstant: 30)
    #expect(constraint.firstItem === b)
    #expect(constraint.secondItem === a)
    #expect(constraint.constant == 30)
  }

  @Test func constraintsOnTheSameAttributeHaveTheSameAnchor() {
    let first = a.leadingAnchor.constraint(equalTo: root.leadingAnchor)
    let second = a.leadingAnchor.constraint(equalTo: b.trailingAnchor, constant: 8)
    #expect(first.firstAnchor === second.firstAnchor)
    #expect(first.secondAnchor !== second.secondAnchor)
    let third = a.trailingAnchor.constraint(equalTo: root.trailingAnchor)
    #expect(first.firstAnchor !== third.firstAnchor)
  }

  @Test func offsetsAreComparedWithEachOther() {
    NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
      a.widthAnchor.constraint(equalToConstant: 40), b.widthAnchor.constraint(equalToConstant: 40),
    ])
    let before = a.trailingAnchor.anchorWithOffset(to: b.leadingAnchor)
    let after = b.trailingAnchor.anchorWithOffset(to: root.trailingAnchor)
    let constraint = before.constraint(equalTo: after, multiplier: 0.5, constant: 10)
    constraint.isActive = true
    root.layoutIfNeeded()
    // 200 points remain: 73 1/3 before, 126 2/3 after, on half points.
    #expect(b.frame.minX == 60 + 73.5)
    #expect(root.constraints.count == 2)
    #expect(root.layoutGuides.isEmpty)
    constraint.isActive = false
    #expect(!constraint.isActive)
  }

  @Test func offsetsAreComparedWithSizes() {
    NSLayoutConstraint.activate([
      a.topAnchor.constraint(equalTo: root.topAnchor, constant: 5),
      a.heightAnchor.constraint(equalToConstant: 30),
      b.heightAnchor.constraint(equalToConstant: 10),
      a.bottomAnchor.anchorWithOffset(to: b.topAnchor)
        .constraint(equalTo: a.heightAnchor, multiplier: 2),
    ])
    root.layoutIfNeeded()
    #expect(b.frame.minY == 95)
  }

  @Test func offsetsCanBeAddedToTheViewThatHoldsThem() {
    let constraint = a.leftAnchor.anchorWithOffset(to: b.leftAnchor)
      .constraint(equalTo: a.widthAnchor)
    root.addConstraint(constraint)
    #expect(constraint.isActive)
    #expect(root.constraints == [constraint])
    root.removeConstraint(constraint)
    #expect(!constraint.isActive)
  }

  @Test func offsetsMayBeNegative() {
    NSLayoutConstraint.activate([
      a.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 100),
      a.widthAnchor.constraint(equalToConstant: 20), b.widthAnchor.constraint(equalToConstant: 20),
      a.leftAnchor.anchorWithOffset(to: b.leftAnchor)
        .constraint(equalTo: a.widthAnchor, multiplier: -2),
    ])
    root.layoutIfNeeded()
    #expect(b.frame.minX == 60)
  }

  @Test func offsetsFollowTheReadingDirection() {
    root.semanticContentAttribute = .forceRightToLeft
    NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      a.widthAnchor.constraint(equalToConstant: 50), b.widthAnchor.constraint(equalToConstant: 50),
      a.trailingAnchor.anchorWithOffset(to: b.leadingAnchor)
        .constraint(equalTo: a.widthAnchor, multiplier: 1),
    ])
    root.layoutIfNeeded()
    #expect(a.frame.maxX == 290)
    #expect(b.frame.maxX == 190)
  }

  @Test func anOffsetEndsWithAViewThatLeaves() {
    let constraint = a.leadingAnchor.anchorWithOffset(to: b.leadingAnchor)
      .constraint(equalTo: a.widthAnchor)
    constraint.isActive = true
    b.removeFromSuperview()
    #expect(!constraint.isActive)
    root.addSubview(b)
    constraint.isActive = true
    #expect(constraint.isActive)
  }

  @Test func noCommonAncestorIsSaidWithBothAnchors() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let first = UIView()
        let second = UIView()
        first.accessibilityIdentifier = "first"
        second.accessibilityIdentifier = "second"
        first.topAnchor.constraint(equalTo: second.bottomAnchor).isActive = true
      }
    }
    let text = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(text.contains("Unable to activate constraint with anchors <NSLayoutYAxisAnchor:0x"))
    #expect(text.contains("\"first.top\"> and <NSLayoutYAxisAnchor:0x"))
    #expect(text.contains("\"second.bottom\"> because they have no common ancestor."))
  }
}
