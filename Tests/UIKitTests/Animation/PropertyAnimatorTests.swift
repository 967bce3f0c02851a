import Foundation
import Testing
import UIKit

@MainActor
@Suite struct PropertyAnimatorTests {
  private let stage = Stage()

  private func animator(_ curve: UIView.AnimationCurve = .linear) -> UIViewPropertyAnimator {
    UIViewPropertyAnimator(duration: 2, curve: curve) { [stage] in stage.move(to: 100) }
  }

  @Test func runsToItsEnd() {
    AnimationClock.withControl { clock in
      let animator = animator(.easeIn)
      var positions: [UIViewAnimatingPosition] = []
      animator.addCompletion { positions.append($0) }
      #expect(animator.state == .inactive && !animator.isRunning)
      #expect(stage.box.frame.minX == 0)
      animator.startAnimation()
      #expect(animator.state == .active && animator.isRunning)
      #expect(stage.box.frame.minX == 100)
      clock.advance(by: 1)
      #expect(isClose(stage.shown.minX, 31.53568125725393))
      #expect(animator.fractionComplete == 0.5)
      clock.advance(by: 1)
      #expect(positions == [.end])
      #expect(animator.state == .inactive && stage.shown.minX == 100)
    }
  }

  @Test func scrubsAlongAStraightLineAndGoesOnWhereItIs() {
    AnimationClock.withControl { clock in
      let animator = animator(.easeIn)
      animator.startAnimation()
      clock.advance(by: 1)
      animator.pauseAnimation()
      #expect(!animator.isRunning)
      #expect(isClose(animator.fractionComplete, 0.3153568125725393))
      clock.advance(by: 10)
      #expect(isClose(stage.shown.minX, 31.53568125725393))
      animator.fractionComplete = 0.6218618691748902
      #expect(isClose(stage.shown.minX, 62.18618691748902))
      // On the curve this is three quarters of the time.
      animator.startAnimation()
      clock.advance(by: 0.49)
      #expect(animator.state == .active)
      clock.advance(by: 0.0100001)
      #expect(animator.state == .inactive)
    }
  }

  @Test func scrubsAlongItsCurve() {
    let animator = animator(.easeIn)
    animator.scrubsLinearly = false
    animator.fractionComplete = 0.5
    #expect(animator.state == .active)
    #expect(isClose(stage.shown.minX, 31.53568125725393))
    animator.startAnimation()
    #expect(stage.shown.minX == 100 && animator.state == .inactive)
  }

  @Test func turnsRoundAndGivesBackWhatItBeganWith() {
    AnimationClock.withControl { clock in
      let animator = animator()
      var position: UIViewAnimatingPosition?
      animator.addCompletion { position = $0 }
      animator.startAnimation()
      clock.advance(by: 1.5)
      animator.isReversed = true
      #expect(animator.fractionComplete == 0.25)
      clock.advance(by: 0.5)
      #expect(isClose(stage.shown.minX, 50))
      clock.advance(by: 0.99)
      #expect(position == nil)
      clock.advance(by: 0.01)
      #expect(position == .start)
      #expect(stage.box.frame.minX == 0)
    }
  }

  @Test func stopsWhereItIsAndFinishesWhereItIsTold() {
    AnimationClock.withControl { clock in
      for (finalPosition, x) in [(UIViewAnimatingPosition.current, 25.0), (.start, 0), (.end, 100)]
      {
        stage.move(to: 0)
        let animator = animator()
        var position: UIViewAnimatingPosition?
        animator.addCompletion { position = $0 }
        animator.startAnimation()
        clock.advance(by: 0.5)
        animator.stopAnimation(false)
        #expect(animator.state == .stopped && stage.box.frame.minX == 25 && position == nil)
        animator.finishAnimation(at: finalPosition)
        #expect(position == finalPosition && animator.state == .inactive)
        #expect(stage.box.frame.minX == x && stage.shown.minX == x)
      }
      clock.advance(by: 10)
    }
  }

  @Test func stoppedWithoutFinishingCallsNobody() {
    AnimationClock.withControl { clock in
      let animator = animator()
      animator.addCompletion { _ in Issue.record("It did not finish.") }
      animator.startAnimation()
      clock.advance(by: 1)
      animator.stopAnimation(true)
      #expect(animator.state == .inactive && stage.box.frame.minX == 50)
      clock.advance(by: 10)
    }
  }

  @Test func changesCanBeginLater() {
    AnimationClock.withControl { clock in
      let animator = animator()
      animator.addAnimations({ [stage] in stage.box.alpha = 0 }, delayFactor: 0.5)
      animator.startAnimation(afterDelay: 1)
      clock.advance(by: 1)
      #expect(stage.shown.minX == 0)
      clock.advance(by: 1.5)
      #expect(stage.shown.minX == 75)
      #expect(stage.box.layer.presentation()?.opacity == 0.5)
      #expect(clock.advanceUntilIdle() == 0.5)
    }
  }

  @Test func goesOnWithOtherTiming() {
    AnimationClock.withControl { clock in
      let animator = animator()
      animator.startAnimation()
      clock.advance(by: 1)
      animator.pauseAnimation()
      animator.continueAnimation(
        withTimingParameters: UICubicTimingParameters(animationCurve: .easeIn), durationFactor: 2)
      clock.advance(by: 2)
      #expect(isClose(stage.shown.minX, 50 + 50 * 0.3153568125725393))
      clock.advance(by: 2)
      #expect(animator.state == .inactive && stage.shown.minX == 100)
    }
  }

  @Test func springsTakeTheirOwnTimeOrTheAnimators() {
    let own = UIViewPropertyAnimator(
      duration: 1,
      timingParameters: UISpringTimingParameters(
        mass: 1, stiffness: 100, damping: 20, initialVelocity: .zero))
    // exp(−10t)·(1 + 10t) = 0.001
    #expect(isClose(CGFloat(own.duration), 0.9233413476451585))
    #expect(UIViewPropertyAnimator(duration: 1, dampingRatio: 0.5).duration == 1)
    AnimationClock.withControl { clock in
      own.addAnimations { [stage] in stage.move(to: 100) }
      own.startAnimation()
      clock.advance(by: 0.25)
      #expect(isClose(stage.shown.minX, 71.27025048163406, within: 1e-7))
    }
  }

  @Test func staysAtItsEndWhereItIsToldTo() {
    AnimationClock.withControl { clock in
      let animator = animator()
      animator.pausesOnCompletion = true
      animator.startAnimation()
      clock.advance(by: 5)
      #expect(animator.state == .active && !animator.isRunning && animator.fractionComplete == 1)
      animator.isReversed = true
      animator.startAnimation()
      clock.advance(by: 1)
      #expect(stage.shown.minX == 50)
    }
  }

  @Test func runsAtOnce() {
    var position: UIViewAnimatingPosition?
    UIViewPropertyAnimator.runningPropertyAnimator(
      withDuration: 1, delay: 1, animations: { [stage] in stage.move(to: 10) },
      completion: { position = $0 })
    #expect(position == .end && stage.box.frame.minX == 10)
  }
}
