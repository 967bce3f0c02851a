import AutoLayout
public import Foundation

extension UIStackView {
  /// The distribution of arranged views along the axis.
  public enum Distribution: Int, Sendable {
    /// Natural sizes, one view stretched or squeezed.
    case fill = 0
    /// Equal sizes.
    case fillEqually = 1
    /// Sizes in proportion to the natural ones.
    case fillProportionally = 2
    /// Equal gaps.
    case equalSpacing = 3
    /// Equal distances between centres.
    case equalCentering = 4
  }

  /// The alignment of arranged views across the axis.
  public enum Alignment: Int, Sendable {
    /// All as large as the stack.
    case fill = 0
    /// At the leading edge of a vertical stack, at the top of a horizontal one.
    case leading = 1
    /// First baselines of a horizontal stack.
    case firstBaseline = 2
    /// Centres.
    case center = 3
    /// At the trailing edge of a vertical stack, at the bottom of a horizontal one.
    case trailing = 4
    /// Last baselines of a horizontal stack.
    case lastBaseline = 5

    /// The same as ``leading``.
    public static var top: Alignment { .leading }
    /// The same as ``trailing``.
    public static var bottom: Alignment { .trailing }
  }

  /// The value of the stack's own spacing.
  public class var spacingUseDefault: CGFloat { CGFloat(Float.greatestFiniteMagnitude) }
  /// The value of the system's spacing.
  public class var spacingUseSystem: CGFloat { CGFloat(Float.leastNormalMagnitude) }
}

extension StackArrangement.Spacing {
  /// Returns the spacing for Apple's number; nil for that of the stack's own spacing.
  @MainActor
  init?(_ number: CGFloat) {
    switch number {
    case UIStackView.spacingUseDefault: return nil
    case UIStackView.spacingUseSystem: self = .system
    default: self = .points(number)
    }
  }

  /// Apple's number.
  @MainActor
  var number: CGFloat {
    switch self {
    case .points(let points): CGFloat(points)
    case .system: UIStackView.spacingUseSystem
    }
  }
}
