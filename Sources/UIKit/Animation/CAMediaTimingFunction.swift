public import Foundation

/// The name of a pacing.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Of even speed.
  public static let linear = Self(rawValue: "linear")
  /// Slow at the beginning.
  public static let easeIn = Self(rawValue: "easeIn")
  /// Slow at the end.
  public static let easeOut = Self(rawValue: "easeOut")
  /// Slow at both ends.
  public static let easeInEaseOut = Self(rawValue: "easeInEaseOut")
  /// As most of the system's animations.
  public static let `default` = Self(rawValue: "default")
}

/// A timing of an animation: a cubic Bézier curve from (0, 0) to (1, 1) that maps time to progress.
///
/// Immutable.
open class CAMediaTimingFunction: NSObject, @unchecked Sendable {
  let curve: UnitBezier

  init(_ curve: UnitBezier) { self.curve = curve }

  /// Creates a pacing by its name.
  ///
  /// Source: the control points in Apple's documentation of `CAMediaTimingFunctionName`.
  public convenience init(name: CAMediaTimingFunctionName) {
    let curve =
      switch name {
      case .linear: UnitBezier(x1: 0, y1: 0, x2: 1, y2: 1)
      case .easeIn: UnitBezier(x1: 0.42, y1: 0, x2: 1, y2: 1)
      case .easeOut: UnitBezier(x1: 0, y1: 0, x2: 0.58, y2: 1)
      case .easeInEaseOut: UnitBezier(x1: 0.42, y1: 0, x2: 0.58, y2: 1)
      default: UnitBezier(x1: 0.25, y1: 0.1, x2: 0.25, y2: 1)
      }
    self.init(curve)
  }

  /// Creates a pacing by its control points, the first coordinates of which lie in 0…1.
  public convenience init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    self.init(UnitBezier(x1: Double(c1x), y1: Double(c1y), x2: Double(c2x), y2: Double(c2y)))
  }

  /// Writes a point of the curve, of 0…3, to two numbers: x, y.
  open func getControlPoint(at idx: Int, values ptr: inout [Float]) {
    let points = [
      (0, 0), (curve.x1, curve.y1), (curve.x2, curve.y2), (1, 1),
    ]
    guard points.indices.contains(idx) else { return }
    ptr = [Float(points[idx].0), Float(points[idx].1)]
  }
}
