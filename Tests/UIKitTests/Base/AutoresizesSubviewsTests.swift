import Testing
import UIKit

@MainActor
struct AutoresizesSubviewsTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let child = UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 80))

  init() {
    child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    root.addSubview(child)
    root.layoutIfNeeded()
  }

  @Test func itIsOnUnlessSwitchedOff() {
    #expect(root.autoresizesSubviews)
    root.frame.size = CGSize(width: 200, height: 100)
    root.layoutIfNeeded()
    #expect(child.frame == CGRect(x: 10, y: 10, width: 180, height: 80))
  }

  @Test func subviewsKeepTheirFramesWhereItIsOff() {
    root.autoresizesSubviews = false
    root.frame.size = CGSize(width: 200, height: 150)
    root.layoutIfNeeded()
    #expect(child.frame == CGRect(x: 10, y: 10, width: 80, height: 80))
  }

  @Test func masksGoOnFromTheGeometryOfTheMomentItIsSwitchedOnAgain() {
    root.autoresizesSubviews = false
    root.frame.size = CGSize(width: 200, height: 100)
    root.layoutIfNeeded()
    root.autoresizesSubviews = true
    root.frame.size = CGSize(width: 230, height: 100)
    root.layoutIfNeeded()
    #expect(child.frame == CGRect(x: 10, y: 10, width: 110, height: 80))
  }

  @Test func constraintsHoldAllTheSame() {
    let inner = UIView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(inner)
    inner.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
    inner.trailingAnchor.constraint(equalTo: root.trailingAnchor).isActive = true
    root.autoresizesSubviews = false
    root.frame.size.width = 250
    root.layoutIfNeeded()
    #expect(inner.frame.width == 250)
  }
}
