/// A rectangle that constraints can relate: a view or a guide.
///
/// Constraints see an item's alignment rectangle. The solved rectangle is given in the coordinate
/// space of the layout engine, whose origin is the root view's: points, y growing downwards.
public class LayoutItem {
  /// The item's variables in the engine it takes part in, once something asked for them.
  final var variables: ItemVariables?
  /// The guide of a scroll view's content; nil for every other item.
  final var scrollContentGuide: LayoutGuide?
  /// The solved alignment rectangle in the root view's coordinate space, not rounded to pixels.
  public var solvedRect: Rect { solution }
  final var solution = Rect.zero
  /// The view whose place in the hierarchy counts for the item.
  final var reference = Unretained<LayoutView>(nil)
  /// The constraints that mention the item.
  final var mentions = MentionList()
  /// The object that clients know this item by.
  public weak var representedObject: AnyObject?

  init() {}

  deinit {
    releaseMentions()
  }

  /// The view whose place in the hierarchy counts for the item: itself, or a guide's owner.
  public final var referenceView: LayoutView? { reference.object }

  /// The edges as distances from the view's edges, without variables of their own; nil for an item
  /// with variables.
  var derivedEdges: DerivedEdges? { nil }

  /// The name of the item in diagnoses.
  public var name: String { "item" }

  /// Whether the item takes part in an engine.
  final func isServed(by engine: Unretained<LayoutEngine>) -> Bool {
    reference.with { $0.serving == engine } ?? false
  }

  /// Forgets the variables in an engine, and the values they had.
  ///
  /// The next engine writes solutions that differ from that of new variables, which are 0.
  final func forgetVariables() {
    variables = nil
    solution = .zero
  }

  /// Notes that the solved rectangle changed.
  func solvedRectDidChange() {}
}

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

  /// A strip along the whole width at the top of the view.
  static func topStrip(height: Double) -> DerivedEdges {
    var edges = DerivedEdges(insets: .zero)
    edges.bottom = Edge(anchor: .near, offset: height)
    return edges
  }

  /// A strip along the whole width at the bottom of the view.
  static func bottomStrip(height: Double) -> DerivedEdges {
    var edges = DerivedEdges(insets: .zero)
    edges.top = Edge(anchor: .far, offset: -height)
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
