/// The edges of an item given as distances from the edges of its view's alignment rectangle.
struct DerivedEdges {
  /// A position relative to the near or the far edge of the view, in points.
  struct Edge {
    enum Anchor { case near, far }
    var anchor: Anchor
    var offset: Double
  }

  var left: Edge
  var right: Edge
  var top: Edge
  var bottom: Edge

  /// The edges of a rectangle inset from the view's.
  init(insets: EdgeInsets) {
    left = Edge(anchor: .near, offset: insets.left)
    right = Edge(anchor: .far, offset: -insets.right)
    top = Edge(anchor: .near, offset: insets.top)
    bottom = Edge(anchor: .far, offset: -insets.bottom)
  }

  /// A strip along the whole width at the top of the frame of a view with some alignment insets.
  static func topStrip(height: Double, around alignment: EdgeInsets) -> DerivedEdges {
    var edges = DerivedEdges(insets: .zero - alignment)
    edges.bottom = Edge(anchor: .near, offset: height - alignment.top)
    return edges
  }

  /// A strip along the whole width at the bottom of the frame of a view with some alignment insets.
  static func bottomStrip(height: Double, around alignment: EdgeInsets) -> DerivedEdges {
    var edges = DerivedEdges(insets: .zero - alignment)
    edges.top = Edge(anchor: .far, offset: alignment.bottom - height)
    return edges
  }

  /// The rectangle for a view's alignment rectangle.
  func rect(in view: Rect) -> Rect {
    func x(_ edge: Edge) -> Double { (edge.anchor == .near ? view.minX : view.maxX) + edge.offset }
    func y(_ edge: Edge) -> Double { (edge.anchor == .near ? view.minY : view.maxY) + edge.offset }
    return Rect(
      x: x(left), y: y(top), width: x(right) - x(left), height: y(bottom) - y(top))
  }
}
