public import AutoLayout

/// A screen that interfaces are laid out for.
///
/// Sizes were confirmed on root views of documents that name the device, where there are such
/// documents; the rest are Apple's published sizes.
public struct Device: Hashable, Sendable {
  /// Interface Builder's name, as in `<device id="retina6_12">`.
  public let id: String
  /// The products with this screen.
  public let name: String
  /// The size in points when held upright.
  public let portraitSize: Size
  /// Pixels per point.
  public let scale: Double
  /// The kind of device.
  public let idiom: Idiom
  /// What covers part of the screen.
  public let cutout: Cutout
  /// The radius of the screen's corners in points; 0 for square ones.
  public let cornerRadius: Double
  /// Whether a bar at the bottom stands in for the home button.
  public let hasHomeIndicator: Bool

  /// What covers the upper part of a screen.
  public enum Cutout: Hashable, Sendable {
    /// Nothing.
    case none
    /// A notch hanging from the upper edge.
    case notch
    /// A pill below the upper edge.
    case dynamicIsland
  }

  /// The size in points when held in `orientation`; a television does not turn.
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
      // Phones at least 414 points wide (Plus, Max, XR, 11) are regular across when turned.
      let isLarge = portraitSize.width >= 414
      return SizeClasses(width: isLarge ? .regular : .compact, height: .compact)
    case .pad, .tv, .mac:
      return SizeClasses(width: .regular, height: .regular)
    }
  }

  /// The id of the 600 × 600 canvas, which is no device.
  static let anyCanvasID = "wAny hAny"
}
