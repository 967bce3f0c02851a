import Testing
import UIKit

@MainActor
struct AsyncAnimationTests {
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

  @Test func withoutClockTheEndIsReachedAtOnce() async {
    let isFinished = await UIView.animate(withDuration: 2) { view.frame.origin.x = 100 }
    #expect(isFinished)
    #expect(view.frame.minX == 100)
    #expect(
      await UIView.animate(
        withDuration: 1, delay: 1, usingSpringWithDamping: 0.5, initialSpringVelocity: 0
      ) { view.alpha = 0 })
    #expect(await UIView.animateKeyframes(withDuration: 1, delay: 0) { view.alpha = 1 })
    #expect(await UIView.transition(with: view, duration: 1, options: []) { view.tag = 1 })
    #expect(view.tag == 1)
  }

  @Test func aClockIsAdvancedByAnotherTask() async {
    await AnimationClock.withControl { clock in
      var isOver = false
      let waiting = Task {
        let isFinished = await UIView.animate(withDuration: 1) { view.frame.origin.x = 100 }
        isOver = true
        return isFinished
      }
      await Task.yield()
      clock.advance(by: 0.5)
      await Task.yield()
      #expect(!isOver)
      #expect(view.layer.presentation()?.frame.minX == 50)
      clock.advance(by: 0.5)
      #expect(await waiting.value)
      #expect(isOver)
    }
  }

  @Test func presentationsAreAwaited() async {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let (base, sheet) = (UIViewController(), UIViewController())
    window.rootViewController = base
    window.makeKeyAndVisible()
    await base.present(sheet, animated: true)
    #expect(sheet.view.window === window)
    await base.dismiss(animated: true)
    #expect(sheet.view.window == nil)
  }
}
