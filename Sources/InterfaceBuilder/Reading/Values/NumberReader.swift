import AutoLayout

/// Reads numbers, with a problem for everything layout cannot use.
struct NumberReader {
  /// The largest magnitude that layout is asked to handle, in points.
  ///
  /// UIKit replaces constants beyond an internal limit; ten million points is our choice.
  static let limit = 10_000_000.0

  /// A number as written, before asking whether layout can use it.
  ///
  /// `nan`, `inf` and `1e308` are numbers here.
  static func raw(_ text: String) -> Double? {
    let isPlain = text.utf8.allSatisfy {
      switch $0 {
      case UInt8(ascii: "x"), UInt8(ascii: "X"), UInt8(ascii: "p"), UInt8(ascii: "P"): false
      default: true
      }
    }
    return isPlain ? Double(text) : nil
  }

  /// Interface Builder writes the least normal number where an inset was never set.
  static func withoutMarker(_ value: Double) -> Double {
    value.magnitude <= Double.leastNormalMagnitude ? 0 : value
  }
}

extension ReadingContext {
  /// A usable number; `nil`, and a problem unless it is missing, otherwise.
  func number(_ name: String, of element: DocumentElement) -> Double? {
    guard let text = element[name] else { return nil }
    guard let value = NumberReader.raw(text), !value.isNaN else {
      report(.notANumber(text), at: element, attribute: name)
      return nil
    }
    guard value.magnitude <= NumberReader.limit else {
      report(.outOfRange(text), at: element, attribute: name)
      return nil
    }
    return NumberReader.withoutMarker(value)
  }

  /// A length of a `<frame key="frameInset"/>`: points, or a share as `50.00%`.
  func insetLength(
    _ name: String, of element: DocumentElement
  ) -> ViewGeometry.FrameInset.Length? {
    if let text = element[name], text.hasSuffix("%"),
      let percent = NumberReader.raw(String(text.dropLast())),
      percent.magnitude <= NumberReader.limit
    {
      return .share(percent / 100)
    }
    return number(name, of: element).map { .points($0) }
  }

  func number(_ name: String, of source: VariedElement) -> Double? {
    number(name, of: source.holder(of: name))
  }

  func integer(_ name: String, of source: VariedElement) -> Int? {
    number(name, of: source).map { Int($0) }
  }

  func priority(_ name: String, of source: VariedElement) -> Float? {
    number(name, of: source).map { Float($0) }
  }

  /// A `<rect key="…" x y width height/>`.
  func rect(_ element: DocumentElement?) -> Rect? {
    guard let element, element.name == "rect",
      let x = number("x", of: element), let y = number("y", of: element),
      let width = number("width", of: element), let height = number("height", of: element)
    else { return nil }
    return Rect(x: x, y: y, width: width, height: height)
  }

  /// A `<size key="…" width height/>`.
  func size(_ element: DocumentElement?) -> Size? {
    guard let element, element.name == "size" || element.name == "value",
      let width = number("width", of: element), let height = number("height", of: element)
    else { return nil }
    return Size(width: width, height: height)
  }

  /// An `<inset key="…" minX minY maxX maxY/>`.
  func inset(_ element: DocumentElement?) -> EdgeInsets? {
    guard let element, element.name == "inset" else { return nil }
    return EdgeInsets(
      top: number("minY", of: element) ?? 0, left: number("minX", of: element) ?? 0,
      bottom: number("maxY", of: element) ?? 0, right: number("maxX", of: element) ?? 0)
  }

  /// A `<directionalEdgeInsets key="…" top leading bottom trailing/>`.
  func directionalInsets(_ element: DocumentElement?) -> DirectionalEdgeInsets? {
    guard let element, element.name == "directionalEdgeInsets" else { return nil }
    return DirectionalEdgeInsets(
      top: number("top", of: element) ?? 0, leading: number("leading", of: element) ?? 0,
      bottom: number("bottom", of: element) ?? 0, trailing: number("trailing", of: element) ?? 0)
  }

  /// An `<edgeInsets key="…" top left bottom right/>`.
  func edgeInsets(_ element: DocumentElement?) -> EdgeInsets? {
    guard let element, element.name == "edgeInsets" else { return nil }
    return EdgeInsets(
      top: number("top", of: element) ?? 0, left: number("left", of: element) ?? 0,
      bottom: number("bottom", of: element) ?? 0, right: number("right", of: element) ?? 0)
  }
}
