/// An edge of an item, as far as it can be explained.
package enum LayoutEdge: Hashable, Sendable {
  /// An attribute of the alignment rectangle.
  case attribute(LayoutAttribute)
  /// A part of the frame.
  case frame(LayoutVariable)

  /// The axis that the edge lies on; nil for no attribute.
  package var axis: Axis? {
    switch self {
    case .attribute(let attribute): attribute.axis
    case .frame(.minX), .frame(.width): .horizontal
    case .frame(.minY), .frame(.height): .vertical
    }
  }
}
