import AutoLayout
import InterfaceBuilder

/// Changes of stored frames to those that constraints give.
enum FrameUpdate {
  /// Differences up to this many points are rounding, as `misplaced-view` counts.
  static let rounding = 1.0

  /// The greatest difference of an edge or extent, in points.
  static func distance(_ first: Rect, _ second: Rect) -> Double {
    max(
      abs(first.minX - second.minX), abs(first.minY - second.minY),
      abs(first.width - second.width), abs(first.height - second.height))
  }

  /// A stored frame with the edges and extents that moved; nil where none did, or none was where it is stored.
  static func following(_ stored: Rect, from old: Rect, to new: Rect) -> Rect? {
    func number(_ stored: Double, _ old: Double, _ new: Double) -> Double {
      abs(new - old) > rounding && abs(stored - old) <= rounding ? new : stored
    }
    let rect = Rect(
      x: number(stored.minX, old.minX, new.minX), y: number(stored.minY, old.minY, new.minY),
      width: number(stored.width, old.width, new.width),
      height: number(stored.height, old.height, new.height))
    return rect == stored ? nil : rect
  }

  /// Stores a frame for a view; nil where the document stores none.
  static func change(
    of view: ViewDescription, to frame: Rect, names: ObjectNames, because reason: String
  ) -> DocumentChange? {
    guard let element = view.frameElement, let stored = view.geometry.frame else { return nil }
    let numbers = [
      ("x", stored.minX, frame.minX), ("y", stored.minY, frame.minY),
      ("width", stored.width, frame.width), ("height", stored.height, frame.height),
    ]
    var operations = numbers.filter { $0.1 != $0.2 }.map { name, _, value in
      DocumentChange.Operation.setAttribute(
        name, to: ObjectNumber.coordinate(value), of: element)
    }
    if view.geometry.isMisplaced {
      operations.append(.setAttribute("misplaced", to: nil, of: view.element))
    }
    return DocumentChange(
      operations: operations,
      summary: "sets the frame of \(names.shortName(of: view.id)) to \(text(frame)) instead of "
        + "\(text(stored)), as \(reason)",
      place: view.element)
  }

  private static func text(_ frame: Rect) -> String {
    let numbers = [frame.minX, frame.minY, frame.width, frame.height]
    return "("
      + numbers.map { JSONText.format(($0 * 1000).rounded() / 1000) }
      .joined(separator: ", ") + ")"
  }
}
