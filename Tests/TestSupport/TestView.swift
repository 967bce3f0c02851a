public import ConstraintSolver
public import AutoLayout

/// A view for tests: a layout view with content of a given size.
public final class TestView: LayoutView {
  /// What layout sees.
  public var layout: LayoutView { self }
  /// The name in diagnoses.
  public override var name: String { givenName }
  private let givenName: String
  /// The natural size.
  public var contentSize: Size {
    didSet { invalidateContentSize() }
  }
  /// The area that wrapping content fills; nil for content that does not wrap.
  public var wrappingArea: Double?
  /// Distances to the alignment rectangle.
  public var insets = EdgeInsets.zero
  /// Where the baselines lie.
  public var baselines = BaselineOffsets(firstFromTop: 0, lastFromBottom: 0)
  /// How often each callback came.
  public private(set) var calls: [String: Int] = [:]
  /// What to do when the constraints are to be updated.
  public var onUpdateConstraints: () -> Void = {}
  /// What to do before subviews are placed.
  public var onLayout: () -> Void = {}

  /// Creates a view.
  public init(
    _ name: String = "view", content: Size = .noIntrinsicSize, in parent: TestView? = nil
  ) {
    givenName = name
    contentSize = content
    super.init()
    guard let parent else { return }
    translatesAutoresizingMask = false
    parent.addChild(self)
  }

  /// Makes a root of a size.
  public static func root(_ width: Double, _ height: Double) -> TestView {
    let root = TestView("root")
    root.layout.setFrame(Rect(x: 0, y: 0, width: width, height: height))
    return root
  }

  private func count(_ call: String) { calls[call, default: 0] += 1 }

  /// The view itself.
  public override var representedObject: AnyObject? { self }

  /// The content given, wrapped where it wraps.
  public override func contentSize(wrappingAt width: Double?) -> Size {
    count("measure")
    guard let wrappingArea, let width, width > 0 else { return contentSize }
    return Size(width: min(width, contentSize.width), height: (wrappingArea / width).rounded(.up))
  }

  /// Whether an area to fill is given.
  public override var contentWraps: Bool { wrappingArea != nil }
  /// The insets given.
  public override var alignmentRectInsets: EdgeInsets { insets }
  /// The baselines given.
  public override var baselineOffsets: BaselineOffsets { baselines }

  /// Counts and does what the test wants.
  public override func updateConstraints() {
    count("updateConstraints")
    onUpdateConstraints()
  }

  /// Counts, does what the test wants and places the children.
  public override func layoutSubviews() {
    count("layoutSubviews")
    onLayout()
    placeChildren()
  }
}

extension TestView {
  /// Activates a constraint with this view on its left side.
  @discardableResult
  public func constrain(
    _ attribute: LayoutAttribute, _ relation: Relation = .equal, _ other: TestView? = nil,
    _ otherAttribute: LayoutAttribute? = nil, multiplier: Double = 1, _ constant: Double = 0,
    priority: Float = 1000
  ) throws -> LayoutConstraint {
    let constraint = LayoutConstraint(
      layout, attribute, relation, other?.layout,
      other == nil ? .notAnAttribute : otherAttribute ?? attribute, multiplier: multiplier,
      constant: constant, priority: Priority(priority))
    try constraint.activate()
    return constraint
  }

  /// Pins all four edges to another view's with one distance inwards.
  public func pinEdges(to other: TestView, inset: Double = 0) throws {
    try constrain(.leading, .equal, other, inset)
    try constrain(.top, .equal, other, inset)
    try constrain(.trailing, .equal, other, -inset)
    try constrain(.bottom, .equal, other, -inset)
  }
}

extension TestView {
  /// Activates a constraint on an extent alone.
  @discardableResult
  public func constrain(_ attribute: LayoutAttribute, _ constant: Double) throws -> LayoutConstraint
  {
    try constrain(attribute, .equal, nil, nil, constant)
  }

  /// Activates an equality with the same attribute of another view.
  @discardableResult
  public func constrain(
    _ attribute: LayoutAttribute, _ relation: Relation, _ other: TestView, _ constant: Double
  ) throws -> LayoutConstraint {
    try constrain(attribute, relation, other, attribute, constant)
  }
}
