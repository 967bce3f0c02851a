import AutoLayout
import Drawing

/// One side of a constraint in a picture: an item and its attribute.
struct Side {
  /// The frame of the item.
  let frame: Rect
  /// The attribute, with left and right in place of leading and trailing.
  let attribute: LayoutAttribute
  /// The margins of the item.
  let margins: EdgeInsets

  /// The axis of the attribute.
  var axis: Axis { attribute.axis ?? .horizontal }

  /// The place of the attribute along its axis; nil for widths and heights.
  ///
  /// Baselines are drawn at four fifths of the height of a line, as pictures do not tell them.
  var position: Double? {
    let line = min(frame.height, 20)
    switch attribute {
    case .left: return frame.minX
    case .leftMargin: return frame.minX + margins.left
    case .right: return frame.maxX
    case .rightMargin: return frame.maxX - margins.right
    case .top: return frame.minY
    case .topMargin: return frame.minY + margins.top
    case .bottom: return frame.maxY
    case .bottomMargin: return frame.maxY - margins.bottom
    case .centerX: return frame.center.x
    case .centerXWithinMargins: return frame.center.x + (margins.left - margins.right) / 2
    case .centerY: return frame.center.y
    case .centerYWithinMargins: return frame.center.y + (margins.top - margins.bottom) / 2
    case .firstBaseline: return frame.minY + line * 0.8
    case .lastBaseline: return frame.maxY - line * 0.2
    default: return nil
    }
  }

  /// The extent of the item across the axis.
  fileprivate var across: ClosedRange<Double> {
    axis == .horizontal
      ? frame.minY...max(frame.minY, frame.maxY) : frame.minX...max(frame.minX, frame.maxX)
  }
}

/// The line that Interface Builder draws for a constraint.
///
/// Source: Interface Builder's help: distances and extents are I-beams, edges that are the same plain lines; an
/// extent is drawn beside its view.
struct BarGeometry {
  /// The drawing.
  let form: ScenePlate.Bar.Form
  /// Where the line is: its width or its height is 0.
  let extent: Rect

  /// The room between a view and the beam of its extent, in points.
  private static let distance = 6.0

  init(_ first: Side, _ second: Side?) {
    guard let position = first.position else {
      form = .beam
      extent = Self.beside(first)
      return
    }
    let other = second?.position ?? position
    let across = Self.common(first, second)
    if abs(position - other) < 1 {
      form = .line
      extent = Self.rect(first.axis, at: position...position, across: across)
    } else {
      form = .beam
      let middle = (across.lowerBound + across.upperBound) / 2
      extent = Self.rect(
        first.axis, at: min(position, other)...max(position, other), across: middle...middle)
    }
  }

  /// The line of an extent, beside its view.
  private static func beside(_ side: Side) -> Rect {
    let frame = side.frame
    return side.axis == .horizontal
      ? Rect(x: frame.minX, y: frame.maxY + distance, width: frame.width, height: 0)
      : Rect(x: frame.maxX + distance, y: frame.minY, width: 0, height: frame.height)
  }

  /// The extent across the axis that both sides have in common; that of the smaller one where there is none.
  private static func common(_ first: Side, _ second: Side?) -> ClosedRange<Double> {
    guard let second else { return first.across }
    let lower = max(first.across.lowerBound, second.across.lowerBound)
    let upper = min(first.across.upperBound, second.across.upperBound)
    return lower < upper ? lower...upper : first.across
  }

  private static func rect(
    _ axis: Axis, at along: ClosedRange<Double>, across: ClosedRange<Double>
  ) -> Rect {
    let (length, height) = (
      along.upperBound - along.lowerBound, across.upperBound - across.lowerBound
    )
    return axis == .horizontal
      ? Rect(x: along.lowerBound, y: across.lowerBound, width: length, height: height)
      : Rect(x: across.lowerBound, y: along.lowerBound, width: height, height: length)
  }
}
