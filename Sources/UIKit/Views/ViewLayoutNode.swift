package import AutoLayout
import Foundation
import PlatformMetrics

/// A view as layout knows it: hands layout's questions on to the view.
///
/// An object of its own, so that layout's vocabulary stays out of the view's public interface. Layout happens on the
/// main actor.
package final class ViewLayoutNode: LayoutView {
  nonisolated(unsafe) weak var view: UIView?

  /// Asks the view, if it is still there.
  @discardableResult
  private func ask<Answer: Sendable>(_ question: @MainActor (UIView) -> Answer) -> Answer? {
    guard let view = unsafe view else { return nil }
    return MainActor.assumeIsolated { question(view) }
  }

  package override var representedObject: AnyObject? { unsafe view }

  package override var name: String { ask { $0.layoutName } ?? super.name }

  // MARK: Questions

  package override func contentSize(wrappingAt width: Double?) -> Size {
    ask { $0.layoutContentSize(wrappingAt: width) } ?? .noIntrinsicSize
  }

  package override var contentWraps: Bool { ask { $0.layoutContentWraps } ?? false }

  package override var sharesWidthWithText: Bool { ask { $0.layoutSharesWidthWithText } ?? false }

  package override var alignmentRectInsets: EdgeInsets {
    ask { EdgeInsets($0.insetsOfAlignmentRect) } ?? .zero
  }

  package override func alignmentRectInsets(around rect: Rect) -> EdgeInsets {
    ask { $0.insetsOfFrame(around: rect) } ?? alignmentInsets
  }

  package override var baselineOffsets: BaselineOffsets {
    ask { $0.baselineOffsets } ?? super.baselineOffsets
  }

  package override func baselineView(for baseline: Baseline) -> LayoutView {
    nonisolated(unsafe) var answer: LayoutView = self
    ask { view in
      let source = baseline == .first ? view.forFirstBaselineLayout : view.forLastBaselineLayout
      unsafe answer = source.layoutView
    }
    return unsafe answer
  }

  package override var systemSpacingInRow: Double {
    (ask { ($0 as? UIButton)?.traitCollection.controlMetrics.buttonSpacing } ?? nil)
      ?? super.systemSpacingInRow
  }

  // MARK: Calls of a pass

  package override func updateConstraints() { ask { $0.updateConstraintsInPass() } }

  package override func layoutSubviews() { ask { $0.layoutSubviewsInPass() } }

  package override func layoutWasRequested() { ask { ($0 as? UIWindow)?.setNeedsUpdate() } }

  package override func lastRoundWillBegin() {
    ask { _ in CallsInProgress.current.layoutLoopRecorder.begin() }
  }

  package override func frameDidChange(from previous: Rect) {
    ask { view in
      view.frameDidChange()
      view.viewController?.viewWasSizedByLayout()
      view.animateFrame(from: previous)
    }
  }

  package override func layoutMarginsDidChange() {
    ask { view in
      view.layoutMarginsDidChange()
      view.viewController?.viewLayoutMarginsDidChange()
    }
  }

  package override func safeAreaInsetsDidChange() {
    ask { view in
      view.safeAreaInsetsDidChange()
      view.viewController?.containerGeometryDidChange()
      view.viewController?.viewSafeAreaInsetsDidChange()
    }
  }
}
