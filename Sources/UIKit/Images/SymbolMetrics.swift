import Foundation

/// The sizes of symbols beside text.
///
/// Apple publishes none; see `docs/decisions/0039-sizes-of-symbols.md`.
struct SymbolMetrics {
  /// The text size a symbol goes with when nothing is said.
  static let defaultPointSize: CGFloat = 17

  /// The size of the text, in points.
  var pointSize = Self.defaultPointSize
  var scale = UIImage.SymbolScale.default

  /// Finds the size of a symbol.
  ///
  /// - Parameter proportions: The size of any drawing of it.
  /// - Returns: The size in points, rounded to half points.
  func size(proportions: CGSize) -> CGSize {
    let longest = max(proportions.width, proportions.height)
    guard longest > 0 else { return .zero }
    let textFactor = pointSize / Self.defaultPointSize
    let factor = longerSide(proportions: proportions) * textFactor * scaleFactor / longest
    func rounded(_ length: CGFloat) -> CGFloat { (length * 2).rounded() / 2 }
    return CGSize(
      width: rounded(proportions.width * factor),
      height: rounded(proportions.height * factor + extraHeight * textFactor))
  }

  /// The distances from the edges inwards to what counts for alignment, in points: a line of the
  /// text, in whose middle the symbol is.
  func alignmentRectInsets(height: CGFloat) -> UIEdgeInsets {
    let inset = (height - Self.lineHeight * pointSize) / 2
    return UIEdgeInsets(top: inset, left: 0, bottom: inset, right: 0)
  }

  /// The distance of the baseline from the bottom, in points: that of text whose capitals are in the
  /// middle of the symbol.
  func baselineOffsetFromBottom(height: CGFloat) -> CGFloat {
    (height - Self.capHeight * pointSize) / 2
  }

  /// The ratio of the size of the symbol to that at medium scale.
  ///
  /// Source: stored at large scale: circles 26 points wide, a star 28, a lens 25.7; small mirrors it.
  private var scaleFactor: CGFloat {
    switch scale {
    case .small: 0.78
    case .large: 1.28
    case .default, .unspecified, .medium: 1
    }
  }

  /// The height that symbols of large scale have beyond their proportions, in points at text of 17 points.
  ///
  /// Source: ten stored symbols of large scale.
  private var extraHeight: CGFloat { scale == .large ? 1.5 : 0 }

  /// The height of a line of the system's font, as a part of its size.
  ///
  /// Source: a symbol 25.67 points high beside text of 64 points has insets of −25 and −25.67, as
  /// UIKit prints it; two others beside text of 17 points make 20 at two pixels a point.
  private static let lineHeight: CGFloat = 1.1934

  /// The height of capitals of the system's font, as a part of its size.
  ///
  /// Source: the font; baselines that UIKit prints lie 4 points above the end of the line beside text
  /// of 17 points (4 of 4) and 15.3 beside text of 64.
  private static let capHeight: CGFloat = 0.7046

  /// The longer side of a symbol of medium scale beside text of 17 points, in points.
  ///
  /// Symbols weigh about the same: one that is wider than high covers as much as a circle. Flatter ones are
  /// lines, as dots and chevrons are.
  private func longerSide(proportions: CGSize) -> CGFloat {
    let isWide = proportions.width > proportions.height
    let isFlat = proportions.height < proportions.width * Self.flatness
    guard scale != .large, isWide, !isFlat else { return Self.longerSide }
    let circle = Self.longerSide * Self.circleHeight
    return (circle * proportions.width / proportions.height).squareRoot()
  }

  /// The longer side of symbols that are not wider than high, and of circles, in points.
  private static let longerSide: CGFloat = 20

  /// The height of a circle, in points, as UIKit prints it.
  private static let circleHeight: CGFloat = 19

  /// The height of a flat symbol, as a part of its width: the flattest that fills its outline and is stored, a
  /// credit card, has 0.69.
  private static let flatness: CGFloat = 2.0 / 3
}
