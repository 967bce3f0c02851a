import Foundation
import Testing
import UIKit

/// Beginnings, ends and what lies between them.
@MainActor
@Suite struct AnimationCourseTests {
  @Test func withoutClockEverythingTakesEffectAtOnce() {
    let stage = Stage()
    var calls: [String] = []
    UIView.animate(
      withDuration: 1, delay: 1, options: .repeat,
      animations: {
        calls.append("\(UIView.inheritedAnimationDuration)")
        stage.move(to: 50)
      }, completion: { calls.append("\($0)") })
    CATransaction.setCompletionBlock { calls.append("transaction") }
    #expect(calls == ["1.0", "true", "transaction"])
    #expect(stage.shown == stage.box.frame)
    #expect(AnimationClock.current == nil)
  }

  @Test func completionsComeByTimeThenByCreation() {
    AnimationClock.withControl { clock in
      let views = (0..<4).map { _ in UIView() }
      var calls: [String] = []
      for (index, duration) in [2.0, 1, 2, 1].enumerated() {
        UIView.animate(
          withDuration: duration, animations: { views[index].alpha = 0 },
          completion: { calls.append("\(index) \($0) at \(clock.now)") })
      }
      #expect(calls == [])
      clock.advance(by: 5)
      #expect(
        calls == ["1 true at 1.0", "3 true at 1.0", "0 true at 2.0", "2 true at 2.0"])
      #expect(clock.now == 5)
    }
  }

  @Test func chainsGoOnInTheSameSpan() {
    AnimationClock.withControl { clock in
      let stage = Stage()
      UIView.animate(
        withDuration: 1, delay: 0, options: .curveLinear, animations: { stage.move(to: 100) },
        completion: { _ in
          UIView.animate(
            withDuration: 1, delay: 0, options: .curveLinear, animations: { stage.move(to: 200) })
        })
      clock.advance(by: 1.5)
      #expect(isClose(stage.shown.minX, 150))
      #expect(clock.advanceUntilIdle() == 0.5)
      #expect(clock.isIdle)
    }
  }

  @Test func aBlockThatChangesNothingEndsWithTheNextTurn() {
    AnimationClock.withControl { clock in
      var finished: [Bool] = []
      UIView.animate(withDuration: 3, animations: {}, completion: { finished.append($0) })
      UIView.animate(withDuration: 0, animations: {}, completion: { finished.append($0) })
      #expect(finished == [])
      clock.advance(by: 0)
      #expect(finished == [true, true])
    }
  }

  @Test func nestedBlocksTakeDurationAndCurveOver() {
    AnimationClock.withControl { clock in
      let views = (0..<2).map { _ in UIView() }
      var durations: [TimeInterval] = []
      UIView.animate(
        withDuration: 2, delay: 0, options: .curveLinear,
        animations: {
          UIView.animate(withDuration: 1) {
            durations.append(UIView.inheritedAnimationDuration)
            views[0].center.x = 100
          }
          UIView.animate(
            withDuration: 1, delay: 0,
            options: [.overrideInheritedDuration, .overrideInheritedCurve],
            animations: {
              durations.append(UIView.inheritedAnimationDuration)
              views[1].center.x = 100
            })
        })
      #expect(durations == [2, 1])
      #expect(UIView.inheritedAnimationDuration == 0)
      clock.advance(by: 0.5)
      #expect(isClose(views[0].shownFrame.midX, 25))
      #expect(views[1].shownFrame.midX == 50)
      clock.advance(by: 0.25)
      #expect(isClose(views[1].shownFrame.midX, 100 * 0.8708380689526801))
    }
  }

  @Test func animationsThatOverlapAddUp() {
    AnimationClock.withControl { clock in
      let stage = Stage()
      @MainActor func move(to x: CGFloat) {
        UIView.animate(
          withDuration: 1, delay: 0, options: .curveLinear, animations: { stage.move(to: x) })
      }
      move(to: 100)
      clock.advance(by: 0.5)
      move(to: 0)
      #expect(isClose(stage.shown.minX, 50))
      #expect(stage.box.layer.animationKeys() == ["position", "position-2"])
      clock.advance(by: 0.25)
      // The first has a quarter of −100 left, the second three quarters of 100.
      #expect(isClose(stage.shown.minX, 50))
      clock.advance(by: 0.5)
      #expect(isClose(stage.shown.minX, 25))
      clock.advance(by: 0.25)
      #expect(stage.shown.minX == 0)
    }
  }

  @Test func coloursBeginWithTheirOwnOrWithWhatIsShown() {
    AnimationClock.withControl { clock in
      let views = (0..<2).map { _ in UIView() }
      var finished: [Bool] = []
      for view in views { view.backgroundColor = UIColor(white: 0, alpha: 1) }
      for (view, options) in zip(
        views, [UIView.AnimationOptions.curveLinear, [.curveLinear, .beginFromCurrentState]])
      {
        UIView.animate(
          withDuration: 1, delay: 0, options: .curveLinear,
          animations: { view.backgroundColor = UIColor(white: 1, alpha: 1) },
          completion: { finished.append($0) })
        clock.advance(by: 0.5)
        UIView.animate(
          withDuration: 1, delay: 0, options: options,
          animations: { view.backgroundColor = UIColor(white: 0, alpha: 1) })
      }
      @MainActor func shade(_ view: UIView) -> CGFloat? {
        view.layer.presentation()?.backgroundColor?.components?[0]
      }
      #expect(shade(views[1]) == 0.5)
      #expect(shade(views[0]) == 0.5)
      clock.advance(by: 0.25)
      #expect(shade(views[1]) == 0.375)
      #expect(finished == [false, false])
    }
  }

  @Test func viewsThatLeaveEndTheirAnimations() {
    AnimationClock.withControl { clock in
      let stage = Stage()
      var finished: [Bool] = []
      UIView.animate(
        withDuration: 1, animations: { stage.move(to: 100) }, completion: { finished.append($0) })
      clock.advance(by: 0.5)
      stage.box.removeFromSuperview()
      #expect(stage.shown == stage.box.frame)
      #expect(finished == [])
      clock.advance(by: 0)
      #expect(finished == [false])
      clock.advance(by: 1)
      #expect(finished == [false])
    }
  }

  @Test func nothingAnimatesWhereItIsSwitchedOff() {
    AnimationClock.withControl { clock in
      let stage = Stage()
      UIView.animate(withDuration: 1) {
        UIView.performWithoutAnimation {
          #expect(!UIView.areAnimationsEnabled)
          stage.move(to: 100)
        }
        stage.box.alpha = 0
      }
      #expect(stage.box.layer.animationKeys() == ["opacity"])
      UIView.setAnimationsEnabled(false)
      var isFinished = false
      UIView.animate(
        withDuration: 1, animations: { stage.move(to: 0) }, completion: { isFinished = $0 })
      UIView.setAnimationsEnabled(true)
      #expect(stage.shown.minX == 0)
      clock.advance(by: 0)
      #expect(isFinished)
    }
  }

  @Test func viewsAddedInsideABlockComeFromWhereTheyWere() {
    AnimationClock.withControl { clock in
      let stage = Stage()
      let view = UIView()
      UIView.animate(
        withDuration: 1, delay: 0, options: [.curveLinear, .layoutSubviews],
        animations: {
          stage.root.addSubview(view)
          view.frame = CGRect(x: 100, y: 0, width: 10, height: 10)
          view.frame = CGRect(x: 200, y: 0, width: 20, height: 20)
        })
      #expect(view.layer.animationKeys() == ["position", "bounds.size"])
      clock.advance(by: 0.5)
      #expect(view.shownFrame == CGRect(x: 100, y: 0, width: 10, height: 10))
    }
  }

  @Test func transitionsWait() {
    AnimationClock.withControl { clock in
      let (stage, other) = (Stage(), UIView())
      var isFinished = false
      UIView.transition(
        from: stage.box, to: other, duration: 1, options: .transitionCrossDissolve,
        completion: { isFinished = $0 })
      #expect(other.superview === stage.root && stage.box.superview == nil)
      clock.advance(by: 0.9)
      #expect(!isFinished)
      clock.advance(by: 0.1)
      #expect(isFinished)
    }
  }

  @Test func clocksOfScopesAreTheirOwn() async {
    await AnimationClock.withControl { clock in
      let stage = Stage()
      UIView.animate(
        withDuration: 1, delay: 0, options: .curveLinear, animations: { stage.move(to: 100) },
        completion: nil)
      AnimationClock.withControl { other in
        other.advance(by: 5)
        #expect(AnimationClock.current === other)
      }
      await Task.yield()
      #expect(AnimationClock.current === clock)
      #expect(stage.shown.minX == 0)
      var frames: [CGFloat] = []
      clock.advance(by: 1, framesPerSecond: 4) { _ in frames.append(stage.shown.minX) }
      #expect(frames == [25, 50, 75, 100])
    }
  }
}
