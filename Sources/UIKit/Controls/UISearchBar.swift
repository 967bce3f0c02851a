public import Foundation
import PlatformMetrics

/// A search field with its surrounding bar.
@preconcurrency @MainActor
open class UISearchBar: UIView {
  /// The looks.
  public enum Style: UInt, Sendable {
    /// As the system's.
    case `default` = 0
    /// With background.
    case prominent = 1
    /// Without background.
    case minimal = 2
  }

  /// The text.
  open var text: String?
  /// The text shown while there is no other.
  open var placeholder: String?
  /// A line above the field.
  open var prompt: String?
  /// The look.
  open var searchBarStyle = Style.default
  /// Whether a button to cancel is shown.
  open var showsCancelButton = false
  /// Whether choices are shown below the field.
  open var showsScopeBar = false { didSet { invalidateIntrinsicContentSize() } }
  /// The titles of the choices.
  open var scopeButtonTitles: [String]?
  /// The colour of the bar.
  open var barTintColor: UIColor?

  /// A height and no width.
  open override var intrinsicContentSize: CGSize {
    let metrics = traitCollection.barMetrics
    return CGSize(
      width: UIView.noIntrinsicMetric,
      height: metrics.searchBar + (showsScopeBar ? metrics.scopeBar : 0))
  }

  /// The given width and the height of the bar.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: intrinsicContentSize.height)
  }
}
