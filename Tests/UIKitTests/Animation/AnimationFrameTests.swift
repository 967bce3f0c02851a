import Foundation
import Testing
import UIKit

/// What is shown at each time.
@MainActor
@Suite struct AnimationFrameTests {
  /// Progress at a quarter, half and three quarters of the time.
  struct Figures: Sendable {
    let name: String
    let options: UIView.AnimationOptions
    let progress: [Double]
  }

  /// Computed in 50 digits by halving the parameter of the Bézier curve.
  nonisolated static let curves = [
    Figures(name: "linear", options: .curveLinear, progress: [0.25, 0.5, 0.75]),
    Figures(
      name: "easeIn", options: .curveEaseIn,
      progress: [0.0934646507188248, 0.3153568125725393, 0.6218618691748902]),
    Figures(
      name: "easeOut", options: .curveEaseOut,
      progress: [0.3781381308251097, 0.6846431874274606, 0.9065353492811751]),
    Figures(
      name: "easeInOut", options: .curveEaseInOut,
      progress: [0.1291619310473198, 0.5, 0.8708380689526801]),
  ]

  @Test(arguments: curves)
  func layoutInsideTheBlockIsAnimatedAlongTheCurve(figures: Figures) {
    AnimationClock.withControl { clock in
      let stage = Stage()
      UIView.animate(
        withDuration: 2, delay: 0, options: figures.options,
        animations: {
          stage.leading.constant = 400
          stage.width.constant = 200
          stage.root.layoutIfNeeded()
        })
      #expect(stage.box.frame == CGRect(x: 400, y: 0, width: 200, height: 50))
      #expect(stage.shown == CGRect(x: 0, y: 0, width: 100, height: 50))
      for progress in figures.progress {
        clock.advance(by: 0.5)
        #expect(isClose(stage.shown.minX, 400 * progress))
        #expect(isClose(stage.shown.width, 100 + 100 * progress))
        #expect(stage.shown.height == 50)
      }
      clock.advance(by: 0.5)
      #expect(stage.shown == stage.box.frame)
      #expect(stage.box.layer.animationKeys() == nil)
    }
  }

  /// Computed by integrating the differential equation in 400,000 steps of Runge and Kutta.
  nonisolated static let springs = [
    0.5: [1.162160096018644, 0.9740082899889568, 1.0041108589869965],
    1: [0.6710675192857736, 0.9444771835619262, 0.992210901905009],
  ]

  @Test(arguments: [0.5, 1])
  func springsSwingAndRest(dampingRatio: Double) throws {
    let progress = try #require(Self.springs[dampingRatio])
    AnimationClock.withControl { clock in
      let stage = Stage()
      UIView.animate(
        withDuration: 1, delay: 0, usingSpringWithDamping: CGFloat(dampingRatio),
        initialSpringVelocity: 0,
        animations: { stage.move(to: 100) })
      for progress in progress {
        clock.advance(by: 0.25)
        #expect(isClose(stage.shown.minX, 100 * progress, within: 1e-7))
      }
      clock.advance(by: 0.25)
      #expect(stage.shown.minX == 100)
    }
  }

  @Test func springsByPerceivedDurationTakeUntilTheyRest() {
    AnimationClock.withControl { clock in
      let stage = Stage()
      var isFinished = false
      UIView.animate(
        springDuration: 0.5, bounce: 0.3, animations: { stage.move(to: 100) },
        completion: { isFinished = $0 })
      for progress in [0.561375893231663, 0.9840874909713743] {
        clock.advance(by: 0.125)
        #expect(isClose(stage.shown.minX, 100 * progress, within: 1e-7))
      }
      clock.advance(to: 0.8235617)
      #expect(!isFinished)
      clock.advance(to: 0.8235618)
      #expect(isFinished)
    }
  }

  @Test func constantsWithoutLayoutDoNotAnimate() {
    AnimationClock.withControl { clock in
      let stage = Stage()
      UIView.animate(withDuration: 1) { stage.leading.constant = 300 }
      #expect(stage.box.frame.minX == 0)
      stage.root.layoutIfNeeded()
      #expect(stage.box.frame.minX == 300)
      #expect(stage.shown.minX == 300)
      #expect(stage.box.layer.animationKeys() == nil)
      clock.advance(by: 1)
      #expect(stage.shown.minX == 300)
    }
  }

  @Test func opacityTransformColourAndBoundsAreAnimated() throws {
    try AnimationClock.withControl { clock in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
      UIView.animate(
        withDuration: 1, delay: 0, options: .curveLinear,
        animations: {
          view.alpha = 0
          view.transform = CGAffineTransform(rotationAngle: .pi / 2).scaledBy(x: 3, y: 3)
          view.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
          view.bounds.origin.y = 40
        })
      #expect(view.alpha == 0)
      clock.advance(by: 0.5)
      let shown = try #require(view.layer.presentation())
      #expect(shown.opacity == 0.5)
      #expect(shown.backgroundColor == CGColor(red: 0.5, green: 0, blue: 0.5, alpha: 1))
      #expect(shown.bounds.origin.y == 20)
      // Turned by half of the quarter turn, and twice as large.
      let half = CGFloat(2).squareRoot()
      let transform = shown.affineTransform()
      #expect(isClose(transform.a, half))
      #expect(isClose(transform.b, half))
      #expect(isClose(shown.frame.width, 200 * half))
      #expect(shown.model() === view.layer)
      #expect(
        view.layer.animationKeys() == ["opacity", "transform", "backgroundColor", "bounds.origin"])
    }
  }

  @Test func presentationsKnowTheTreeOfPresentations() throws {
    try AnimationClock.withControl { clock in
      let stage = Stage()
      let inner = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      stage.box.addSubview(inner)
      UIView.animate(
        withDuration: 1, delay: 0, options: .curveLinear, animations: { stage.move(to: 100) })
      clock.advance(by: 0.25)
      let outer = try #require(inner.layer.presentation()?.superlayer)
      #expect(outer.model() === stage.box.layer)
      #expect(outer.frame.minX == 25)
      #expect(outer.sublayers?.first?.model() === inner.layer)
    }
  }

  @Test func delayRepetitionAndReversal() {
    AnimationClock.withControl { clock in
      let stage = Stage()
      var isFinished: Bool?
      UIView.animate(
        withDuration: 1, delay: 0.5, options: [.curveLinear, .repeat, .autoreverse],
        animations: { stage.move(to: 100) }, completion: { isFinished = $0 })
      let expected: [CGFloat] = [0, 0, 50, 100, 50, 0, 50, 100]
      for x in expected {
        #expect(isClose(stage.shown.minX, x))
        clock.advance(by: 0.5)
      }
      clock.advance(by: 100)
      #expect(isFinished == nil)
      stage.box.layer.removeAllAnimations()
      #expect(stage.shown.minX == 100)
      clock.advance(by: 0)
      #expect(isFinished == false)
    }
  }

  @Test func hiddenArrangedViewsMakeRoomStepByStep() {
    AnimationClock.withControl { clock in
      let views = (0..<2).map { _ in UIView() }
      let stack = UIStackView(arrangedSubviews: views)
      stack.frame = CGRect(x: 0, y: 0, width: 100, height: 10)
      stack.distribution = .fillEqually
      stack.layoutIfNeeded()
      UIView.animate(
        withDuration: 1, delay: 0, options: .curveLinear, animations: { views[1].isHidden = true })
      #expect(views[0].frame.width == 100)
      clock.advance(by: 0.5)
      #expect(views[0].shownFrame.width == 75)
      #expect(views[1].layer.presentation()?.isHidden == false)
      clock.advance(by: 0.5)
      #expect(views[1].layer.presentation()?.isHidden == true)
    }
  }

  @Test func keyframesFollowEachOther() {
    AnimationClock.withControl { clock in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      view.backgroundColor = UIColor(white: 0, alpha: 1)
      let linear = UIView.KeyframeAnimationOptions(
        rawValue: UIView.AnimationOptions.curveLinear.rawValue)
      UIView.animateKeyframes(
        withDuration: 4, delay: 0, options: linear,
        animations: {
          UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) {
            view.frame.origin.x = 100
            view.backgroundColor = UIColor(white: 1, alpha: 1)
          }
          UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
            view.frame.origin.x = 20
            view.backgroundColor = UIColor(white: 0, alpha: 1)
          }
        })
      let expected: [(CGFloat, CGFloat)] = [(0, 0), (100, 1), (100, 1), (60, 0.5), (20, 0)]
      for (x, white) in expected {
        #expect(isClose(view.shownFrame.minX, x))
        #expect(view.layer.presentation()?.backgroundColor?.components?[0] == white)
        clock.advance(by: 1)
      }
    }
  }
}
