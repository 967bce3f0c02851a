public import Foundation

/// How a view's rectangle is decorated when it is drawn.
open class CALayer: NSObject {
  /// A name for debugging.
  open var name: String?
  /// The radius of the corners, in points.
  open var cornerRadius: CGFloat = 0
  /// Whether content is cut off at the rounded rectangle.
  open var masksToBounds = false
  /// The colour behind the content; nil for none.
  open var backgroundColor: CGColor?
  /// The colour of the border.
  open var borderColor: CGColor? = .black
  /// The width of the border inside the rectangle, in points.
  open var borderWidth: CGFloat = 0
  /// How visible the layer is: 0…1.
  open var opacity: Float = 1
  /// Whether the layer is left out of drawing.
  open var isHidden = false
  /// The position in front of or behind siblings.
  open var zPosition: CGFloat = 0
  /// The colour of the shadow.
  open var shadowColor: CGColor? = .black
  /// How visible the shadow is: 0…1.
  open var shadowOpacity: Float = 0
  /// The blur of the shadow, in points.
  open var shadowRadius: CGFloat = 3
  /// The displacement of the shadow, in points.
  ///
  /// Source: the default of Core Animation.
  open var shadowOffset = CGSize(width: 0, height: -3)

  /// Creates a layer without decoration.
  public override init() {}

  // MARK: Geometry

  /// The view whose layer this is, whose geometry and place are the layer's.
  weak var view: UIView?
  private var ownBounds = CGRect.zero
  private var ownPosition = CGPoint.zero
  private weak var ownSuperlayer: CALayer?
  private var ownSublayers: [CALayer] = []

  /// The point of the bounds that lies at ``position``, in parts of the bounds.
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)

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

  /// Where the anchor point lies in the superlayer's coordinate space, in points.
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

  /// The rectangle in the superlayer's coordinate space, in points.
  open var frame: CGRect {
    get {
      let (bounds, position) = (self.bounds, self.position)
      return CGRect(
        x: position.x - anchorPoint.x * bounds.width, y: position.y - anchorPoint.y * bounds.height,
        width: bounds.width, height: bounds.height)
    }
    set {
      bounds.size = newValue.size
      position = CGPoint(
        x: newValue.minX + anchorPoint.x * newValue.width,
        y: newValue.minY + anchorPoint.y * newValue.height)
    }
  }

  // MARK: Hierarchy

  /// The layer that contains this one.
  open var superlayer: CALayer? {
    guard let view else { return ownSuperlayer }
    nonisolated(unsafe) var layer: CALayer?
    MainActor.assumeIsolated { unsafe layer = view.superview?.layer }
    return unsafe layer
  }

  /// The layers inside this one, back to front: those of subviews, then those that were added; nil for
  /// none.
  open var sublayers: [CALayer]? {
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

  /// Leaves the layer it was added to; the layer of a view stays with the view.
  open func removeFromSuperlayer() {
    ownSuperlayer?.ownSublayers.removeAll { $0 === self }
    ownSuperlayer = nil
  }

  // MARK: Drawing

  /// What is still to be drawn.
  private enum Dirt {
    case nothing, everything
    case part(CGRect)
  }

  private var dirt = Dirt.nothing
  /// Draws a part of the content of the view whose layer this is; all of it for nil.
  var drawContent: ((CGRect?) -> Void)?

  /// Asks for the whole content to be drawn.
  open func setNeedsDisplay() { dirt = .everything }

  /// Asks for a part of the content to be drawn; parts asked for add up.
  open func setNeedsDisplay(_ rect: CGRect) {
    switch dirt {
    case .nothing: dirt = .part(rect)
    case .part(let other): dirt = .part(other.union(rect))
    case .everything: break
    }
  }

  /// Whether content is still to be drawn.
  open func needsDisplay() -> Bool {
    if case .nothing = dirt { false } else { true }
  }

  /// Draws the content now if that was asked for.
  ///
  /// Nothing refreshes a screen here: what the end of a frame does on a device is up to the client.
  open func displayIfNeeded() {
    defer { dirt = .nothing }
    switch dirt {
    case .nothing: break
    case .part(let rect): drawContent?(rect)
    case .everything: drawContent?(nil)
    }
  }

  /// Ends an animation.
  ///
  /// Animations end at once here.
  open func removeAnimation(forKey key: String) {}

  /// Ends all animations.
  ///
  /// Animations end at once here.
  open func removeAllAnimations() {}
}
