/// The part of an item's alignment rectangle that a constraint relates.
///
/// Raw values are Apple's.
public enum LayoutAttribute: Int, Hashable, Sendable, CaseIterable {
  case notAnAttribute = 0
  case left, right, top, bottom, leading, trailing
  case width, height
  case centerX, centerY
  case lastBaseline, firstBaseline
  case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
  case centerXWithinMargins, centerYWithinMargins

  /// The quantity that an attribute measures; only attributes of one family can be related.
  package enum Family: Hashable {
    /// No attribute at all.
    case none
    /// A horizontal position given as left, right or their margins.
    case absoluteX
    /// A horizontal position given in reading direction.
    case directionalX
    /// A horizontal centre, which pairs with either kind of horizontal position.
    case centerX
    /// A vertical position.
    case y
    /// A width or a height.
    case size
  }

  /// The quantity that the attribute measures.
  package var family: Family {
    switch self {
    case .notAnAttribute: .none
    case .left, .right, .leftMargin, .rightMargin: .absoluteX
    case .leading, .trailing, .leadingMargin, .trailingMargin: .directionalX
    case .centerX, .centerXWithinMargins: .centerX
    case .top, .bottom, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin,
      .centerYWithinMargins:
      .y
    case .width, .height: .size
    }
  }

  /// The axis the attribute lies on; nil for `notAnAttribute`.
  public var axis: Axis? {
    switch family {
    case .none: nil
    case .absoluteX, .directionalX, .centerX: .horizontal
    case .y: .vertical
    case .size: self == .width ? .horizontal : .vertical
    }
  }

  /// Whether the attribute is a width or a height.
  public var isSize: Bool { family == .size }

  /// Whether the attribute is the baseline of a line of text.
  var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }

  /// Whether the attribute is an edge or a margin, as opposed to a centre, baseline or size.
  package var isEdgeOrMargin: Bool {
    switch self {
    case .left, .right, .top, .bottom, .leading, .trailing, .leftMargin, .rightMargin, .topMargin,
      .bottomMargin, .leadingMargin, .trailingMargin:
      true
    default:
      false
    }
  }

  /// Left or right in place of leading or trailing.
  package func resolved(for direction: LayoutDirection) -> LayoutAttribute {
    let isLeftToRight = direction == .leftToRight
    return switch self {
    case .leading: isLeftToRight ? .left : .right
    case .trailing: isLeftToRight ? .right : .left
    case .leadingMargin: isLeftToRight ? .leftMargin : .rightMargin
    case .trailingMargin: isLeftToRight ? .rightMargin : .leftMargin
    default: self
    }
  }

  /// The name Apple's descriptions use.
  public var name: String { String(describing: self) }
}
