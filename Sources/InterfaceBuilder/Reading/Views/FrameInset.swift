import AutoLayout

extension ViewGeometry {
  /// Distances of a frame from the superview's edges, with the extent where an edge is free.
  public struct FrameInset: Hashable, Sendable {
    /// A distance or an extent on an axis.
    public enum Length: Hashable, Sendable {
      /// A length in points.
      case points(Double)
      /// A share of what the lengths in points leave of the superview's extent; 1 is all of it.
      ///
      /// Written `50.00%` where the autoresizing mask lets more than one length of the axis grow.
      case share(Double)
    }

    /// The distance from the left edge.
    public var minX: Length?
    /// The distance from the top edge.
    public var minY: Length?
    /// The distance from the right edge.
    public var maxX: Length?
    /// The distance from the bottom edge.
    public var maxY: Length?
    /// The width, where an edge is free.
    public var width: Length?
    /// The height, where an edge is free.
    public var height: Length?

    /// The frame in a superview of a size; distances that are left out are 0.
    func frame(in size: Size) -> Rect {
      let (x, width) = Self.resolve(near: minX, far: maxX, extent: width, within: size.width)
      let (y, height) = Self.resolve(near: minY, far: maxY, extent: height, within: size.height)
      return Rect(x: x, y: y, width: width, height: height)
    }

    private static func resolve(
      near: Length?, far: Length?, extent: Length?, within outer: Double
    ) -> (Double, Double) {
      let room = [near, far, extent].reduce(outer) { $0 - ($1?.fixedPart ?? 0) }
      let (near, far) = (near?.points(of: room), far?.points(of: room))
      guard let extent = extent?.points(of: room) else {
        return (near ?? 0, outer - (near ?? 0) - (far ?? 0))
      }
      return (near ?? far.map { outer - $0 - extent } ?? 0, extent)
    }
  }
}

extension ViewGeometry.FrameInset.Length {
  /// The points that do not depend on the superview.
  fileprivate var fixedPart: Double {
    guard case .points(let points) = self else { return 0 }
    return points
  }

  fileprivate func points(of room: Double) -> Double {
    switch self {
    case .points(let points): points
    case .share(let share): share * room
    }
  }
}
