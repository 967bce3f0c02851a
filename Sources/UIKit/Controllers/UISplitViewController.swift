public import Foundation

/// A container of a primary controller and, beside it, a secondary one.
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
  /// Which controllers are shown.
  public enum DisplayMode: Int, Sendable {
    /// As fits the size.
    case automatic = 0
    /// The secondary one.
    case secondaryOnly = 1
    /// Both, side by side.
    case oneBesideSecondary = 2
    /// The primary one over the secondary.
    case oneOverSecondary = 3
  }

  /// The value of the system's width.
  public class var automaticDimension: CGFloat { -CGFloat.greatestFiniteMagnitude }

  /// The primary and the secondary controller.
  open var viewControllers: [UIViewController] = [] {
    didSet { replaceChildren(oldValue) }
  }

  /// Which controllers should be shown.
  open var preferredDisplayMode = DisplayMode.automatic {
    didSet { containerGeometryDidChange() }
  }
  /// The share of the width for the primary controller.
  open var preferredPrimaryColumnWidthFraction = UISplitViewController.automaticDimension {
    didSet { containerGeometryDidChange() }
  }
  /// The least width of the primary controller, in points.
  open var minimumPrimaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { containerGeometryDidChange() }
  }
  /// The largest width of the primary controller, in points.
  open var maximumPrimaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { containerGeometryDidChange() }
  }

  /// Whether there is room for one controller only.
  open var isCollapsed: Bool { traitCollection.horizontalSizeClass == .compact }

  /// Which controllers are shown.
  open var displayMode: DisplayMode {
    guard preferredDisplayMode == .automatic else { return preferredDisplayMode }
    let size = viewIfLoaded?.bounds.size ?? .zero
    return size.width > size.height ? .oneBesideSecondary : .secondaryOnly
  }

  /// The width of the primary controller, in points.
  ///
  /// Source: our choice, decision 0042: 320, as on iPads up to 1,024 points wide.
  open var primaryColumnWidth: CGFloat {
    let automatic = UISplitViewController.automaticDimension
    let fraction = preferredPrimaryColumnWidthFraction
    let width = fraction == automatic ? 320 : fraction * (viewIfLoaded?.bounds.width ?? 0)
    let least = minimumPrimaryColumnWidth == automatic ? 0 : minimumPrimaryColumnWidth
    let most = maximumPrimaryColumnWidth == automatic ? 320 : maximumPrimaryColumnWidth
    return max(least, min(width, max(most, least)))
  }

  /// Shows a controller in place of the secondary one; in a narrow window the primary one shows it.
  open override func showDetailViewController(_ viewController: UIViewController, sender: Any?) {
    guard let primary = viewControllers.first else { return viewControllers = [viewController] }
    if isCollapsed, let navigation = primary as? UINavigationController {
      navigation.pushViewController(viewController, animated: true)
    } else {
      viewControllers = [primary, viewController]
    }
  }

  private func replaceChildren(_ previous: [UIViewController]) {
    for child in previous where !viewControllers.contains(child) {
      child.viewIfLoaded?.removeFromSuperview()
      child.removeFromParent()
    }
    for child in viewControllers where child.parent !== self {
      addChild(child)
      child.didMove(toParent: self)
    }
    containerGeometryDidChange()
  }

  override func containerGeometryDidChange() {
    guard let container = viewIfLoaded, let primary = viewControllers.first else { return }
    let bounds = container.bounds
    let shown = isCollapsed ? DisplayMode.secondaryOnly : displayMode
    guard let secondary = viewControllers.dropFirst().last else {
      return primary.fill(container, frame: bounds)
    }
    guard shown != .secondaryOnly else {
      primary.viewIfLoaded?.removeFromSuperview()
      return secondary.fill(container, frame: bounds)
    }
    let width = primaryColumnWidth
    let isBeside = shown == .oneBesideSecondary
    let start = isBeside ? width + SplitMetrics.separator : 0
    let columns = [
      CGRect(x: start, y: 0, width: bounds.width - start, height: bounds.height),
      CGRect(x: 0, y: 0, width: width, height: bounds.height),
    ]
    let isMirrored = container.effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (child, frame) in zip([secondary, primary], columns) {
      child.fill(container, frame: isMirrored ? frame.mirrored(in: bounds) : frame)
    }
    setOverrideTraitCollection(
      UITraitCollection(horizontalSizeClass: .compact), forChild: primary)
  }
}

private enum SplitMetrics {
  /// The line between the columns, in points.
  ///
  /// Source: believed: a secondary column of 703.5 in 1,024 points.
  static let separator: CGFloat = 0.5
}

extension CGRect {
  /// The rectangle at the same distance from the other side.
  fileprivate func mirrored(in bounds: CGRect) -> CGRect {
    CGRect(x: bounds.width - maxX, y: minY, width: width, height: height)
  }
}
