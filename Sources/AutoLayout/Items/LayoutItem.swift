/// A rectangle that constraints can relate: a view or a guide.
///
/// Constraints see an item's alignment rectangle. The solved rectangle is given in the root view's coordinate space:
/// points, y growing downwards. The solver's variables count from the corner of the root's alignment rectangle instead.
/// `LayoutEngine.spaceOrigin` is the distance between the two origins.
open class LayoutItem {
  /// The item's variables in the engine it takes part in, once something asked for them.
  final var variables: ItemVariables? {
    @inline(__always) get { storedVariables.width.isNone ? nil : storedVariables }
    @inline(__always) set { storedVariables = newValue ?? .none }
  }
  private final var storedVariables = ItemVariables.none
  /// The solved alignment rectangle in the root view's coordinate space, not rounded to pixels; zero without an engine.
  ///
  /// It is not stored: the solver has the values.
  package final var solvedRect: Rect {
    guard let own = variables else { return .zero }
    return reference.with { $0.engineReference.with { $0.rect(of: own) } ?? .zero } ?? .zero
  }
  /// The constraints that mention the item.
  final var mentions = MentionList()
  /// The kind of the item, so that nobody has to ask for its class.
  final var kind = Kind.guide
  /// The object that clients know this item by; nil unless a subclass has one.
  open var representedObject: AnyObject? { nil }

  /// The kinds of items.
  enum Kind: UInt8 {
    case guide, view, scrollView
  }

  init() {}

  deinit {
    releaseMentions()
  }

  /// The item itself if it is a view, or a guide's owner; nil for a guide without an owner.
  final var reference: Unretained<LayoutView> {
    @inline(__always) get { kind == .guide ? owner : Unretained(downcasting: self) }
  }

  /// The owner of a guide; nil for every other item.
  var owner: Unretained<LayoutView> { Unretained(nil) }

  /// The item itself if it is a view, or a guide's owner; nil for a guide without an owner.
  public final var referenceView: LayoutView? { reference.object }

  /// The edges as distances from the view's edges, without variables of their own; nil for an item
  /// with variables.
  var derivedEdges: DerivedEdges? { nil }

  /// The name of the item in diagnoses.
  open var name: String { "item" }

  /// Whether the item takes part in an engine.
  final func isServed(by engine: Unretained<LayoutEngine>) -> Bool {
    reference.with { $0.engineReference == engine } ?? false
  }

  /// Forgets the variables in an engine, and the values they had.
  final func forgetVariables() {
    variables = nil
  }

  /// Notes that the solved rectangle changed.
  func solvedRectDidChange() {}
}
