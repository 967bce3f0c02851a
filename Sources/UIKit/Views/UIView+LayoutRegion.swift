import AutoLayout

extension UIView {
  /// A part of a view's bounds that layout can keep to.
  public struct LayoutRegion: Hashable, Sendable {
    /// The axis along which a region keeps clear of what lies in the corners of a window, such as its
    /// rounding and its controls.
    public enum AdaptivityAxis: UInt, Sendable {
      /// Neither.
      case none = 0
      /// From side to side.
      case horizontal = 1
      /// From top to bottom.
      case vertical = 2
    }

    enum Kind: Hashable, Sendable {
      case safeArea, margins, readableContent
    }

    let kind: Kind

    /// The bounds without bars and cut-outs.
    ///
    /// No window here has anything in its corners that the safe area does not keep clear of, so that
    /// adaptation changes nothing.
    public static func safeArea(cornerAdaptation: AdaptivityAxis = .none) -> LayoutRegion {
      LayoutRegion(kind: .safeArea)
    }

    /// The bounds without the layout margins; see ``safeArea(cornerAdaptation:)``.
    public static func margins(cornerAdaptation: AdaptivityAxis = .none) -> LayoutRegion {
      LayoutRegion(kind: .margins)
    }

    /// The part of the margins that is comfortable to read; see ``safeArea(cornerAdaptation:)``.
    public static func readableContent(cornerAdaptation: AdaptivityAxis = .none) -> LayoutRegion {
      LayoutRegion(kind: .readableContent)
    }
  }

  /// The guide of a region: the one that stands for it by name.
  public func layoutGuide(for region: LayoutRegion) -> UILayoutGuide {
    switch region.kind {
    case .safeArea: safeAreaLayoutGuide
    case .margins: layoutMarginsGuide
    case .readableContent: readableContentGuide
    }
  }

  /// The distances from the bounds inwards to a region, in points.
  public func edgeInsets(for region: LayoutRegion) -> UIEdgeInsets {
    switch region.kind {
    case .safeArea: safeAreaInsets
    case .margins: layoutMargins
    case .readableContent: UIEdgeInsets(layoutView.readableInsets)
    }
  }

  /// The distances from the bounds inwards to a region in reading direction, in points.
  public func directionalEdgeInsets(for region: LayoutRegion) -> NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(edgeInsets(for: region), for: effectiveUserInterfaceLayoutDirection)
  }
}
