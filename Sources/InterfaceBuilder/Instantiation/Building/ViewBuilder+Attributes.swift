import AutoLayout
import UIKit

extension ViewBuilder {
  /// Sets the attributes that every view has, whatever its class.
  ///
  /// Its frame is set before it enters its superview, so that autoresizing starts from it.
  func apply(_ description: ViewDescription, to view: UIView) {
    view.documentID = description.id
    applyLayout(description.layout, to: view)
    applyPlaceholderSize(description, to: view)
    applyAppearance(description.appearance, to: view)
    view.autoresizingMask = .init(
      rawValue: (description.geometry.autoresizingMask ?? []).rawValue)
    if let tag = description.attribute("tag").flatMap({ Int($0) }) { view.tag = tag }
  }

  private func applyLayout(_ layout: ViewLayout, to view: UIView) {
    applyPriorities(layout, to: view)
    switch layout.margins {
    case .fixed(let insets): view.layoutMargins = UIEdgeInsets(insets)
    case .directional(let insets): view.directionalLayoutMargins = NSDirectionalEdgeInsets(insets)
    case nil: break
    }
    view.preservesSuperviewLayoutMargins = layout.preservesSuperviewMargins
    view.insetsLayoutMarginsFromSafeArea = layout.insetsMarginsFromSafeArea
    view.layoutMarginsFollowReadableWidth = layout.marginsFollowReadableWidth
  }

  /// Replaces the intrinsic size on the canvas by a placeholder, or by the size that the view's own class
  /// returned to Interface Builder.
  private func applyPlaceholderSize(_ description: ViewDescription, to view: UIView) {
    guard program == nil else { return }
    let layout = description.layout
    let designed = document.resources.designableSizes[description.id]
    let width = layout.placeholderIntrinsicWidth ?? designed?.width
    let height = layout.placeholderIntrinsicHeight ?? designed?.height
    guard width != nil || height != nil else { return }
    let hasPlaceholder =
      layout.placeholderIntrinsicWidth != nil || layout.placeholderIntrinsicHeight != nil
    if !hasPlaceholder, view is UILabel, let width, let height {
      view.contentStandIn = DesignedSize(size: Size(width: width, height: height))
    } else {
      view.contentStandIn = PlaceholderSize(width: width, height: height)
    }
  }

  private func applyPriorities(_ layout: ViewLayout, to view: UIView) {
    // An absent priority is the one every view has, whatever its class in code.
    view.setContentHuggingPriority(
      UILayoutPriority(layout.horizontalHugging ?? 250), for: .horizontal)
    view.setContentHuggingPriority(UILayoutPriority(layout.verticalHugging ?? 250), for: .vertical)
    view.setContentCompressionResistancePriority(
      UILayoutPriority(layout.horizontalCompressionResistance ?? 750), for: .horizontal)
    view.setContentCompressionResistancePriority(
      UILayoutPriority(layout.verticalCompressionResistance ?? 750), for: .vertical)
  }

  private func applyAppearance(_ appearance: ViewAppearance, to view: UIView) {
    view.isHidden = appearance.isHidden
    view.alpha = CGFloat(appearance.alpha)
    view.isOpaque = appearance.isOpaque
    view.clipsToBounds = appearance.clipsToBounds
    view.isUserInteractionEnabled = appearance.isUserInteractionEnabled
    view.contentMode = .init(appearance.contentMode)
    view.semanticContentAttribute = .init(appearance.semanticContent)
    view.accessibilityLabel = appearance.accessibilityLabel
  }

  /// Sets the colours of a view and the state of a control, once the view is in its superview.
  func applyColors(_ appearance: ViewAppearance, to view: UIView) {
    if let color = appearance.backgroundColor?.uiColor { view.backgroundColor = color }
    if let color = appearance.tintColor?.uiColor { view.tintColor = color }
    guard let control = view as? UIControl else { return }
    control.isEnabled = appearance.isEnabled
    control.isSelected = appearance.isSelected
    control.isHighlighted = appearance.isHighlighted
  }
}

extension UIView.ContentMode {
  init(_ mode: ViewAppearance.ContentMode) {
    switch mode {
    case .scaleToFill: self = .scaleToFill
    case .scaleAspectFit: self = .scaleAspectFit
    case .scaleAspectFill: self = .scaleAspectFill
    case .redraw: self = .redraw
    case .center: self = .center
    case .top: self = .top
    case .bottom: self = .bottom
    case .left: self = .left
    case .right: self = .right
    case .topLeft: self = .topLeft
    case .topRight: self = .topRight
    case .bottomLeft: self = .bottomLeft
    case .bottomRight: self = .bottomRight
    }
  }
}

extension UISemanticContentAttribute {
  init(_ content: ViewAppearance.SemanticContent) {
    switch content {
    case .unspecified: self = .unspecified
    case .playback: self = .playback
    case .spatial: self = .spatial
    case .forceLeftToRight: self = .forceLeftToRight
    case .forceRightToLeft: self = .forceRightToLeft
    }
  }
}

extension NSDirectionalEdgeInsets {
  init(_ insets: DirectionalEdgeInsets) {
    self.init(
      top: CGFloat(insets.top), leading: CGFloat(insets.leading), bottom: CGFloat(insets.bottom),
      trailing: CGFloat(insets.trailing))
  }
}
