public import Foundation

/// The geometry and the decoration of a rectangle: background, border, corners and shadow.
open class CALayer: NSObject {
  /// A name for debugging.
  open var name: String?
  /// The radius of the corners, in points.
  open var cornerRadius: CGFloat = 0 {
    didSet { changed("cornerRadius", from: .number(oldValue), to: .number(cornerRadius)) }
  }
  /// Whether content is cut off at the rounded rectangle.
  open var masksToBounds = false
  /// The colour behind the content; nil for none.
  open var backgroundColor: CGColor? {
    didSet {
      changed("backgroundColor", from: .color(oldValue?.color), to: .color(backgroundColor?.color))
    }
  }
  /// The colour of the border.
  open var borderColor: CGColor? = .black {
    didSet { changed("borderColor", from: .color(oldValue?.color), to: .color(borderColor?.color)) }
  }
  /// The width of the border inside the rectangle, in points.
  open var borderWidth: CGFloat = 0 {
    didSet { changed("borderWidth", from: .number(oldValue), to: .number(borderWidth)) }
  }
  /// The opacity of the layer, 0…1.
  open var opacity: Float = 1 {
    didSet { changed("opacity", from: .number(Double(oldValue)), to: .number(Double(opacity))) }
  }
  /// Whether the layer is left out of drawing.
  open var isHidden = false
  /// The position in front of or behind siblings.
  open var zPosition: CGFloat = 0 {
    didSet { changed("zPosition", from: .number(oldValue), to: .number(zPosition)) }
  }
  /// The colour of the shadow.
  open var shadowColor: CGColor? = .black {
    didSet { changed("shadowColor", from: .color(oldValue?.color), to: .color(shadowColor?.color)) }
  }
  /// The opacity of the shadow, 0…1.
  open var shadowOpacity: Float = 0 {
    didSet {
      changed("shadowOpacity", from: .number(Double(oldValue)), to: .number(Double(shadowOpacity)))
    }
  }
  /// The blur of the shadow, in points.
  open var shadowRadius: CGFloat = 3 {
    didSet { changed("shadowRadius", from: .number(oldValue), to: .number(shadowRadius)) }
  }
  /// The displacement of the shadow, in points.
  ///
  /// Source: the default of Core Animation.
  open var shadowOffset = CGSize(width: 0, height: -3) {
    didSet {
      changed(
        "shadowOffset", from: .pair(oldValue.width, oldValue.height),
        to: .pair(shadowOffset.width, shadowOffset.height))
    }
  }

  /// Creates a layer without decoration.
  public override init() {}

  // MARK: Geometry

  /// The view that the layer belongs to, which has its geometry; nil for a layer of its own.
  weak var view: UIView?
  private var ownBounds = CGRect.zero {
    didSet { changed("bounds", from: .rect(oldValue), to: .rect(ownBounds)) }
  }
  private var ownPosition = CGPoint.zero {
    didSet {
      changed(
        "position", from: .pair(oldValue.x, oldValue.y), to: .pair(ownPosition.x, ownPosition.y))
    }
  }
  private var ownTransform: CGAffineTransform? {
    didSet {
      changed(
        "transform", from: .transform(oldValue ?? .identity),
        to: .transform(ownTransform ?? .identity))
    }
  }
  private weak var ownSuperlayer: CALayer?
  private var ownSublayers: [CALayer] = []

  private var ownAnchorPoint = CGPoint(x: 0.5, y: 0.5)

  /// The point of the bounds that lies at ``position``, in parts of the bounds.
  open var anchorPoint: CGPoint {
    get {
      guard let view else { return ownAnchorPoint }
      return MainActor.assumeIsolated { view.anchorPoint }
    }
    set {
      guard let view else { return ownAnchorPoint = newValue }
      MainActor.assumeIsolated { view.anchorPoint = newValue }
    }
  }

  /// The rectangle in the layer's own coordinate space, in points.
  open var bounds: CGRect {
    get {
      guard let view else { return ownBounds }
      return MainActor.assumeIsolated { view.bounds }
    }
    set {
      guard let view else { return ownBounds = newValue }
      MainActor.assumeIsolated { view.bounds = newValue }
    }
  }

  /// The position of the anchor point in the superlayer's coordinate space, in points.
  open var position: CGPoint {
    get {
      guard let view else { return ownPosition }
      return MainActor.assumeIsolated { view.center }
    }
    set {
      guard let view else { return ownPosition = newValue }
      MainActor.assumeIsolated { view.center = newValue }
    }
  }

  /// Returns the transform of the layer about its anchor point.
  open func affineTransform() -> CGAffineTransform {
    guard let view else { return ownTransform ?? .identity }
    return MainActor.assumeIsolated { view.transform }
  }

  /// Sets the transform of the layer about its anchor point.
  open func setAffineTransform(_ m: CGAffineTransform) {
    guard let view else { return ownTransform = m.isIdentity ? nil : m }
    MainActor.assumeIsolated { view.transform = m }
  }

  /// The rectangle in the superlayer's coordinate space, in points; with a transform, the smallest
  /// around it.
  open var frame: CGRect {
    get {
      let (bounds, position) = (self.bounds, self.position)
      let origin = CGPoint(
        x: -anchorPoint.x * bounds.width, y: -anchorPoint.y * bounds.height)
      let transform = affineTransform()
      let rect = CGRect(origin: origin, size: bounds.size)
      return (transform.isIdentity ? rect : rect.applying(transform))
        .offsetBy(dx: position.x, dy: position.y)
    }
    set {
      bounds.size = newValue.size
      position = CGPoint(
        x: newValue.minX + anchorPoint.x * newValue.width,
        y: newValue.minY + anchorPoint.y * newValue.height)
    }
  }

  /// Converts a point from another layer's coordinate space, or from that around the outermost layer for nil.
  open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
    p.applying(CALayer.conversion(from: l, to: self))
  }

  /// Converts a point to another layer's coordinate space, or to that around the outermost layer for nil.
  open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
    p.applying(CALayer.conversion(from: self, to: l))
  }

  /// Converts a rectangle from another layer's coordinate space, or from that around the outermost layer for nil.
  ///
  /// The result is the smallest rectangle around it.
  open func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
    r.applying(CALayer.conversion(from: l, to: self))
  }

  /// Converts a rectangle to another layer's coordinate space, or to that around the outermost layer for nil.
  ///
  /// The result is the smallest rectangle around it.
  open func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
    r.applying(CALayer.conversion(from: self, to: l))
  }

  // MARK: Hierarchy

  /// The layer that contains this one.
  open var superlayer: CALayer? {
    if let presentedLayer { return presentedLayer.superlayer?.presentation() }
    guard let view else { return ownSuperlayer }
    nonisolated(unsafe) var layer: CALayer?
    MainActor.assumeIsolated { unsafe layer = view.superview?.layer }
    return unsafe layer
  }

  /// The layers inside this one, back to front: those of subviews, then those that were added; nil for
  /// none.
  open var sublayers: [CALayer]? {
    if let presentedLayer { return presentedLayer.sublayers?.compactMap { $0.presentation() } }
    nonisolated(unsafe) var layers: [CALayer] = []
    if let view { MainActor.assumeIsolated { unsafe layers = view.subviews.map(\.layer) } }
    let all = unsafe layers + ownSublayers
    return all.isEmpty ? nil : all
  }

  /// Adds a layer in front of the others.
  open func addSublayer(_ layer: CALayer) {
    layer.removeFromSuperlayer()
    ownSublayers.append(layer)
    layer.ownSuperlayer = self
  }

  /// Adds a layer at an index among those that were added, counted from the back.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    layer.removeFromSuperlayer()
    ownSublayers.insert(layer, at: min(Int(idx), ownSublayers.count))
    layer.ownSuperlayer = self
  }

  /// Removes the layer from its superlayer; the layer of a view stays with the view.
  open func removeFromSuperlayer() {
    ownSuperlayer?.ownSublayers.removeAll { $0 === self }
    ownSuperlayer = nil
  }

  // MARK: Drawing

  /// The corners that ``cornerRadius`` rounds; pictures round all of them.
  open var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]

  /// The part of the layer that is to be drawn.
  private enum Dirt {
    case nothing, everything
    case part(CGRect)
  }

  private var dirt = Dirt.nothing
  /// Draws a part of the content of the view whose layer this is; all of it for nil.
  var drawContent: ((CGRect?) -> Void)?

  /// Marks the whole content as needing display.
  open func setNeedsDisplay() {
    dirt = .everything
    askForDisplay()
  }

  /// Marks a part of the content as needing display; parts add up.
  open func setNeedsDisplay(_ rect: CGRect) {
    switch dirt {
    case .nothing: dirt = .part(rect)
    case .part(let other): dirt = .part(other.union(rect))
    case .everything: break
    }
    askForDisplay()
  }

  /// Schedules a display of the layer for the end of the turn, if it is on screen.
  private func askForDisplay() {
    guard let view else { return }
    MainActor.assumeIsolated { view.window?.setNeedsDisplayPass() }
  }

  /// Marks the content as drawn.
  func forgetDisplay() { dirt = .nothing }

  /// Returns whether the content needs display.
  open func needsDisplay() -> Bool {
    if case .nothing = dirt { false } else { true }
  }

  /// Draws the content now if it needs display.
  ///
  /// The end of the main run loop's turn does that for layers of views on screen.
  open func displayIfNeeded() {
    let asked = dirt
    // What drawing asks for is drawn the next time.
    dirt = .nothing
    switch asked {
    case .nothing: break
    case .part(let rect): drawContent?(rect)
    case .everything: drawContent?(nil)
    }
  }

  // MARK: Animation

  /// The animations, the last in front.
  var runs: [AnimationRun] = []
  /// The layer whose presentation this is.
  private(set) var presentedLayer: CALayer?

  /// A copy of the layer with the values that are shown now, by the clock of its animations.
  ///
  /// Its superlayer and sublayers are copies as well. It is made anew for each call and changes
  /// nothing of the layer; layers that are on no screen have one, too.
  open func presentation() -> CALayer? {
    guard presentedLayer == nil else { return self }
    return onMain { layer in
      let copy = CALayer()
      copy.presentedLayer = layer
      copy.name = layer.name
      copy.masksToBounds = layer.masksToBounds
      copy.take(layer.presentedValues())
      return Handed(copy)
    }.object
  }

  /// Returns the layer whose presentation this is, else the layer itself.
  open func model() -> CALayer { presentedLayer ?? self }

  /// Adds an animation, which replaces one of the same key.
  ///
  /// Without a clock it ends at once; see ``AnimationClock``.
  open func add(_ anim: CAAnimation, forKey key: String?) {
    onMain { [anim = Handed(anim)] in $0.begin(anim.object, forKey: key) }
  }

  /// Returns the animation of a key; nil if there is none.
  open func animation(forKey key: String) -> CAAnimation? {
    onMain { layer in Handed(layer.runs.first { $0.key == key }?.animation) }.object
  }

  /// Returns the keys of the animations in the order in which they were added; nil without animations.
  open func animationKeys() -> [String]? {
    onMain { $0.runs.isEmpty ? nil : $0.runs.map(\.key) }
  }

  /// Ends an animation; its completion handler is told that it did not finish.
  open func removeAnimation(forKey key: String) {
    guard !runs.isEmpty else { return }
    onMain { $0.endRuns(replacedBy: key) }
  }

  /// Ends all animations; their completion handlers are told that they did not finish.
  open func removeAllAnimations() {
    guard !runs.isEmpty else { return }
    onMain { for run in $0.runs { run.end(finished: false) } }
  }
}
