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

  /// Ends an animation.
  ///
  /// Animations end at once here.
  open func removeAnimation(forKey key: String) {}

  /// Ends all animations.
  ///
  /// Animations end at once here.
  open func removeAllAnimations() {}
}
