import AutoLayout
import ConstraintSolver
public import Foundation

/// A guide that keeps an aspect ratio.
@preconcurrency @MainActor
public protocol UILayoutGuideAspectFitting: NSObjectProtocol {
  /// The width divided by the height, greater than 0.
  var aspectRatio: CGFloat { get set }
}

/// A guide whose place follows from constraints that clients do not see.
@MainActor
protocol SelfPlacedGuide: UILayoutGuide {
  /// Whether a constraint is one that keeps the guide in its place.
  func isOwn(_ constraint: LayoutConstraint) -> Bool
}

/// The guide behind `UIWindow.safeAreaAspectFitLayoutGuide`.
final class AspectFitGuide: UILayoutGuide, UILayoutGuideAspectFitting, SelfPlacedGuide {
  private var ratio: LayoutConstraint?
  private var frame: [LayoutConstraint] = []

  /// The width divided by the height.
  ///
  /// Source: a disassembly of UIKit starts it at 1.
  var aspectRatio: CGFloat = 1 {
    didSet { if aspectRatio != oldValue { keepRatio() } }
  }

  init(in window: UIWindow) {
    super.init()
    identifier = "UIWindowSafeAreaAspectFitLayoutGuide"
    window.layoutView.addGuide(layoutGuide)
    let safeArea = window.layoutView.guide(.safeArea)
    frame = [
      LayoutConstraint(layoutGuide, .centerX, .equal, safeArea, .centerX),
      LayoutConstraint(layoutGuide, .centerY, .equal, safeArea, .centerY),
    ]
    for size in [LayoutAttribute.width, .height] {
      frame += [
        LayoutConstraint(layoutGuide, size, .lessThanOrEqual, safeArea, size),
        LayoutConstraint(layoutGuide, size, .equal, safeArea, size, priority: Priority(999)),
      ]
    }
    for constraint in frame { try? constraint.activate() }
    keepRatio()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  func isOwn(_ constraint: LayoutConstraint) -> Bool {
    constraint === ratio || frame.contains { $0 === constraint }
  }

  private func keepRatio() {
    ratio?.deactivate()
    let constraint = LayoutConstraint(
      layoutGuide, .width, .equal, layoutGuide, .height, multiplier: Double(aspectRatio))
    try? constraint.activate()
    ratio = constraint
  }
}
