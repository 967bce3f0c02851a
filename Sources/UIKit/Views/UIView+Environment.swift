import AutoLayout
import Foundation

extension UIView {
  /// Whether the superview's margins count where they reach into this view.
  public var preservesSuperviewLayoutMargins: Bool {
    get { layoutView.marginSettings.preservesParentMargins }
    set { layoutView.marginSettings.preservesParentMargins = newValue }
  }

  /// Whether the safe area is added to the margins.
  public var insetsLayoutMarginsFromSafeArea: Bool {
    get { layoutView.marginSettings.insetsFromSafeArea }
    set { layoutView.marginSettings.insetsFromSafeArea = newValue }
  }

  /// Whether the margins keep to the readable width, as Interface Builder's option has it.
  package var layoutMarginsFollowReadableWidth: Bool {
    get { layoutView.marginSettings.followsReadableWidth }
    set { layoutView.marginSettings.followsReadableWidth = newValue }
  }

  /// Whether the view resizes its subviews by their masks; it always does.
  public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    layoutView.effectiveDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// The reading direction of views with an attribute, in an environment read as English.
  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    userInterfaceLayoutDirection(for: attribute, relativeTo: .leftToRight)
  }

  /// The reading direction of views with an attribute, in an environment of a direction.
  public class func userInterfaceLayoutDirection(
    for semanticContentAttribute: UISemanticContentAttribute,
    relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .unspecified: layoutDirection
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
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

  /// Takes over the environment of a superview or window and hands it on.
  func inheritTraits(_ inherited: UITraitCollection) {
    visit { view in
      view.takeTraits(view === self ? inherited : view.superview?.traitCollection ?? inherited)
    }
  }

  /// Takes over an environment.
  ///
  /// - Returns: Whether it differs from the present one.
  private func takeTraits(_ inherited: UITraitCollection) -> Bool {
    let traits = viewController?.traits(inheriting: inherited) ?? inherited
    guard traits != traitCollection else { return false }
    let previous = traitCollection
    traitCollection = traits
    updateLayoutDirection()
    traitCollectionDidChange(previous)
    viewController?.traitCollectionDidChange(previous)
    viewController?.containerGeometryDidChange()
    // The system's margins depend on the size class.
    if viewController != nil { updateMarginSettings() }
    return true
  }

  /// Writes margins, with the view controller's share, to where layout reads them.
  func updateMarginSettings() {
    var settings = layoutView.marginSettings
    settings.margins = ownMargins ?? viewController?.defaultMargins ?? MarginSettings().margins
    settings.systemMinimum = viewController?.systemMinimumMargins ?? .zero
    settings.additionalSafeArea = viewController?.totalAdditionalSafeArea ?? .zero
    layoutView.marginSettings = settings
  }
}
