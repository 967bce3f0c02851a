import Testing
import UIKit

@MainActor @Suite struct AppearanceTests {
  private final class Listener: UIView {
    var changes = 0
    override func tintColorDidChange() { changes += 1 }
  }

  @Test func tintComesFromTheNearestViewThatHasOne() {
    let outer = UIView()
    let inner = UIView()
    outer.addSubview(inner)
    #expect(inner.tintColor == .systemBlue)
    outer.tintColor = .systemRed
    #expect(inner.tintColor == .systemRed)
    inner.tintColor = .systemGreen
    #expect(inner.tintColor == .systemGreen)
    inner.tintColor = nil
    #expect(inner.tintColor == .systemRed)
  }

  @Test func onlyFollowersHearOfANewTint() {
    let outer = UIView()
    let (follower, other) = (Listener(), Listener())
    outer.addSubview(follower)
    outer.addSubview(other)
    other.tintColor = .systemRed
    outer.tintColor = .systemGreen
    #expect(follower.changes == 1)
    #expect(other.changes == 1)
  }

  @Test func layerColoursAreFixed() {
    let layer = UIView().layer
    #expect(layer.borderColor?.components == [0, 0, 0, 1])
    #expect(layer.backgroundColor == nil)
    layer.borderColor = UIColor(red: 1, green: 0.5, blue: 0, alpha: 0.25).cgColor
    #expect(layer.borderColor?.components == [1, 0.5, 0, 0.25])
    #expect(UIColor(cgColor: CGColor(gray: 0.5, alpha: 1)) == UIColor(white: 0.5, alpha: 1))
  }
}
