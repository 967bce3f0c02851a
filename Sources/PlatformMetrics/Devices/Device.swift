public import AutoLayout

/// A screen that interfaces are laid out for.
///
/// Sizes were confirmed on root views of documents that name the device, where there are such
/// documents; the rest are Apple's published sizes.
public struct Device: Hashable, Sendable {
  /// Interface Builder's name, as in `<device id="retina6_12">`.
  public let id: String
  /// The products with this screen, such as "iPhone X" and "iPhone XS".
  public let productNames: [String]
  /// The size in portrait, in points.
  public let portraitSize: Size
  /// Pixels per point.
  public let scale: Double
  /// The kind of device.
  public let idiom: Idiom
  /// The cut-out of the screen.
  public let cutout: Cutout
  /// The radius of the screen's corners in points; 0 for square ones.
  public let cornerRadius: Double
  /// Whether a home indicator stands in for the home button.
  public let hasHomeIndicator: Bool
  /// The releases of iOS that the products run, from the oldest to the newest known.
  public let releases: ClosedRange<Release>
  /// The top inset of the safe area in portrait, in points.
  let topInset: Timeline<Double>
  /// The height of the status bar in portrait, in points; nil where it is the top inset.
  var statusBar: Timeline<Double>?

  /// A cut-out in the upper part of a screen.
  public enum Cutout: Hashable, Sendable {
    /// None.
    case none
    /// A notch hanging from the upper edge.
    case notch
    /// A pill below the upper edge.
    case dynamicIsland
  }

  /// The products' names, separated by commas.
  public var name: String { productNames.joined(separator: ", ") }

  /// The size in points in an orientation; a television does not turn.
  public func size(in orientation: Orientation) -> Size {
    guard orientation == .landscape, idiom != .tv else { return portraitSize }
    return Size(width: portraitSize.height, height: portraitSize.width)
  }

  /// The size classes of an app that fills the screen.
  public func sizeClasses(in orientation: Orientation) -> SizeClasses {
    switch idiom {
    case .phone where id == Device.anyCanvasID:
      return .any
    case .phone where orientation == .portrait:
      return SizeClasses(width: .compact, height: .regular)
    case .phone:
      let isLarge = portraitSize.width >= Self.largePhoneWidth
      return SizeClasses(width: isLarge ? .regular : .compact, height: .compact)
    case .pad, .tv, .mac:
      return SizeClasses(width: .regular, height: .regular)
    }
  }

  /// The release that answers for another on the device: the nearest that its products run.
  public func release(nearest release: Release) -> Release {
    let known = release.nearestKnown
    return min(max(known, releases.lowerBound), max(releases.lowerBound, releases.upperBound))
  }

  /// The least width of phones that are regular in width in landscape: Plus, Max, XR, 11.
  ///
  /// Source: Apple's Human Interface Guidelines, Layout, size classes.
  package static let largePhoneWidth = 414.0

  /// The id of the 600 × 600 canvas, which is no device.
  static let anyCanvasID = "wAny hAny"
}
