/// The settings that a view's margins and safe area are computed from.
public struct MarginSettings: Hashable, Sendable {
  /// Margins given for left and right, or in reading direction.
  public enum Margins: Hashable, Sendable {
    case fixed(EdgeInsets)
    case directional(DirectionalEdgeInsets)

    /// The margins with the reading direction resolved.
    func resolved(for direction: LayoutDirection) -> EdgeInsets {
      switch self {
      case .fixed(let insets): insets
      case .directional(let insets): insets.resolved(for: direction)
      }
    }
  }

  /// The view's own margins.
  ///
  /// Source: 8 on every edge is UIKit's default.
  public var margins = Margins.fixed(EdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
  /// The least margins of a view controller's view; zero for other views.
  public var systemMinimum = EdgeInsets.zero
  /// Whether the safe area counts as part of the margins, each of which is then at least as wide as it;
  /// otherwise it is added to them.
  public var containsSafeArea = false
  /// Whether the view's margins are at least as wide as the part of the parent's margins that covers it.
  public var preservesParentMargins = false
  /// Whether the margins depend on the safe area; see ``containsSafeArea``.
  public var insetsFromSafeArea = true
  /// The insets that a view controller adds to the safe area of its view.
  public var additionalSafeArea = EdgeInsets.zero
  /// The safe area of a root, from the screen and its bars; nil to inherit from the parent.
  public var hostSafeArea: EdgeInsets?
  /// Whether the view inherits no safe area at the top and the bottom, because it can be scrolled clear
  /// of the bars there.
  public var scrollsClearOfBars = false
  /// Whether the margins grow where the area within them would be wider than the readable width.
  public var followsReadableWidth = false

  /// Creates the default settings.
  public init() {}

  static let standard = MarginSettings()
}

/// The widths text is comfortable to read at.
public enum ReadableWidth {
  /// The largest width of the readable content guide, in points, at the default text size.
  ///
  /// Source: `readableContentGuide` as logged on nine iPads and five wide phones, iOS 15 and 16, text size L.
  public static let maximum = 664.0
}
