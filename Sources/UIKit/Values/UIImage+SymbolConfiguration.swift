public import Foundation

extension UIImage {
  /// How a picture was asked to look.
  open class Configuration: NSObject, @unchecked Sendable {}

  /// How a symbol was asked to look: which text it accompanies.
  ///
  /// Immutable.
  open class SymbolConfiguration: Configuration, @unchecked Sendable {
    private let pointSize: CGFloat?
    private let scale: SymbolScale

    private init(size: CGFloat?, scale: SymbolScale) {
      pointSize = size
      self.scale = scale
      super.init()
    }

    /// Creates a configuration for text of a size.
    public convenience init(pointSize: CGFloat) {
      self.init(size: pointSize, scale: .default)
    }

    /// Creates a configuration for text of a size and weight; the weight does not change the size.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(size: pointSize, scale: .default)
    }

    /// Creates a configuration for text of a size; the weight does not change the size.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(size: pointSize, scale: scale)
    }

    /// Creates a configuration that only changes the scale.
    public convenience init(scale: SymbolScale) {
      self.init(size: nil, scale: scale)
    }

    /// Creates a configuration for text in a font.
    public convenience init(font: UIFont, scale: SymbolScale = .default) {
      self.init(size: font.pointSize, scale: scale)
    }

    /// Creates a configuration for text of a style at the preferred text size.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale = .default) {
      self.init(size: UIFont.preferredFont(forTextStyle: textStyle).pointSize, scale: scale)
    }

    /// The size that comes to the same at medium scale, in points.
    var effectivePointSize: CGFloat {
      (pointSize ?? SymbolMetrics.defaultPointSize) * SymbolMetrics.factor(of: scale)
    }
  }

  /// How large a symbol is beside text.
  public enum SymbolScale: Int, Sendable {
    /// As its place demands.
    case `default` = -1
    /// Not given.
    case unspecified = 0
    /// Smaller than the text.
    case small = 1
    /// As the text.
    case medium = 2
    /// Larger than the text.
    case large = 3
  }

  /// The stroke weight of a symbol.
  public enum SymbolWeight: Int, Sendable {
    /// As its place demands.
    case unspecified = 0
    /// Thinnest.
    case ultraLight = 1
    /// Very thin.
    case thin
    /// Thin.
    case light
    /// Normal.
    case regular
    /// A little thicker than normal.
    case medium
    /// Between medium and bold.
    case semibold
    /// Thick.
    case bold
    /// Very thick.
    case heavy
    /// Thickest.
    case black
  }
}

/// The sizes of symbols.
///
/// Apple publishes none.
enum SymbolMetrics {
  /// The text size a symbol goes with when nothing is said.
  ///
  /// Source: `person.fill` without configuration is 17 points high (n=1).
  static let defaultPointSize: CGFloat = 17

  /// The longer side of a symbol, as a part of the text size.
  ///
  /// Source: stored sizes of `arrow.left`, `xmark` and `person.fill` lie between 1.06 and 1.17.
  private static let longerSide: CGFloat = 1.1

  /// The size of a symbol in points, rounded to half points.
  static func size(proportions: CGSize, pointSize: CGFloat) -> CGSize {
    let longest = max(proportions.width, proportions.height)
    guard longest > 0 else { return .zero }
    let factor = longerSide * pointSize / longest
    func rounded(_ length: CGFloat) -> CGFloat { (length * factor * 2).rounded() / 2 }
    return CGSize(width: rounded(proportions.width), height: rounded(proportions.height))
  }

  /// How much larger a symbol of a scale is than at medium scale.
  ///
  /// Source: `exclamationmark.triangle.fill` at large scale is 26 points wide (n=1); small mirrors it.
  static func factor(of scale: UIImage.SymbolScale) -> CGFloat {
    switch scale {
    case .small: 0.78
    case .large: 1.28
    case .default, .unspecified, .medium: 1
    }
  }
}
