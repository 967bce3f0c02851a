import LayoutTesting
import Testing
import UIKit

/// What counts as an overlap, and what is meant.
@MainActor
@Suite struct OverlapTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))

  private func label(_ text: String, _ frame: CGRect) -> UILabel {
    let label = UILabel(frame: frame)
    label.text = text
    root.addSubview(label)
    return label
  }

  private func picture(_ frame: CGRect) -> UIImageView {
    let view = UIImageView(image: UIImage(named: "Cover"))
    view.frame = frame
    root.addSubview(view)
    return view
  }

  private func button(_ frame: CGRect) -> UIButton {
    let button = UIButton(frame: frame)
    button.accessibilityIdentifier = "buy"
    root.addSubview(button)
    return button
  }

  private var faults: [LayoutFault] { layoutFaults(of: root, on: [.iPhone15]) }

  @Test func textThatRunsIntoAButtonIsSaidWithBothAndWhatWouldBeRight() throws {
    _ = label("Twenty Thousand Leagues", CGRect(x: 10, y: 10, width: 220, height: 21))
    _ = button(CGRect(x: 100, y: 0, width: 80, height: 44))
    let fault = try #require(faults.first)
    #expect(fault.rule == .overlap)
    #expect(
      fault.message.hasPrefix(
        "buy (UIButton in UIView) lies over \"Twenty Thousand Leagues\" UILabel in UIView by 80 × ")
    )
    #expect(fault.advice.hasPrefix("Keep them apart, such as by "))
    #expect(faults.count == 1)
  }

  @Test func roomThatTextDoesNotFillMayBeShared() {
    _ = label("Sea", CGRect(x: 10, y: 10, width: 280, height: 20))
    _ = button(CGRect(x: 200, y: 0, width: 80, height: 44))
    #expect(faults.isEmpty)
  }

  @Test func textOnPicturesIsMeantAndTextOnTextIsNot() {
    _ = picture(CGRect(x: 0, y: 0, width: 200, height: 200))
    _ = label("Sea", CGRect(x: 10, y: 10, width: 100, height: 20))
    #expect(faults.isEmpty)
    _ = label("Whale", CGRect(x: 10, y: 10, width: 100, height: 20))
    #expect(faults.map(\.rule) == [.overlap])
  }

  @Test func badgesThatConstraintsPlaceOnACornerAreMeant() {
    let cover = picture(CGRect(x: 50, y: 50, width: 100, height: 100))
    let badge = label("New", .zero)
    badge.translatesAutoresizingMaskIntoConstraints = false
    let corner = [
      badge.centerXAnchor.constraint(equalTo: cover.trailingAnchor),
      badge.centerYAnchor.constraint(equalTo: cover.topAnchor),
    ]
    NSLayoutConstraint.activate(corner)
    #expect(faults.isEmpty)
    NSLayoutConstraint.deactivate(corner)
    badge.translatesAutoresizingMaskIntoConstraints = true
    badge.frame = CGRect(x: 130, y: 40, width: 40, height: 20)
    #expect(faults.map(\.rule) == [.overlap])
  }

  @Test func whatScrollsPassesBelowWhatDoesNot() {
    let list = UIScrollView(frame: root.bounds)
    root.addSubview(list)
    let row = label("Row", CGRect(x: 0, y: 0, width: 300, height: 40))
    list.addSubview(row)
    _ = button(CGRect(x: 0, y: 0, width: 44, height: 44))
    #expect(faults.isEmpty)
  }

  @Test func whatIsHiddenOverlapsNothing() {
    _ = label("One", CGRect(x: 0, y: 0, width: 100, height: 20))
    let other = label("Two", CGRect(x: 0, y: 0, width: 100, height: 20))
    other.isHidden = true
    #expect(faults.isEmpty)
    other.isHidden = false
    #expect(faults.count == 1)
  }
}
