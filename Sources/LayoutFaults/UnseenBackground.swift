import AutoLayout
import UIKit

/// Backgrounds of which nobody sees where they end.
extension UIView {
  /// Whether the view shows nothing but a line, or a background in the colour that is behind it.
  ///
  /// A line may end where it likes, along its length and beside it.
  var isUnseenBackground: Bool {
    guard type(of: self) == UIView.self || self is UIStackView, showsBackground else {
      return false
    }
    return min(bounds.width, bounds.height) <= Self.lineWidth || isInColorOfSurroundings
  }

  /// Whether the view is a label without text that is no thicker than a separator, and is long along an axis.
  func isEmptyLine(along axis: Axis) -> Bool {
    guard self is UILabel, visibleText == nil else { return false }
    let thickness =
      switch axis {
      case .horizontal: bounds.height
      case .vertical: bounds.width
      }
    return thickness <= Self.lineWidth
  }

  /// The greatest thickness of a separator, in points.
  private static let lineWidth: CGFloat = 2

  /// Whether the background is as opaque and has the same colour as the nearest one around it, with nothing between them.
  private var isInColorOfSurroundings: Bool {
    guard layer.borderWidth == 0, layer.shadowOpacity == 0,
      let own = backgroundColor?.components(for: traitCollection), own.alpha == 1
    else { return false }
    var inner: UIView = self
    while let around = inner.superview {
      if around.hasContentBehind(inner, of: self) { return false }
      if let color = around.backgroundColor?.components(for: traitCollection), color.alpha > 0 {
        return own.looksLike(color)
      }
      inner = around
    }
    return false
  }

  /// Whether something is drawn behind a view inside this one, where another view inside that is.
  private func hasContentBehind(_ inner: UIView, of view: UIView) -> Bool {
    let place = view.convert(view.bounds, to: self)
    return subviews.prefix { $0 !== inner }.contains { other in
      guard other.isShown, other.showsBackground || other is UIImageView else { return false }
      let common = other.frame.intersection(place)
      return !common.isNull && min(common.width, common.height) > Self.roundingToPixels
    }
  }

  /// The distance by which views beside each other may overlap for their edges are rounded to pixels, in points.
  private static let roundingToPixels: CGFloat = 0.5
}

extension ColorComponents {
  /// Whether a colour differs from another one by less than eyes see.
  fileprivate func looksLike(_ other: ColorComponents) -> Bool {
    alpha == other.alpha
      && [red - other.red, green - other.green, blue - other.blue].allSatisfy { abs($0) < 0.01 }
  }
}
