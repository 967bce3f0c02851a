import Foundation

/// A value of a layer that animations change step by step.
enum AnimatableValue: Hashable {
  case number(Double)
  case pair(Double, Double)
  case rect(CGRect)
  case transform(CGAffineTransform)
  case color(ColorComponents?)
  /// Changes at the end only.
  case flag(Bool)

  /// The value part of the way to another one of the same kind.
  ///
  /// - Parameters:
  ///   - end: The other value.
  ///   - progress: The part of the way for each component; 1 is the other value.
  /// - Returns: The value in between.
  func interpolated(to end: Self, progress: (Int) -> Double) -> Self {
    switch (self, end) {
    case (.number(let first), .number(let second)):
      .number(mix(first, second, progress(0)))
    case (.pair(let x1, let y1), .pair(let x2, let y2)):
      .pair(mix(x1, x2, progress(0)), mix(y1, y2, progress(1)))
    case (.rect(let first), .rect(let second)):
      .rect(
        CGRect(
          x: mix(first.minX, second.minX, progress(0)),
          y: mix(first.minY, second.minY, progress(1)),
          width: mix(first.width, second.width, progress(0)),
          height: mix(first.height, second.height, progress(1))))
    case (.transform(let first), .transform(let second)):
      .transform(TransformParts.between(first, second, progress: progress(0)))
    case (.color(let first), .color(let second)):
      .color(ColorComponents.between(first, second, progress: progress(0)))
    case (.flag, _):
      progress(0) >= 1 ? end : self
    default:
      end
    }
  }

  /// Returns the value to add to another one to get this one; nil for values that cannot be added.
  func difference(from other: Self) -> Self? {
    switch (self, other) {
    case (.number(let first), .number(let second)): .number(first - second)
    case (.pair(let x1, let y1), .pair(let x2, let y2)): .pair(x1 - x2, y1 - y2)
    case (.rect(let first), .rect(let second)):
      .rect(
        CGRect(
          x: first.minX - second.minX, y: first.minY - second.minY,
          width: first.width - second.width, height: first.height - second.height))
    default: nil
    }
  }

  /// The sum with a difference; a transform is applied before this one; else the other value.
  func adding(_ other: Self) -> Self {
    switch (self, other) {
    case (.number(let first), .number(let second)): .number(first + second)
    case (.pair(let x1, let y1), .pair(let x2, let y2)): .pair(x1 + x2, y1 + y2)
    case (.rect(let first), .rect(let second)):
      .rect(
        CGRect(
          x: first.minX + second.minX, y: first.minY + second.minY,
          width: first.width + second.width, height: first.height + second.height))
    case (.transform(let first), .transform(let second)):
      .transform(second.concatenating(first))
    default: other
    }
  }

  /// The value that changes nothing when it is added.
  var zero: Self {
    switch self {
    case .number: .number(0)
    case .pair: .pair(0, 0)
    case .rect: .rect(.zero)
    case .transform: .transform(.identity)
    case .color, .flag: self
    }
  }
}

private func mix(_ first: Double, _ second: Double, _ progress: Double) -> Double {
  progress == 1 ? second : first + (second - first) * progress
}

extension ColorComponents {
  /// The colour part of the way from one to another; none is the other one, transparent.
  static func between(_ first: Self?, _ second: Self?, progress: Double) -> Self? {
    guard let visible = first ?? second else { return nil }
    let start = first ?? visible.transparent
    let end = second ?? visible.transparent
    return ColorComponents(
      red: mix(start.red, end.red, progress), green: mix(start.green, end.green, progress),
      blue: mix(start.blue, end.blue, progress), alpha: mix(start.alpha, end.alpha, progress))
  }

  private var transparent: Self {
    ColorComponents(red: red, green: green, blue: blue, alpha: 0)
  }
}

/// A transform taken apart: first scaled, then sheared, then turned, then moved.
///
/// Source: the decomposition of two-dimensional matrices in CSS Transforms Level 1, section 11; Core
/// Animation takes matrices apart as well, in three dimensions.
struct TransformParts {
  var translation: (x: Double, y: Double)
  var scale: (x: Double, y: Double)
  /// In radians.
  var rotation: Double
  var shear: Double

  init(_ transform: CGAffineTransform) {
    let (a, b, c, d) = (transform.a, transform.b, transform.c, transform.d)
    translation = (transform.tx, transform.ty)
    let scaleX = (a * a + b * b).squareRoot()
    let determinant = a * d - b * c
    scale = (scaleX, scaleX == 0 ? (c * c + d * d).squareRoot() : determinant / scaleX)
    rotation = scaleX == 0 ? 0 : atan2(b, a)
    shear = determinant == 0 || scaleX == 0 ? 0 : (a * c + b * d) / determinant
  }

  var transform: CGAffineTransform {
    let (cosine, sine) = (cos(rotation), sin(rotation))
    return CGAffineTransform(
      a: scale.x * cosine, b: scale.x * sine,
      c: scale.y * (shear * cosine - sine), d: scale.y * (shear * sine + cosine),
      tx: translation.x, ty: translation.y)
  }

  /// The transform part of the way from one to another, turning the shorter way.
  static func between(
    _ first: CGAffineTransform, _ second: CGAffineTransform, progress: Double
  ) -> CGAffineTransform {
    if progress == 0 { return first }
    if progress == 1 { return second }
    var (start, end) = (TransformParts(first), TransformParts(second))
    if abs(end.rotation - start.rotation) > Double.pi {
      if end.rotation > start.rotation {
        start.rotation += 2 * Double.pi
      } else {
        end.rotation += 2 * Double.pi
      }
    }
    start.translation.x = mix(start.translation.x, end.translation.x, progress)
    start.translation.y = mix(start.translation.y, end.translation.y, progress)
    start.scale.x = mix(start.scale.x, end.scale.x, progress)
    start.scale.y = mix(start.scale.y, end.scale.y, progress)
    start.rotation = mix(start.rotation, end.rotation, progress)
    start.shear = mix(start.shear, end.shear, progress)
    return start.transform
  }
}
