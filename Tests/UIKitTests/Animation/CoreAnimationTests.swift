import Foundation
import Testing
@testable import UIKit

@MainActor
@Suite struct CoreAnimationTests {
  private let layer = CALayer()

  @Test func basicAnimationsShowAndLeave() {
    AnimationClock.withControl { clock in
      let observer = Observer()
      let animation = CABasicAnimation(keyPath: "position.x")
      (animation.fromValue, animation.toValue) = (10, 20.0)
      animation.duration = 2
      animation.timingFunction = CAMediaTimingFunction(controlPoints: 0.25, 0.1, 0.25, 1)
      animation.delegate = observer
      layer.add(animation, forKey: "move")
      #expect(layer.animation(forKey: "move") is CABasicAnimation)
      clock.advance(by: 0.5)
      #expect(isClose(layer.presentation()?.position.x ?? 0, 14.085105913553958, within: 1e-6))
      #expect(layer.position.x == 0)
      clock.advance(by: 1.5)
      #expect(layer.animationKeys() == nil && layer.presentation()?.position.x == 0)
      #expect(observer.calls == ["start", "stop true"])
    }
  }

  @Test func removedAnimationsHaveNotFinished() {
    AnimationClock.withControl { clock in
      let observer = Observer()
      let animation = CASpringAnimation(keyPath: "opacity")
      animation.toValue = 0
      animation.duration = animation.settlingDuration
      animation.delegate = observer
      layer.add(animation, forKey: "fade")
      layer.removeAnimation(forKey: "fade")
      #expect(layer.animation(forKey: "fade") == nil)
      clock.advance(by: 0)
      #expect(observer.calls == ["start", "stop false"])
    }
  }

  @Test func animationsStayWhereTheyAreToldTo() {
    let animation = CABasicAnimation(keyPath: "transform.rotation")
    animation.byValue = Double.pi / 2
    (animation.duration, animation.fillMode) = (1, .forwards)
    animation.isRemovedOnCompletion = false
    layer.add(animation, forKey: nil)
    // Without a clock it is at its end.
    #expect(isClose(layer.presentation()?.affineTransform().b ?? 0, 1))
  }

  @Test func keyframesHaveTimes() {
    AnimationClock.withControl { clock in
      let animation = CAKeyframeAnimation(keyPath: "bounds.size.width")
      animation.values = [0, 100, 50]
      animation.keyTimes = [0, 0.75, 1]
      animation.duration = 1
      layer.add(animation, forKey: "size")
      var widths: [CGFloat?] = []
      for _ in 0..<4 {
        clock.advance(by: 0.2475)
        widths.append(layer.presentation()?.bounds.width)
      }
      #expect(widths.map { $0?.rounded() } == [33, 66, 99, 52])
    }
  }

  @Test func layersWithoutViewAnimateByThemselves() {
    AnimationClock.withControl { clock in
      let root = CALayer()
      layer.position.x = 50
      #expect(layer.animationKeys() == nil)
      root.addSublayer(layer)
      var isDone = false
      CATransaction.begin()
      CATransaction.setAnimationDuration(2)
      CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
      CATransaction.setCompletionBlock { isDone = true }
      layer.position.x = 100
      CATransaction.commit()
      clock.advance(by: 1)
      #expect(layer.presentation()?.position.x == 75 && !isDone)
      clock.advance(by: 1)
      #expect(isDone)
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      layer.position.x = 0
      CATransaction.commit()
      #expect(layer.presentation()?.position.x == 0)
      #expect(CATransaction.animationDuration() == 0.25 && !CATransaction.disableActions())
    }
  }

  @Test func transactionsWaitForTheBlocksOfViews() {
    AnimationClock.withControl { clock in
      let stage = Stage()
      var calls: [String] = []
      CATransaction.begin()
      CATransaction.setCompletionBlock { calls.append("transaction") }
      UIView.animate(
        withDuration: 1, animations: { stage.move(to: 9) },
        completion: { _ in calls.append("view") })
      CATransaction.commit()
      CATransaction.setCompletionBlock { calls.append("empty") }
      clock.advance(by: 0.5)
      #expect(calls == ["empty"])
      clock.advance(by: 0.5)
      #expect(calls == ["empty", "transaction", "view"])
    }
  }

  @Test func transactionsWaitForNoAnimationAddedBeforeTheBlockWasSet() {
    UIKitEnvironment.current.withNewProgram().inForce {
      var calls: [String] = []
      AnimationClock.withControl { _ in
        let stage = Stage()
        UIView.animate(withDuration: 1) { stage.move(to: 9) }
      }
      CATransaction.setCompletionBlock { calls.append("transaction") }
      #expect(calls == ["transaction"])
    }
  }

  @Test func updateLinksAreCalledForEachFrame() {
    AnimationClock.withControl { clock in
      let stage = Stage()
      var times: [TimeInterval] = []
      let link = UIUpdateLink(view: stage.root) { link, info in
        times.append(info.modelTime)
        if times.count == 3 { link.isEnabled = false }
      }
      link.requiresContinuousUpdates = true
      clock.advance(by: 0.01)
      link.isEnabled = true
      #expect(clock.isIdle)
      clock.advance(by: 1)
      #expect(times.map { ($0 * 60).rounded() } == [1, 2, 3])
    }
  }
}

private final class Observer: CAAnimationDelegate {
  var calls: [String] = []
  func animationDidStart(_ anim: CAAnimation) { calls.append("start") }
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { calls.append("stop \(flag)") }
}
