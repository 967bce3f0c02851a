import Foundation

/// A standard space that the constant of a constraint stands for, as Apple's logs name it.
enum SymbolicSpace: UInt8 {
  /// A number of points.
  case none
  /// The standard distance of a visual format.
  case standard
  /// The standard distance between anchors.
  case betweenAnchors

  /// A distance, in points, as logs write it.
  ///
  /// Source: the logs in the tests of `johnpatrickmorgan/wtfautolayout`.
  func text(_ distance: CGFloat) -> String {
    switch self {
    case .none: distance.brief
    case .standard: "NSSpace(\(distance.brief))"
    case .betweenAnchors: "NSLayoutAnchorConstraintSpace(\(distance.brief))"
    }
  }
}

/// A constraint that keeps the standard distance above or below, as Apple's logs name it.
// swift-format-ignore: NoLeadingUnderscores
final class _UISystemBaselineConstraint: NSLayoutConstraint {}
