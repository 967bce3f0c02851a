import AutoLayout
import Foundation
import PlatformMetrics

/// Answers layout's questions for a view.
///
/// An object of its own, so that layout's vocabulary stays out of the view's public interface.
@MainActor
final class ViewLayoutDelegate: @MainActor LayoutViewDelegate {
  weak var view: UIView?
  /// Whether an override called what it overrides.
  private var hasReachedBase = false

  /// Notes that an override called what it overrides.
  func reachedBase() { hasReachedBase = true }

  func layoutName(of layoutView: LayoutView) -> String { view?.layoutName ?? "view" }

  func systemSpacing(inRowOf layoutView: LayoutView) -> Double {
    guard let button = view as? UIButton else { return SystemSpacing.betweenEdges }
    return button.traitCollection.controlMetrics.buttonSpacing
  }

  func contentSize(of layoutView: LayoutView, wrappingAt width: Double?) -> Size {
    guard let view else { return .noIntrinsicSize }
    return Size(view.contentSize(wrappingAt: width.map { CGFloat($0) }))
  }

  func contentWraps(in layoutView: LayoutView) -> Bool { view?.contentWraps ?? false }

  func sharesTextWidth(in layoutView: LayoutView) -> Bool { view?.sharesTextWidth ?? false }

  func alignmentRectInsets(of layoutView: LayoutView) -> EdgeInsets {
    view.map { EdgeInsets($0.insetsOfAlignmentRect) } ?? .zero
  }

  func alignmentRectInsets(of layoutView: LayoutView, around rect: Rect) -> EdgeInsets {
    view?.insetsOfFrame(around: rect) ?? layoutView.alignmentInsets
  }

  func baselineOffsets(of layoutView: LayoutView) -> BaselineOffsets {
    view?.baselineOffsets ?? BaselineOffsets(firstFromTop: 0, lastFromBottom: 0)
  }

  func baselineView(of layoutView: LayoutView, for baseline: Baseline) -> LayoutView {
    switch baseline {
    case .first: view?.forFirstBaselineLayout.layoutView ?? layoutView
    case .last: view?.forLastBaselineLayout.layoutView ?? layoutView
    }
  }

  func updateConstraints(of layoutView: LayoutView) {
    guard let view else { return }
    hasReachedBase = false
    if let viewController = view.viewController {
      LayoutLoopRecorder.note("updateViewConstraints", of: view) {
        viewController.updateViewConstraints()
      }
    } else {
      LayoutLoopRecorder.note("updateConstraints", of: view) { view.updateConstraints() }
    }
    if !hasReachedBase { SuperOmission.raiseUpdateConstraints(of: view) }
  }

  func layoutSubviews(of layoutView: LayoutView) {
    guard let view else { return }
    // Views that came during the pass have not had their turn.
    view.updateOwnProperties()
    view.viewController?.containerGeometryDidChange()
    if let viewController = view.viewController {
      LayoutLoopRecorder.note("viewWillLayoutSubviews", of: view) {
        viewController.viewWillLayoutSubviews()
      }
    }
    hasReachedBase = false
    LayoutLoopRecorder.note("layoutSubviews", of: view) { view.layoutSubviews() }
    if !hasReachedBase { SuperOmission.reportLayoutSubviews(of: view) }
    if let viewController = view.viewController {
      LayoutLoopRecorder.note("viewDidLayoutSubviews", of: view) {
        viewController.viewDidLayoutSubviews()
      }
    }
  }

  func layoutWasRequested(in root: LayoutView) { (view as? UIWindow)?.setNeedsUpdate() }

  func lastRoundWillBegin(of layoutView: LayoutView) {
    CallsInProgress.current.layoutLoopRecorder.begin()
  }

  func frameDidChange(of layoutView: LayoutView, from previous: Rect) {
    guard let view else { return }
    view.frameDidChange()
    view.viewController?.viewWasSizedByLayout()
    view.animateFrame(from: previous)
  }

  func layoutMarginsDidChange(of layoutView: LayoutView) {
    guard let view else { return }
    view.layoutMarginsDidChange()
    view.viewController?.viewLayoutMarginsDidChange()
  }

  func safeAreaInsetsDidChange(of layoutView: LayoutView) {
    guard let view else { return }
    view.safeAreaInsetsDidChange()
    view.viewController?.containerGeometryDidChange()
    view.viewController?.viewSafeAreaInsetsDidChange()
  }
}
