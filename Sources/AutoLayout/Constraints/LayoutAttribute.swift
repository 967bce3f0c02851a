/// The part of an item's alignment rectangle that a constraint relates.
///
/// Raw values are Apple's. The formula of each attribute is its `quantity` along its ``axis``. `LinearForm` has the plain
/// ones written out, for speed. Switches of this module list every attribute, so that the compiler finds those that
/// lack a new one. `CONTRIBUTING.md` lists what other modules need.
public enum LayoutAttribute: Int, Hashable, Sendable, CaseIterable {
  case notAnAttribute = 0
  case left, right, top, bottom, leading, trailing
  case width, height
  case centerX, centerY
  case lastBaseline, firstBaseline
  case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
  case centerXWithinMargins, centerYWithinMargins

  /// A set of attributes that constraints may relate to each other; see ``LayoutConstraint/checkLegality(_:_:multiplier:constant:)``.
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

  /// The set of attributes that the attribute may be related to.
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
    switch self {
    case .notAnAttribute: nil
    case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin,
      .leadingMargin, .trailingMargin, .centerXWithinMargins:
      .horizontal
    case .top, .bottom, .height, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin,
      .centerYWithinMargins:
      .vertical
    }
  }

  /// The quantity along ``axis`` that the attribute stands for, leading and trailing as if reading from left to right.
  var quantity: AttributeQuantity {
    switch self {
    case .notAnAttribute: .none
    case .left, .leading, .top: .position(.near)
    case .right, .trailing, .bottom: .position(.far)
    case .centerX, .centerY: .position(.center)
    case .width, .height: .extent
    case .leftMargin, .leadingMargin, .topMargin: .positionWithinMargins(.near)
    case .rightMargin, .trailingMargin, .bottomMargin: .positionWithinMargins(.far)
    case .centerXWithinMargins, .centerYWithinMargins: .positionWithinMargins(.center)
    case .firstBaseline: .baseline(.first)
    case .lastBaseline: .baseline(.last)
    }
  }

  /// Whether the attribute is a width or a height.
  public var isSize: Bool { quantity == .extent }

  /// Whether the attribute is the baseline of a line of text.
  var isBaseline: Bool { baseline != nil }

  /// The baseline that the attribute is; nil for every other attribute.
  var baseline: Baseline? {
    if case .baseline(let baseline) = quantity { baseline } else { nil }
  }

  /// The edge or centre that the attribute is, of the alignment rectangle or within its margins; nil for extents and
  /// baselines.
  var point: AxisPoint? {
    switch quantity {
    case .position(let point), .positionWithinMargins(let point): point
    case .none, .extent, .baseline: nil
    }
  }

  /// Whether the attribute is an edge or a margin, not a centre, baseline or size.
  package var isEdgeOrMargin: Bool { point == .near || point == .far }

  /// The attribute with left or right for leading or trailing.
  ///
  /// A directional attribute needs an attribute for each direction that it resolves to.
  package func resolved(for direction: LayoutDirection) -> LayoutAttribute {
    let isLeftToRight = direction == .leftToRight
    return switch self {
    case .leading: isLeftToRight ? .left : .right
    case .trailing: isLeftToRight ? .right : .left
    case .leadingMargin: isLeftToRight ? .leftMargin : .rightMargin
    case .trailingMargin: isLeftToRight ? .rightMargin : .leftMargin
    case .notAnAttribute, .left, .right, .top, .bottom, .width, .height, .centerX, .centerY,
      .lastBaseline, .firstBaseline, .leftMargin, .rightMargin, .topMargin, .bottomMargin,
      .centerXWithinMargins, .centerYWithinMargins:
      self
    }
  }

  /// The name Apple's descriptions use.
  public var name: String { String(describing: self) }
}
