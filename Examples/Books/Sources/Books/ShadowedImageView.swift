import UIKit

/// An image view that casts a shadow, also on Interface Builder's canvas.
@IBDesignable
final class ShadowedImageView: UIImageView {
  /// The opacity of the shadow, between 0 and 1.
  @IBInspectable var shadowOpacity: CGFloat = 0.35 { didSet { castShadow() } }
  /// The blur of the shadow, in points.
  @IBInspectable var shadowRadius: CGFloat = 8 { didSet { castShadow() } }
  /// The distance of the shadow from the picture, in points.
  @IBInspectable var shadowOffset = CGSize(width: 0, height: 4) { didSet { castShadow() } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    castShadow()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    castShadow()
  }

  override func prepareForInterfaceBuilder() {
    super.prepareForInterfaceBuilder()
    castShadow()
  }

  private func castShadow() {
    layer.shadowOpacity = Float(shadowOpacity)
    layer.shadowRadius = shadowRadius
    layer.shadowOffset = shadowOffset
  }
}
