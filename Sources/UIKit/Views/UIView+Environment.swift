import AutoLayout
import Foundation
import PlatformMetrics

extension UIView {
  /// Whether the screen, the main one where the view is on none, has a home indicator.
  var hasHomeIndicator: Bool { (window?.screen ?? .main).hasHomeIndicator }

  /// Whether the margins keep to the readable width.
  package var layoutMarginsFollowReadableWidth: Bool {
    get { layoutView.marginSettings.followsReadableWidth }
    set {
      layoutView.marginSettings.followsReadableWidth = newValue
      updateReadableWidth()
    }
  }

  /// Whether margins or guides of the view depend on the readable width.
  private var usesReadableWidth: Bool {
    layoutMarginsFollowReadableWidth
      || followingGuides.contains { $0.layoutGuide.role == .readableContent }
  }

  /// Updates the readable width for the text size, where something depends on it.
  ///
  /// Source: Apple's documentation of `readableContentGuide`.
  func updateReadableWidth() {
    guard usesReadableWidth else { return }
    let textSize = traitCollection.preferredContentSizeCategory.index
    layoutView.readableWidth = SystemReadableWidth.maximum(
      atTextSize: textSize ?? SystemTextStyle.usualTextSize, on: traitCollection.platform)
  }

  /// The direction layout resolves leading and trailing by.
  var resolvedLayoutDirection: UIUserInterfaceLayoutDirection {
    layoutView.effectiveDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// Resolves the reading direction.
  ///
  /// A superview's attribute does not count, only the environment.
  func updateLayoutDirection() {
    let isEnvironmentRightToLeft = traitCollection.layoutDirection == .rightToLeft
    let direction = UIView.userInterfaceLayoutDirection(
      for: semanticContentAttribute,
      relativeTo: isEnvironmentRightToLeft ? .rightToLeft : .leftToRight)
    layoutView.direction = direction == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// Adopts the traits of a superview or window, and passes them on to subviews.
  func inheritTraits(_ inherited: UITraitCollection) {
    visit { view in
      view.takeTraits(view === self ? inherited : view.superview?.traitCollection ?? inherited)
    }
  }

  /// Adopts traits.
  ///
  /// - Returns: Whether it differs from the present one.
  private func takeTraits(_ inherited: UITraitCollection) -> Bool {
    let traits = viewController?.traits(inheriting: inherited) ?? inherited
    guard !traits.isSame(as: traitCollection) else { return false }
    let previous = traitCollection
    traitCollection = traits
    if !traits.hasMetrics(of: previous) { invalidateIntrinsicContentSize() }
    updateLayoutDirection()
    updateReadableWidth()
    traitCollectionDidChange(previous)
    viewController?.traitCollectionDidChange(previous)
    viewController?.containerGeometryDidChange()
    // The system's margins depend on the size class.
    if viewController != nil { updateMarginSettings() }
    return true
  }

  /// Passes the margins, with those of the view controller, to the layout view.
  func updateMarginSettings() {
    var settings = layoutView.marginSettings
    settings.margins = ownMargins ?? viewController?.defaultMargins ?? MarginSettings().margins
    settings.systemMinimum = viewController?.systemMinimumMargins ?? .zero
    settings.containsSafeArea = viewController?.marginsContainSafeArea ?? false
    settings.additionalSafeArea = viewController?.totalAdditionalSafeArea ?? .zero
    layoutView.marginSettings = settings
  }
}
