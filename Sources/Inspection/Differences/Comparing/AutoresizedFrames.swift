import AutoLayout
import InterfaceBuilder

/// Stored frames that differ only as autoresizing makes them, as the superview has another size.
enum AutoresizedFrames {
  /// A view with its superview.
  struct Placement {
    let view: DocumentElement
    let superview: DocumentElement
  }

  /// The difference up to which frames are the same along an axis that scales, in points: Interface Builder rounds them.
  private static let tolerance = 1.01

  /// Whether a view's origin or extent along an axis follows its superview's extent.
  ///
  /// Where neither does, a stored frame differs because someone moved the view.
  static func scales(_ view: DocumentElement, alongX: Bool) -> Bool {
    let parts: Set =
      alongX ? ["flexibleMinX", "widthSizable"] : ["flexibleMinY", "heightSizable"]
    return mask(of: view).map { !$0.isDisjoint(with: parts) } ?? true
  }

  /// Whether views move alike where their superviews are resized: without flexible parts a view stays where it is, as one does that
  /// has flexible margins at the right and at the bottom.
  ///
  /// Source: `UIView.AutoresizingMask`; documents are written with either.
  static func haveSameMask(_ old: DocumentElement, _ new: DocumentElement) -> Bool {
    func parts(_ view: DocumentElement) -> Set<String> {
      let parts = mask(of: view) ?? []
      return parts.isEmpty ? ["flexibleMaxX", "flexibleMaxY"] : parts
    }
    return parts(old) == parts(new)
  }

  /// Whether the newer frame is what the mask makes of the older one.
  static func follow(_ old: Placement, _ new: Placement) -> Bool {
    guard let mask = mask(of: old.view), mask == self.mask(of: new.view),
      let (from, to) = frames(old.view, new.view),
      let (around, newAround) = frames(old.superview, new.superview),
      around.size != newAround.size
    else { return false }
    let across = extent(
      (from.minX, from.width), around.width, newAround.width,
      ("flexibleMinX", "widthSizable", "flexibleMaxX"), mask)
    let down = extent(
      (from.minY, from.height), around.height, newAround.height,
      ("flexibleMinY", "heightSizable", "flexibleMaxY"), mask)
    func isSame(_ extent: (Double, Double), _ stored: (Double, Double), scales: Bool) -> Bool {
      let tolerance = scales ? Self.tolerance : DifferenceNoise.rounding
      return abs(extent.0 - stored.0) <= tolerance && abs(extent.1 - stored.1) <= tolerance
    }
    return isSame(across, (to.minX, to.width), scales: scales(new.view, alongX: true))
      && isSame(down, (to.minY, to.height), scales: scales(new.view, alongX: false))
  }

  /// The flexible parts of a view's autoresizing mask, as it is written; nil where none is.
  static func mask(of view: DocumentElement) -> Set<String>? {
    view.child(key: "autoresizingMask").map { mask in
      Set(mask.attributes.filter { $0.value == "YES" }.map(\.name))
    }
  }

  private static func frames(_ old: DocumentElement, _ new: DocumentElement) -> (Rect, Rect)? {
    guard let first = frame(of: old), let second = frame(of: new) else { return nil }
    return (first, second)
  }

  private static func frame(of view: DocumentElement) -> Rect? {
    guard let element = view.child(key: "frame") else { return nil }
    let parts = ["x", "y", "width", "height"].compactMap { element[$0].flatMap(Double.init) }
    guard parts.count == 4 else { return nil }
    return Rect(x: parts[0], y: parts[1], width: parts[2], height: parts[3])
  }

  /// The origin and extent along an axis in a superview of another extent: its growth goes to the flexible parts, in
  /// proportion to their extents.
  private static func extent(
    _ part: (Double, Double), _ old: Double, _ new: Double, _ names: (String, String, String),
    _ mask: Set<String>
  ) -> (Double, Double) {
    let parts = [
      (names.0, part.0), (names.1, part.1), (names.2, old - part.0 - part.1),
    ].map { (isFlexible: mask.contains($0.0), extent: max($0.1, 0)) }
    let flexible = parts.filter(\.isFlexible)
    let sum = flexible.map(\.extent).reduce(0, +)
    func growth(_ index: Int) -> Double {
      guard parts[index].isFlexible else { return 0 }
      let share = sum > 0 ? parts[index].extent / sum : 1 / Double(flexible.count)
      return (new - old) * share
    }
    return (part.0 + growth(0), part.1 + growth(1))
  }
}
