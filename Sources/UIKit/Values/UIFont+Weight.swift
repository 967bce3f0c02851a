package import AutoLayout
public import Foundation

extension UIFont {
  /// Stroke weight.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// The weight from −1 to 1, 0 being regular.
    public var rawValue: CGFloat

    /// Creates a weight.
    public init(_ rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// Creates a weight.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// Thinnest.
    public static let ultraLight = Weight(-0.8)
    /// Very thin.
    public static let thin = Weight(-0.6)
    /// Thin.
    public static let light = Weight(-0.4)
    /// Normal.
    public static let regular = Weight(0)
    /// A little thicker than normal.
    public static let medium = Weight(0.23)
    /// Between medium and bold.
    public static let semibold = Weight(0.3)
    /// Thick.
    public static let bold = Weight(0.4)
    /// Very thick.
    public static let heavy = Weight(0.56)
    /// Thickest.
    public static let black = Weight(0.62)

    /// The closest of the nine steps.
    package var step: Font.Weight {
      let distances = Self.steps.map { abs($0.weight.rawValue - rawValue) }
      guard let least = distances.min(), let index = distances.firstIndex(of: least) else {
        return .regular
      }
      return Self.steps[index].step
    }

    private static let steps: [(weight: Weight, step: Font.Weight)] = [
      (.ultraLight, .ultraLight), (.thin, .thin), (.light, .light), (.regular, .regular),
      (.medium, .medium), (.semibold, .semibold), (.bold, .bold), (.heavy, .heavy),
      (.black, .black),
    ]
  }
}
