public import Foundation

extension UIImage {
  /// The configuration of an image.
  open class Configuration: NSObject, @unchecked Sendable {}

  /// The configuration of a symbol image: the size, weight and scale of the text beside it.
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

    /// This configuration, with another one's answers where it has none.
    func completed(by other: SymbolConfiguration?) -> SymbolConfiguration {
      let saysScale = scale != .default && scale != .unspecified
      return SymbolConfiguration(
        size: pointSize ?? other?.pointSize, scale: saysScale ? scale : other?.scale ?? scale)
    }

    /// The sizes of symbols asked to look like this.
    var metrics: SymbolMetrics {
      SymbolMetrics(pointSize: pointSize ?? SymbolMetrics.defaultPointSize, scale: scale)
    }
  }

  /// The size of a symbol relative to the text beside it.
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
