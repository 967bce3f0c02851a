import Motion
import Testing
import UIKit

/// Both ways to animate constraints, frame by frame.
@MainActor
@Suite struct MotionTests {
  private let page = PanelViewController()

  init() {
    page.view.frame = CGRect(x: 0, y: 0, width: 400, height: 100)
    page.view.layoutIfNeeded()
  }

  /// The widths of panel and detail as they are shown.
  private var shownWidths: [CGFloat] {
    [page.panel, page.detail].map { ($0.layer.presentation()?.frame.width ?? 0).rounded() }
  }

  @Test func framesGoStraightFromOneSolutionToTheOther() {
    AnimationClock.withControl { clock in
      var isDone = false
      page.widenByFrames(to: 300) { isDone = true }
      var widths: [[CGFloat]] = [shownWidths]
      clock.advance(by: 1, framesPerSecond: 4) { _ in widths.append(shownWidths) }
      #expect(widths == [[100, 300], [125, 275], [150, 250], [175, 225], [200, 200]])
      #expect(isDone)
    }
  }

  @Test func everyStepOfAConstantIsASolution() {
    AnimationClock.withControl { clock in
      var isDone = false
      page.widenByConstant(to: 300) { isDone = true }
      var widths: [[CGFloat]] = [shownWidths]
      clock.advance(by: 1, framesPerSecond: 4) { _ in widths.append(shownWidths) }
      // Half of the way the detail has no more to give.
      #expect(widths == [[100, 300], [150, 250], [200, 200], [200, 200], [200, 200]])
      #expect(isDone)
    }
  }
}
