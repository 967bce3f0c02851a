package import AutoLayout
public import Foundation

/// A rectangle on screen: content, subviews, and the constraints that lay them out.
///
/// Frames are in points in the superview's coordinate space, y growing downwards. Subclasses of this
/// module tell layout about their content by overriding ``intrinsicContentSize`` (which may read
/// `contentWrapWidth`), `contentWraps`, `baselineOffsets` and ``alignmentRectInsets``.
@preconcurrency @MainActor
open class UIView: UIResponder, @preconcurrency NSCoding, UITraitEnvironment, UICoordinateSpace {
  /// The view as layout knows it.
  package let layoutView = ViewLayoutNode()
  /// Answers about the content in place of this view.
  package var contentStandIn: (any ContentStandIn)?
  /// Whether an override of a call in the present pass called what it overrides.
  var hasReachedBase = false

  /// The view's identity in an Interface Builder document; also its name in diagnoses.
  package var documentID: String?

  /// The view controller whose view this is.
  package internal(set) weak var viewController: UIViewController?

  /// The views inside this one, back to front.
  open internal(set) var subviews: [UIView] = []
  /// The view that contains this one.
  open internal(set) weak var superview: UIView?

  /// Creates a view.
  ///
  /// - Parameter frame: The rectangle in the superview's coordinate space, in points.
  public init(frame: CGRect) {
    traitCollection = .current
    super.init()
    connectToLayout()
    layoutView.setFrame(Rect(frame))
    adoptClassDefaults()
  }

  /// Creates a view of no size, or as a document of Interface Builder has it that is being loaded; archives are not
  /// supported.
  public required init?(coder: NSCoder) {
    traitCollection = .current
    super.init()
    connectToLayout()
    adoptClassDefaults()
    (coder as? DocumentCoder)?.configure(self)
  }

  /// Sets what is particular to the view's class, once all stored properties have values.
  ///
  /// Every initializer calls it, before a document's attributes are set.
  func adoptClassDefaults() {}

  /// Writes the view to an archive; nothing is written.
  open func encode(with coder: NSCoder) {}

  /// Creates a view of no size.
  public convenience override init() {
    self.init(frame: .zero)
  }

  // MARK: Geometry

  /// The rectangle in the superview's coordinate space; with a transform, the smallest around it.
  open var frame: CGRect {
    get { transformedFrame }
    set { setFrame(newValue) }
  }

  /// The rectangle in the view's own coordinate space.
  open var bounds: CGRect {
    get { CGRect(origin: CGPoint(layoutView.boundsOrigin), size: CGSize(layoutView.frame.size)) }
    set { setBounds(newValue) }
  }

  /// The position of ``anchorPoint`` in the superview's coordinate space: by default the centre.
  open var center: CGPoint {
    get { layoutView.frame.point(at: anchorPoint) }
    set { setCenter(newValue) }
  }

  /// The point of the bounds that lies at ``center`` and that ``transform`` leaves in its place, in parts
  /// of the bounds.
  ///
  /// Setting it keeps ``center`` and moves the frame; what constraints place goes back with the next
  /// layout, since they act on the frame.
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5) {
    didSet { keepCenter(ofAnchorPoint: oldValue) }
  }

  /// The transform of the view about its anchor point.
  ///
  /// Layout takes no notice of it.
  open var transform = CGAffineTransform.identity {
    didSet {
      spatialTransform = nil
      animateTransform(from: oldValue)
    }
  }
  /// The map of space that ``transform`` cannot stand for.
  var spatialTransform: SpatialTransform?

  /// The transform of the view in space about its anchor point, as seen from the front.
  ///
  /// Layout takes no notice of it.
  open var transform3D: CATransform3D {
    get { spatialTransform?.map ?? CATransform3DMakeAffineTransform(transform) }
    set { setTransform3D(newValue) }
  }

  /// The placement of content in a rectangle of another shape.
  open var contentMode = ContentMode.scaleToFill
  /// Device pixels per point.
  open var contentScaleFactor: CGFloat {
    get { scaleFactor ?? traitCollection.displayScale }
    set { scaleFactor = newValue }
  }
  private var scaleFactor: CGFloat?

  /// Converts a point to another view's space, or to the window's for nil.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    projection(to: view).applied(to: point)
  }

  /// Converts a point from another view's space, or from the window's for nil.
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    projection(to: view).inverted().applied(to: point)
  }

  /// Converts a rectangle to another view's space, or to the window's for nil.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    projection(to: view).applied(to: rect)
  }

  /// Converts a rectangle from another view's space, or from the window's for nil.
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    projection(to: view).inverted().applied(to: rect)
  }

  /// Converts a point to another space.
  open func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    projection(to: coordinateSpace).applied(to: point)
  }

  /// Converts a point from another space.
  open func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    projection(to: coordinateSpace).inverted().applied(to: point)
  }

  /// Converts a rectangle to another space.
  open func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    projection(to: coordinateSpace).applied(to: rect)
  }

  /// Converts a rectangle from another space.
  open func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    projection(to: coordinateSpace).inverted().applied(to: rect)
  }

  /// Returns the size that fits the view best; by default its present size.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Resizes the view to the size that fits it best.
  open func sizeToFit() {
    bounds.size = sizeThatFits(bounds.size)
  }

  /// Ends editing of the view or of one inside it; nothing is edited here.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool { true }

  // MARK: Appearance and identity

  /// A number by which ``viewWithTag(_:)`` finds the view.
  open var tag = 0
  /// A name to restore the view's state by.
  open var restorationIdentifier: String?
  /// A name for tests and debugging.
  open var accessibilityIdentifier: String?
  /// The text that is read out for the view.
  open var accessibilityLabel: String?
  /// Whether the view handles events.
  open var isUserInteractionEnabled = true
  /// Whether the view fills its rectangle with opaque content.
  open var isOpaque = true
  /// Whether several touches are delivered at once.
  open var isMultipleTouchEnabled = false

  /// Whether the view is left out of drawing, and of a stack view's arrangement.
  open var isHidden: Bool {
    get { layoutView.isHidden }
    set { setHidden(newValue) }
  }

  /// The opacity of the view, 0…1.
  open var alpha: CGFloat {
    get { isLayerMade ? CGFloat(layer.opacity) : 1 }
    set { if isLayerMade || newValue != 1 { layer.opacity = Float(newValue) } }
  }

  /// Whether subviews are cut off at the bounds.
  open var clipsToBounds: Bool {
    get { isLayerMade && layer.masksToBounds }
    set { if isLayerMade || newValue { layer.masksToBounds = newValue } }
  }

  /// The colour behind the content; nil for none.
  open var backgroundColor: UIColor? { didSet { animateBackgroundColor(from: oldValue) } }

  /// The accent colour: the view's own, or else its superview's; setting nil takes that one over.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tintColor: UIColor! {
    get { effectiveTintColor }
    set { setOwnTintColor(newValue) }
  }
  /// The accent colour that was set on the view itself; nil where it is inherited.
  var ownTintColor: UIColor?

  /// Called after the accent colour changed.
  open func tintColorDidChange() {}

  /// The layer, which holds the decoration of the view.
  open private(set) lazy var layer = makeLayer()

  // MARK: Hierarchy

  /// The window the view is in.
  ///
  /// - Complexity: O(1).
  open var window: UIWindow? { windowAround }
  /// The window, kept up to date as the view or one around it moves.
  weak var windowAround: UIWindow?

  /// Whether the view is a window.
  var isWindow: Bool { false }

  /// The view controller whose view this is, or the superview.
  open override var next: UIResponder? { viewController ?? superview }

  /// Adds a view in front of the others.
  open func addSubview(_ view: UIView) {
    insert(view, at: subviews.count)
  }

  /// Adds a view at an index counted from the back.
  open func insertSubview(_ view: UIView, at index: Int) {
    insert(view, at: max(index, 0))
  }

  /// Adds a view behind another.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, nextTo: siblingSubview, offset: 0)
  }

  /// Adds a view in front of another.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, nextTo: siblingSubview, offset: 1)
  }

  /// Moves a subview in front of the others.
  open func bringSubviewToFront(_ view: UIView) { moveSubview(view, to: subviews.count - 1) }
  /// Moves a subview behind the others.
  open func sendSubviewToBack(_ view: UIView) { moveSubview(view, to: 0) }
  /// Exchanges two subviews in the order of subviews.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { exchange(index1, index2) }

  /// Whether the view is, or lies inside, another.
  open func isDescendant(of view: UIView) -> Bool { layoutView.isInside(view.layoutView) }

  /// The first view with a tag among this one and those inside it, outermost first along each path.
  open func viewWithTag(_ tag: Int) -> UIView? { firstView(withTag: tag) }

  /// Removes the view from its superview, and deactivates the constraints that cross.
  open func removeFromSuperview() {
    leaveSuperview()
  }

  /// Called after a subview was added.
  open func didAddSubview(_ subview: UIView) {}
  /// Called before a subview is removed.
  open func willRemoveSubview(_ subview: UIView) {}
  /// Called before the superview changes.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Called after the superview changed.
  open func didMoveToSuperview() {}
  /// Called before the window changes.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Called after the window changed.
  open func didMoveToWindow() {}

  // MARK: Constraints

  /// Whether views of this class need constraint-based layout to be switched on; it always is.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// The constraints the view holds, in the order of activation.
  open var constraints: [NSLayoutConstraint] { heldConstraints }

  /// Activates a constraint and holds it.
  ///
  /// - Precondition: Its items are the view or lie inside it.
  open func addConstraint(_ constraint: NSLayoutConstraint) { hold(constraint) }

  /// Activates constraints and holds them.
  ///
  /// - Precondition: Their items are the view or lie inside it.
  open func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Deactivates a constraint if the view holds it.
  open func removeConstraint(_ constraint: NSLayoutConstraint) {
    if constraint.layoutConstraint?.holder === layoutView { constraint.leaveHolder() }
  }

  /// Deactivates those constraints that the view holds.
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  /// Whether the frame and the autoresizing mask are turned into constraints.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { layoutView.translatesAutoresizingMask }
    set { layoutView.translatesAutoresizingMask = newValue }
  }

  /// Whether subviews that translate their autoresizing mask follow changes of the size; otherwise they
  /// keep their frames.
  open var autoresizesSubviews: Bool {
    get { layoutView.autoresizesChildren }
    set { layoutView.autoresizesChildren = newValue }
  }

  /// Which parts of the frame stretch with the superview.
  open var autoresizingMask: AutoresizingMask {
    get { AutoresizingMask(rawValue: layoutView.autoresizingMask.rawValue) }
    set { layoutView.autoresizingMask = .init(rawValue: newValue.rawValue) }
  }

  /// Called before layout when the view asked for it; overrides change constraints and call super.
  open func updateConstraints() { hasReachedBase = true }

  /// Asks for ``updateConstraints()`` before the next layout.
  open func setNeedsUpdateConstraints() {
    layoutView.setNeedsUpdateConstraints()
  }

  /// Whether the view still waits for ``updateConstraints()``.
  open func needsUpdateConstraints() -> Bool { layoutView.needsUpdateConstraints }

  /// Updates constraints in the view's hierarchy now.
  open func updateConstraintsIfNeeded() {
    layoutView.updateConstraintsIfNeeded()
  }

  /// Whether constraints leave the view's rectangle open, as of the last layout.
  open var hasAmbiguousLayout: Bool { !layoutView.openFrameVariables.isEmpty }

  /// Lays the view out somewhere else that its constraints allow; does nothing where they allow
  /// one place only.
  ///
  /// Called again it comes back: where Apple's takes one at random, this takes one end of what is
  /// open or the other.
  open func exerciseAmbiguityInLayout() { showOtherLayout() }

  /// Returns the constraints that decide the view's position and extent along an axis, as of the last layout.
  ///
  /// They include indirect ones, content sizes, translated autoresizing masks and the size of the root.
  open func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    layoutView.clientConstraintsAffecting(Axis(axis))
  }

  // MARK: Anchors

  /// The edge where reading begins.
  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  /// The edge where reading ends.
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  /// The left edge.
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  /// The right edge.
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  /// The top edge.
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  /// The bottom edge.
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  /// The width.
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  /// The height.
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
  /// The horizontal centre.
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  /// The vertical centre.
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
  /// The baseline of the first line of text.
  open var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .firstBaseline) }
  /// The baseline of the last line of text.
  open var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .lastBaseline) }

  // MARK: Content

  /// Returns the priority with which the view resists growing beyond its content.
  ///
  /// Layout asks what was set, not overrides: Apple's documentation forbids them.
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    UILayoutPriority(layoutView.contentHugging[Axis(axis)])
  }

  /// Sets how strongly the view resists growing beyond its content.
  open func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    layoutView.contentHugging[Axis(axis)] = priority.rawValue
  }

  /// Returns the priority with which the view resists being smaller than its content.
  ///
  /// Layout asks what was set, not overrides: Apple's documentation forbids them.
  open func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    UILayoutPriority(layoutView.contentCompressionResistance[Axis(axis)])
  }

  /// Sets how strongly the view resists being smaller than its content.
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    layoutView.contentCompressionResistance[Axis(axis)] = priority.rawValue
  }

  /// The natural size of the content, in points; `noIntrinsicMetric` on an axis without one.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// Asks for the content to be measured again.
  open func invalidateIntrinsicContentSize() {
    layoutView.invalidateContentSize()
    sizeRequirementDidChange()
  }

  /// The width that wrapping content is measured for; nil in the first of two passes.
  package private(set) var contentWrapWidth: CGFloat?

  /// Whether the content's height depends on its width, so that it is measured in two passes.
  package var contentWraps: Bool { false }

  /// Whether text that wraps takes an equal share of a stack view's width beside the view.
  package var sharesWidthWithText: Bool { contentWraps }

  /// The baselines within the alignment rectangle.
  package var baselineOffsets: BaselineOffsets {
    BaselineOffsets(firstFromTop: 0, lastFromBottom: 0)
  }

  /// Measures the content for layout: ``intrinsicContentSize`` with `contentWrapWidth` set.
  ///
  /// Final, so that a client's override of `intrinsicContentSize` always counts.
  package final func contentSize(wrappingAt width: CGFloat?) -> CGSize {
    contentWrapWidth = width
    return intrinsicContentSize
  }

  /// The distances from the frame inwards to the rectangle that constraints see, in points.
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  /// The rectangle that constraints see, for a frame.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect {
    frame.inset(by: alignmentRectInsets)
  }

  /// The frame for a rectangle that constraints see.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    alignmentRect.inset(by: alignmentRectInsets.negated)
  }

  /// The view whose last baseline stood for this view's before iOS 9; ``forLastBaselineLayout`` answers it by default.
  @available(*, deprecated, renamed: "forLastBaselineLayout")
  open func forBaselineLayout() -> UIView { self }
  /// The view whose first baseline stands for this view's: by default ``forLastBaselineLayout``.
  open var forFirstBaselineLayout: UIView { forLastBaselineLayout }
  /// The view whose last baseline stands for this view's: by default that of the older method, which answers the
  /// view itself.
  open var forLastBaselineLayout: UIView { baselineViewOfOldMethod }

  // MARK: Layout

  /// Places the subviews; overrides call super to have constraints place them.
  open func layoutSubviews() {
    hasReachedBase = true
    layoutView.placeChildren()
  }

  /// The pending calls of ``updateProperties()`` for the view and the views inside it.
  var pendingProperties = PendingProperties.own

  /// Sets properties of the view from what it shows; overrides are called before ``layoutSubviews()``.
  ///
  /// It is called once before the first layout, and when ``setNeedsUpdateProperties()`` asked for it. What
  /// it reads is not observed.
  open func updateProperties() {}

  /// Asks for ``updateProperties()`` before the next layout.
  open func setNeedsUpdateProperties() { notePendingProperties() }

  /// Updates properties of the view, its view controller and the views inside it now if they asked for
  /// it.
  open func updatePropertiesIfNeeded() { updatePropertiesInSubtree() }

  /// Whether the content was never drawn on screen.
  var needsFirstDisplay = true
  /// Whether ``layer`` was asked for.
  var isLayerMade = false

  /// Draws the content; nothing is drawn by default.
  ///
  /// It is called at the end of the main run loop's turn: for a view on screen that has a size for the first time, and when
  /// it was asked for.
  open func draw(_ rect: CGRect) {}
  /// Asks for ``draw(_:)``, which comes once when the layer is displayed.
  open func setNeedsDisplay() { layer.setNeedsDisplay() }
  /// Asks for a part of the content to be drawn.
  open func setNeedsDisplay(_ rect: CGRect) { layer.setNeedsDisplay(rect) }

  /// Asks for ``layoutSubviews()`` in the next layout.
  open func setNeedsLayout() {
    layoutView.setNeedsLayout()
  }

  /// Lays out the view's hierarchy now if anything changed.
  open func layoutIfNeeded() {
    layOutHierarchy()
  }

  /// The smallest size that satisfies the constraints inside, as close as possible to a target.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  /// The size that satisfies the constraints inside and comes as close to a target as priorities
  /// allow, in points, rounded up to pixels.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
  }

  // MARK: Margins, safe area and environment

  /// The margins given by the client; nil for the default.
  var ownMargins: MarginSettings.Margins? {
    didSet { updateMarginSettings() }
  }

  /// The margins in force, in points, with the safe area included; settable without it.
  open var layoutMargins: UIEdgeInsets {
    get { UIEdgeInsets(layoutView.effectiveLayoutMargins) }
    set { ownMargins = .fixed(EdgeInsets(newValue)) }
  }

  /// The margins in force in reading direction; settable without the safe area.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { NSDirectionalEdgeInsets(layoutMargins, for: effectiveUserInterfaceLayoutDirection) }
    set { ownMargins = .directional(DirectionalEdgeInsets(newValue)) }
  }

  /// Whether the superview's margins count where they reach into this view.
  open var preservesSuperviewLayoutMargins: Bool {
    get { layoutView.marginSettings.preservesParentMargins }
    set { layoutView.marginSettings.preservesParentMargins = newValue }
  }

  /// Whether the safe area is added to the margins.
  open var insetsLayoutMarginsFromSafeArea: Bool {
    get { layoutView.marginSettings.insetsFromSafeArea }
    set { layoutView.marginSettings.insetsFromSafeArea = newValue }
  }

  /// The part of the bounds that bars and cut-outs cover, in points.
  open var safeAreaInsets: UIEdgeInsets { UIEdgeInsets(layoutView.safeAreaInsets) }

  /// Called after the margins in force changed.
  open func layoutMarginsDidChange() {}
  /// Called after the safe area changed.
  open func safeAreaInsetsDidChange() {}

  /// The environment.
  open internal(set) var traitCollection: UITraitCollection

  /// Called after the environment changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The meaning of the content, which decides whether leading is left.
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
    didSet { updateLayoutDirection() }
  }

  /// The direction text is read in: from left to right, or the other way round.
  ///
  /// Leading and trailing follow ``semanticContentAttribute`` and the environment, whatever an
  /// override answers.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    resolvedLayoutDirection
  }

  /// The reading direction of views with an attribute, in the environment of the process.
  open class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    userInterfaceLayoutDirection(for: attribute, relativeTo: LaunchOptions.ofProcess.direction)
  }

  /// The reading direction of views with an attribute, in an environment of a direction.
  open class func userInterfaceLayoutDirection(
    for semanticContentAttribute: UISemanticContentAttribute,
    relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    semanticContentAttribute.direction(in: layoutDirection)
  }

  // MARK: Guides

  /// The guides the client added.
  open internal(set) var layoutGuides: [UILayoutGuide] = []
  /// Adds a guide, removing it from another view first.
  open func addLayoutGuide(_ layoutGuide: UILayoutGuide) { own(layoutGuide) }
  /// Removes a guide and deactivates the constraints that mention it.
  open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) { disown(layoutGuide) }

  /// The bounds without bars and cut-outs.
  open var safeAreaLayoutGuide: UILayoutGuide {
    guide(.safeArea, named: "UIViewSafeAreaLayoutGuide")
  }
  /// The bounds without the layout margins.
  open var layoutMarginsGuide: UILayoutGuide {
    guide(.layoutMargins, named: "UIViewLayoutMarginsGuide")
  }
  /// The part of the margins that is comfortable to read.
  open var readableContentGuide: UILayoutGuide {
    guide(.readableContent, named: "UIViewReadableContentGuide")
  }
  /// The room the keyboard takes.
  open var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    guide(.keyboard, named: "UIViewKeyboardLayoutGuide", UIKeyboardLayoutGuide.init(following:))
  }

  /// The guides that follow the view, made when first asked for.
  var followingGuides: [UILayoutGuide] = []

  /// Called after layout, or the client, changed the frame.
  package func frameDidChange() {
    redrawIfNeeded()
    if needsFirstDisplay { windowAround?.setNeedsDisplayPass() }
    viewController?.viewFrameDidChange()
  }

  /// The view as Apple's descriptions write it.
  nonisolated open override var description: String {
    MainActor.assumeIsolated { objectDescription }
  }
}
