import AutoLayout

/// A shadow as a stack of translucent figures, the outermost first.
enum SoftShadow {
  /// One figure of the stack.
  struct Layer {
    /// How far its edge is outside of the shape's, in points.
    var outset: Double
    /// Its opacity.
    var alpha: Double
  }

  /// The layers whose sum falls off like a blurred edge.
  ///
  /// - Parameters:
  ///   - blur: The standard deviation of the edge in points.
  ///   - alpha: The opacity where the shadow is darkest.
  /// - Returns: Figures to draw one over the other.
  static func layers(blur: Double, alpha: Double) -> [Layer] {
    guard blur > 0.1 else { return [Layer(outset: 0, alpha: alpha)] }
    let steps = Int(min(max(blur * 3, 6), 24))
    var layers: [Layer] = []
    var covered = 0.0
    for step in 1...steps {
      let progress = Double(step) / Double(steps)
      let target = alpha * progress * progress * (3 - 2 * progress)
      guard covered < 1 else { break }
      layers.append(
        Layer(outset: 2 * blur * (1 - 2 * progress), alpha: (target - covered) / (1 - covered)))
      covered = target
    }
    return layers
  }
}
