public import ConstraintSolver

/// The kind of position or extent that an anchor stands for; anchors of different kinds cannot be
/// related.
public protocol AnchorKind {}

/// Anchors that are horizontal positions.
public enum HorizontalAnchor: AnchorKind {}
/// Anchors that are vertical positions.
public enum VerticalAnchor: AnchorKind {}
/// Anchors that are extents.
public enum DimensionAnchor: AnchorKind {}

/// An attribute of an item, ready to be related to another of its kind.
///
/// An anchor retains its item; the constraints it makes do not. Constraints are made inactive.
public struct LayoutAnchor<Kind: AnchorKind> {
  /// The view or guide.
  public let item: LayoutItem
  /// The attribute.
  public let attribute: LayoutAttribute

  /// Creates a constraint between two anchors, `self  relation  anchor + constant`.
  public func constraint(
    _ relation: Relation = .equal, to anchor: LayoutAnchor<Kind>, constant: Double = 0,
    priority: Priority = .required
  ) -> LayoutConstraint {
    LayoutConstraint(
      item, attribute, relation, anchor.item, anchor.attribute, constant: constant,
      priority: priority)
  }
}

extension LayoutAnchor where Kind == DimensionAnchor {
  /// Creates a constraint on an extent alone, in points.
  public func constraint(
    _ relation: Relation = .equal, toConstant constant: Double, priority: Priority = .required
  ) -> LayoutConstraint {
    LayoutConstraint(item, attribute, relation, constant: constant, priority: priority)
  }

  /// Creates a constraint between two extents, `self  relation  multiplier × anchor + constant`.
  public func constraint(
    _ relation: Relation = .equal, to anchor: LayoutAnchor<Kind>, multiplier: Double,
    constant: Double = 0, priority: Priority = .required
  ) -> LayoutConstraint {
    LayoutConstraint(
      item, attribute, relation, anchor.item, anchor.attribute, multiplier: multiplier,
      constant: constant, priority: priority)
  }
}

extension LayoutItem {
  private func anchor<Kind>(_ attribute: LayoutAttribute) -> LayoutAnchor<Kind> {
    LayoutAnchor(item: self, attribute: attribute)
  }

  /// The edge where reading begins.
  public var leadingAnchor: LayoutAnchor<HorizontalAnchor> { anchor(.leading) }
  /// The edge where reading ends.
  public var trailingAnchor: LayoutAnchor<HorizontalAnchor> { anchor(.trailing) }
  /// The left edge.
  public var leftAnchor: LayoutAnchor<HorizontalAnchor> { anchor(.left) }
  /// The right edge.
  public var rightAnchor: LayoutAnchor<HorizontalAnchor> { anchor(.right) }
  /// The horizontal centre.
  public var centerXAnchor: LayoutAnchor<HorizontalAnchor> { anchor(.centerX) }
  /// The top edge.
  public var topAnchor: LayoutAnchor<VerticalAnchor> { anchor(.top) }
  /// The bottom edge.
  public var bottomAnchor: LayoutAnchor<VerticalAnchor> { anchor(.bottom) }
  /// The vertical centre.
  public var centerYAnchor: LayoutAnchor<VerticalAnchor> { anchor(.centerY) }
  /// The baseline of the first line of text.
  public var firstBaselineAnchor: LayoutAnchor<VerticalAnchor> { anchor(.firstBaseline) }
  /// The baseline of the last line of text.
  public var lastBaselineAnchor: LayoutAnchor<VerticalAnchor> { anchor(.lastBaseline) }
  /// The width.
  public var widthAnchor: LayoutAnchor<DimensionAnchor> { anchor(.width) }
  /// The height.
  public var heightAnchor: LayoutAnchor<DimensionAnchor> { anchor(.height) }
}

extension LayoutConstraint {
  /// Activates constraints in order.
  ///
  /// - Throws: `ConstraintError.noCommonAncestor` at the first that has none; those before it stay
  ///   active.
  public static func activate(_ constraints: [LayoutConstraint]) throws(ConstraintError) {
    for constraint in constraints { try constraint.activate() }
  }
}
