import Foundation

extension CGRect {
  /// Whether another rectangle lies within this one, edges included; also for the null rectangle.
  ///
  /// `contains(_:)` asks whether the union of both equals this one, as Apple's documentation defines it. Off Apple platforms the
  /// union's extents are differences of edges, so that rounding makes that false for many rectangles well inside.
  ///
  /// Source: `CGRect.contains(_:)` of swift-corelibs-foundation.
  package func encloses(_ other: CGRect) -> Bool {
    other.isNull
      || minX <= other.minX && other.maxX <= maxX && minY <= other.minY && other.maxY <= maxY
  }
}
