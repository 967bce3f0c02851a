import AutoLayout
import UIKit

/// The extent of something along one axis, in points, from the near to the far edge.
struct Span: Hashable {
  var near: Double
  var far: Double

  var length: Double { far - near }
  var center: Double { (near + far) / 2 }

  init(near: Double, far: Double) {
    self.near = near
    self.far = far
  }

  init(_ rect: CGRect, _ axis: Axis) {
    switch axis {
    case .horizontal: self.init(near: Double(rect.minX), far: Double(rect.maxX))
    case .vertical: self.init(near: Double(rect.minY), far: Double(rect.maxY))
    }
  }

  /// Whether both have a point in common that is not an end.
  func overlaps(_ other: Span) -> Bool {
    near < other.far - Self.tolerance && other.near < far - Self.tolerance
  }

  /// Rounding of frames, in points.
  static let tolerance = 0.51
}

/// The near or far edge along an axis: leading and trailing, or top and bottom.
enum Edge: Hashable {
  case near, far

  var opposite: Edge { self == .near ? .far : .near }
}

extension Span {
  subscript(edge: Edge) -> Double { edge == .near ? near : far }
}
