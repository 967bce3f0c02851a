public import Foundation

// Geometry written as text, and read back: `{1, 2}`, `{{1, 2}, {3, 4}}`.

/// A point as `{x, y}`.
public func NSStringFromCGPoint(_ point: CGPoint) -> String { NSCoder.string(for: point) }
/// A size as `{width, height}`.
public func NSStringFromCGSize(_ size: CGSize) -> String { NSCoder.string(for: size) }
/// A rectangle as `{{x, y}, {width, height}}`.
public func NSStringFromCGRect(_ rect: CGRect) -> String { NSCoder.string(for: rect) }
/// Insets as `{top, left, bottom, right}`.
public func NSStringFromUIEdgeInsets(_ insets: UIEdgeInsets) -> String {
  NSCoder.string(for: insets)
}

extension NSCoder {
  /// A point as `{x, y}`.
  public class func string(for point: CGPoint) -> String { text([point.x, point.y]) }
  /// A vector as `{dx, dy}`.
  public class func string(for vector: CGVector) -> String { text([vector.dx, vector.dy]) }
  /// A size as `{width, height}`.
  public class func string(for size: CGSize) -> String { text([size.width, size.height]) }
  /// A rectangle as `{{x, y}, {width, height}}`.
  public class func string(for rect: CGRect) -> String {
    "{\(string(for: rect.origin)), \(string(for: rect.size))}"
  }
  /// Insets as `{top, left, bottom, right}`.
  public class func string(for insets: UIEdgeInsets) -> String {
    text([insets.top, insets.left, insets.bottom, insets.right])
  }
  /// Insets as `{top, leading, bottom, trailing}`.
  public class func string(for insets: NSDirectionalEdgeInsets) -> String {
    text([insets.top, insets.leading, insets.bottom, insets.trailing])
  }
  /// A displacement as `{horizontal, vertical}`.
  public class func string(for offset: UIOffset) -> String {
    text([offset.horizontal, offset.vertical])
  }
  /// The text for a map, as `[a, b, c, d, tx, ty]`.
  public class func string(for transform: CGAffineTransform) -> String {
    let numbers = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
    return "[\(text(numbers).dropFirst().dropLast())]"
  }

  /// The map that a text stands for; the one that changes nothing for any other text.
  public class func cgAffineTransform(for string: String) -> CGAffineTransform {
    numbers(6, in: string).map {
      CGAffineTransform(a: $0[0], b: $0[1], c: $0[2], d: $0[3], tx: $0[4], ty: $0[5])
    } ?? .identity
  }

  /// The point that a text stands for; zero for any other text.
  public class func cgPoint(for string: String) -> CGPoint {
    numbers(2, in: string).map { CGPoint(x: $0[0], y: $0[1]) } ?? .zero
  }
  /// The vector that a text stands for; zero for any other text.
  public class func cgVector(for string: String) -> CGVector {
    numbers(2, in: string).map { CGVector(dx: $0[0], dy: $0[1]) } ?? .zero
  }
  /// The size that a text stands for; zero for any other text.
  public class func cgSize(for string: String) -> CGSize {
    numbers(2, in: string).map { CGSize(width: $0[0], height: $0[1]) } ?? .zero
  }
  /// The rectangle that a text stands for; zero for any other text.
  public class func cgRect(for string: String) -> CGRect {
    numbers(4, in: string).map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) } ?? .zero
  }
  /// The insets that a text stands for; zero for any other text.
  public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
    numbers(4, in: string).map {
      UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3])
    } ?? .zero
  }
  /// The insets that a text stands for; zero for any other text.
  public class func nsDirectionalEdgeInsets(for string: String) -> NSDirectionalEdgeInsets {
    numbers(4, in: string).map {
      NSDirectionalEdgeInsets(top: $0[0], leading: $0[1], bottom: $0[2], trailing: $0[3])
    } ?? .zero
  }
  /// The displacement that a text stands for; zero for any other text.
  public class func uiOffset(for string: String) -> UIOffset {
    numbers(2, in: string).map { UIOffset(horizontal: $0[0], vertical: $0[1]) } ?? .zero
  }

  /// Numbers with the fewest digits that read back as the same.
  private class func text(_ numbers: [CGFloat]) -> String {
    let texts = numbers.map { number in
      let text = "\(number)"
      return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
    return "{\(texts.joined(separator: ", "))}"
  }

  /// The numbers of a text if it has so many.
  private class func numbers(_ count: Int, in text: String) -> [CGFloat]? {
    let parts = text.split { "{}[], ".contains($0) }
    let numbers = parts.compactMap { Double($0) }
    return parts.count == count && numbers.count == count ? numbers.map { CGFloat($0) } : nil
  }
}
