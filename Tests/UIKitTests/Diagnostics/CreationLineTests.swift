import Testing
import UIKit

/// What makes constraints as a client's protocol has it.
@MainActor
private protocol Pinning {
  associatedtype Kind: AnyObject
  func constraint(equalTo anchor: NSLayoutAnchor<Kind>) -> NSLayoutConstraint
}

extension NSLayoutXAxisAnchor: Pinning {
  typealias Kind = NSLayoutXAxisAnchor
}

@MainActor
struct CreationLineTests {
  let stage = DescribedViews()

  private func line(of constraint: NSLayoutConstraint) -> UInt? { constraint.codeLine }

  @Test func callsOfAnchorsAreRemembered() {
    let (view, root) = (stage.view, stage.root)
    let start: UInt = #line + 1
    let constraints = [
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      view.leadingAnchor.constraint(greaterThanOrEqualTo: root.leadingAnchor, constant: 1),
      view.topAnchor.constraint(lessThanOrEqualTo: root.topAnchor),
      view.widthAnchor.constraint(equalToConstant: 3),
      view.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 2),
      view.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 2, constant: 3),
      view.leadingAnchor.constraint(
        equalToSystemSpacingAfter: root.leadingAnchor, multiplier: 1),
    ]
    #expect(constraints.map(line) == (1...7).map { start + $0 })
  }

  @Test func initialisersAndVisualFormatsAreRemembered() {
    let start: UInt = #line
    let made = NSLayoutConstraint(
      item: stage.view, attribute: .width, relatedBy: .equal, toItem: nil,
      attribute: .notAnAttribute, multiplier: 1, constant: 5)
    let formatted = NSLayoutConstraint.constraints(
      withVisualFormat: "|-[view(20)]", metrics: nil, views: ["view": stage.view])
    #expect(line(of: made) == start + 1)
    #expect(formatted.map(line) == [start + 4, start + 4])
  }

  @Test func applesSignaturesCanBeReferredTo() {
    let pin: (NSLayoutAnchor<NSLayoutXAxisAnchor>) -> NSLayoutConstraint =
      stage.view.leadingAnchor.constraint(equalTo:)
    let make = NSLayoutConstraint.init(
      item:attribute:relatedBy:toItem:attribute:multiplier:constant:)
    let width = make(stage.view, .width, .equal, nil, .notAnAttribute, 1, 5)
    #expect(line(of: pin(stage.root.leadingAnchor)) == nil)
    #expect(line(of: width) == nil)
    #expect(line(of: pinned(stage.view.leadingAnchor, to: stage.root.leadingAnchor)) == nil)
  }

  private func pinned<Anchor: Pinning>(
    _ anchor: Anchor, to other: NSLayoutAnchor<Anchor.Kind>
  ) -> NSLayoutConstraint {
    anchor.constraint(equalTo: other)
  }

  @Test func subclassesInheritInitialisersAndOverrideApplesSignatures() {
    let made = NamedConstraint(
      item: stage.view, attribute: .width, relatedBy: .equal, toItem: nil,
      attribute: .notAnAttribute, multiplier: 1, constant: 5)
    let start: UInt = #line - 3
    #expect(line(of: made) == start)
    let type: NSLayoutConstraint.Type = NamedConstraint.self
    #expect(type.constraints(withVisualFormat: "x", metrics: nil, views: [:]).isEmpty)
    #expect(active(made) == "<NamedConstraint:0x… UIView:0x….width == 5   (active)>")
  }
}

/// A class of constraints as client libraries have them.
private final class NamedConstraint: NSLayoutConstraint {
  var name: String?

  override class func constraints(
    withVisualFormat format: String, options opts: NSLayoutConstraint.FormatOptions = [],
    metrics: [String: Any]?, views: [String: Any]
  ) -> [NSLayoutConstraint] {
    []
  }
}
