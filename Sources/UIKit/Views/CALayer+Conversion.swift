import Foundation

extension CALayer {
  /// Returns the transform from one layer's coordinate space to another's.
  static func conversion(from source: CALayer?, to target: CALayer?) -> CGAffineTransform {
    let outwards = source?.transformToOutside ?? .identity
    guard let inwards = target?.transformToOutside else { return outwards }
    return outwards.concatenating(inwards.inverted())
  }

  /// The transform from the layer's coordinate space to that around the outermost layer.
  private var transformToOutside: CGAffineTransform {
    var transform = transformToSuperlayer
    var outer = superlayer
    while let layer = outer {
      transform = transform.concatenating(layer.transformToSuperlayer)
      outer = layer.superlayer
    }
    return transform
  }

  /// The transform from the layer's coordinate space to the superlayer's.
  private var transformToSuperlayer: CGAffineTransform {
    let (bounds, anchor, position) = (bounds, anchorPoint, position)
    let centre = CGPoint(
      x: bounds.minX + anchor.x * bounds.width, y: bounds.minY + anchor.y * bounds.height)
    return CGAffineTransform(translationX: -centre.x, y: -centre.y)
      .concatenating(affineTransform())
      .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
  }
}
