import Testing
import UIKit

@MainActor
struct AnchorPointTests {
  @Test func changingTheAnchorPointKeepsTheCenterAndMovesTheFrame() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 40, height: 60))
    view.anchorPoint = .zero
    #expect(view.center == CGPoint(x: 30, y: 50))
    #expect(view.frame == CGRect(x: 30, y: 50, width: 40, height: 60))
    #expect(view.layer.anchorPoint == .zero)
    #expect(view.layer.position == CGPoint(x: 30, y: 50))
  }

  @Test func centerAndBoundsActAboutTheAnchorPoint() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 60))
    view.layer.anchorPoint = CGPoint(x: 1, y: 1)
    view.center = CGPoint(x: 100, y: 100)
    #expect(view.frame == CGRect(x: 60, y: 40, width: 40, height: 60))
    view.bounds.size = CGSize(width: 20, height: 10)
    #expect(view.frame == CGRect(x: 80, y: 90, width: 20, height: 10))
    view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(view.center == CGPoint(x: 10, y: 10))
  }

  @Test func constraintsActOnTheFrameWhateverTheAnchorPoint() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 5),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 5),
      view.widthAnchor.constraint(equalToConstant: 40),
      view.heightAnchor.constraint(equalToConstant: 20),
    ])
    root.layoutIfNeeded()
    view.anchorPoint = CGPoint(x: 0, y: 0.5)
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 5, y: 5, width: 40, height: 20))
    #expect(view.center == CGPoint(x: 5, y: 15))
  }

  @Test func transformsTurnAboutTheAnchorPoint() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    view.anchorPoint = .zero
    view.center = .zero
    view.transform = CGAffineTransform(scaleX: 2, y: 3)
    #expect(view.frame == CGRect(x: 0, y: 0, width: 80, height: 60))
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    root.addSubview(view)
    #expect(view.convert(CGPoint(x: 10, y: 10), to: root) == CGPoint(x: 20, y: 30))
  }

  @Test func affineTransformsAreTheSameInSpace() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    view.transform = CGAffineTransform(translationX: 3, y: 4)
    #expect(view.transform3D == CATransform3DMakeTranslation(3, 4, 0))
    view.transform3D = CATransform3DMakeScale(2, 2, 1)
    #expect(view.transform == CGAffineTransform(scaleX: 2, y: 2))
    #expect(view.frame == CGRect(x: -20, y: -10, width: 80, height: 40))
    view.transform = .identity
    #expect(CATransform3DIsIdentity(view.transform3D))
  }

  @Test func aViewTurnedAboutAVerticalAxisLooksNarrower() {
    let view = UIView(frame: CGRect(x: 100, y: 0, width: 40, height: 20))
    view.transform3D = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
    #expect(abs(view.frame.width - 20) < 1e-9)
    #expect(abs(view.frame.minX - 110) < 1e-9)
    #expect(view.bounds.width == 40)
  }

  @Test func whatComesNearerLooksLargerInPerspective() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView(frame: CGRect(x: 40, y: 40, width: 20, height: 20))
    root.addSubview(view)
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / 200
    view.transform3D = CATransform3DTranslate(perspective, 0, 0, 100)
    #expect(view.frame == CGRect(x: 30, y: 30, width: 40, height: 40))
    #expect(view.convert(CGPoint.zero, to: root) == CGPoint(x: 30, y: 30))
    #expect(view.convert(CGPoint(x: 30, y: 30), from: root) == .zero)
  }
}
