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
