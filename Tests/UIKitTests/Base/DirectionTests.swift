import Testing
import UIKit

@MainActor
struct DirectionTests {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
  let view = UIView()

  init() {
    root.addSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      view.widthAnchor.constraint(equalToConstant: 30),
      view.topAnchor.constraint(equalTo: root.topAnchor),
      view.heightAnchor.constraint(equalToConstant: 30),
    ])
  }

  @Test func leadingIsTheRightWhereReadingStartsThere() {
    root.layoutIfNeeded()
    #expect(view.frame.minX == 10)
    root.semanticContentAttribute = .forceRightToLeft
    root.layoutIfNeeded()
    #expect(view.frame.minX == 160)
    #expect(root.effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }

  @Test func anAttributeIsNotInherited() {
    root.semanticContentAttribute = .forceRightToLeft
    #expect(view.effectiveUserInterfaceLayoutDirection == .leftToRight)
  }

  @Test func theEnvironmentsDirectionReachesEveryView() {
    let window = UIWindow(frame: root.frame)
    window.addSubview(root)
    view.semanticContentAttribute = .playback
    window.setTraitCollection(
      UITraitCollection(traitsFrom: [
        window.traitCollection, UITraitCollection(layoutDirection: .rightToLeft),
      ]))
    #expect(root.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    #expect(view.effectiveUserInterfaceLayoutDirection == .leftToRight)
    window.layoutIfNeeded()
    #expect(view.frame.minX == 160)
    let late = UIView()
    root.addSubview(late)
    #expect(late.effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }

  @Test func directionalMarginsAreMirrored() {
    root.semanticContentAttribute = .forceRightToLeft
    root.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(root.layoutMargins == UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
    #expect(root.directionalLayoutMargins.leading == 2)
  }

  @Test func aRowStartsAtTheRight() {
    let views = [SizedView(width: 50, height: 10), SizedView(width: 20, height: 10)]
    let stack = UIStackView(arrangedSubviews: views)
    stack.frame = CGRect(x: 0, y: 0, width: 70, height: 10)
    stack.semanticContentAttribute = .forceRightToLeft
    stack.layoutIfNeeded()
    #expect(views.map { $0.frame.minX } == [20, 0])
  }

  @Test(arguments: [
    (UISemanticContentAttribute.unspecified, UIUserInterfaceLayoutDirection.rightToLeft),
    (.playback, .leftToRight), (.spatial, .leftToRight), (.forceLeftToRight, .leftToRight),
    (.forceRightToLeft, .rightToLeft),
  ])
  func attributesResolveInARightToLeftEnvironment(
    _ attribute: UISemanticContentAttribute, _ direction: UIUserInterfaceLayoutDirection
  ) {
    #expect(
      UIView.userInterfaceLayoutDirection(for: attribute, relativeTo: .rightToLeft) == direction)
  }
}
