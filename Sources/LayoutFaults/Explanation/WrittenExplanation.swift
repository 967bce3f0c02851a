package import AutoLayout

/// An explanation of an edge in words and numbers.
package struct WrittenExplanation: Hashable, Sendable {
  /// A part of the value.
  package struct Share: Hashable, Sendable {
    /// The constraint or other origin.
    package let cause: ExplanationCause
    /// The constant that the share is a multiple of, in points.
    package let constant: Double
    /// The change of the edge in the root's space per point of the constant.
    package let factor: Double
    /// The change of the edge in the superview's space per point of the constant.
    package let factorInSuperview: Double
    /// The share in the root's space, in points.
    package let points: Double
    /// The share in the superview's space, in points.
    package let pointsInSuperview: Double
  }

  /// A constraint that does not hold.
  package struct Overruled: Hashable, Sendable {
    /// The constraint.
    package let cause: ExplanationCause
    /// Its priority.
    package let priority: Double
    /// The distance from holding, in points.
    package let violation: Double
    /// Whether it is required, and a conflict broke it.
    package let isBroken: Bool
    /// The constraints that overrule it.
    package let rivals: [ExplanationCause]
  }

  /// The layout without the constraints that hold the edge.
  package struct Removal: Hashable, Sendable {
    /// The constraints.
    package let causes: [ExplanationCause]
    /// The value in the root's space without them, in points.
    package let value: Double
    /// The values in the root's space that are open without them.
    package let range: ClosedRange<Double>?
  }

  /// A conflict.
  package struct Conflict: Hashable, Sendable {
    /// The constraint that was broken.
    package let broken: ExplanationCause
    /// All constraints that exclude each other.
    package let members: [ExplanationCause]
  }

  /// The name of the edge: `top`, `minX`.
  package let edge: String
  /// The name of the edge in space, where it differs: `right` for `leading` from right to left.
  package let edgeInSpace: String
  /// The value in the root's space, in points.
  package let value: Double
  /// The value in the superview's space, in points; nil for the root.
  package let valueInSuperview: Double?
  /// The values in the root's space that constraints leave open.
  package let range: ClosedRange<Double>?
  /// The values in the superview's space that constraints leave open.
  package let rangeInSuperview: ClosedRange<Double>?
  /// The shares, from the view outwards.
  package let shares: [Share]
  /// The constraints that hold the edge at the same value besides.
  package let alsoHeldBy: [ExplanationCause]
  /// The layout without the first constraint and those.
  package let removal: Removal?
  /// The constraints on the edge that do not hold.
  package let overruled: [Overruled]
  /// The inequalities on the edge that are just met.
  package let justMet: [ExplanationCause]
  /// The conflicts that the edge is part of.
  package let conflicts: [Conflict]
}

extension WrittenExplanation {
  /// Puts an explanation into words.
  @MainActor
  package init(_ explanation: EdgeExplanation, names: some ExplanationNames) {
    edge = explanation.edge.name
    edgeInSpace = explanation.resolved.name
    value = explanation.value
    valueInSuperview = explanation.valueInParent
    range = explanation.range
    rangeInSuperview = explanation.rangeInParent
    shares = explanation.shares.map { share in
      Share(
        cause: ExplanationCause(share.source, names: names), constant: share.constant,
        factor: share.factor, factorInSuperview: share.factorInParent, points: share.points,
        pointsInSuperview: share.pointsInParent)
    }
    func causes(_ constraints: [EngineConstraint]) -> [ExplanationCause] {
      constraints.map { ExplanationCause($0, names: names) }
    }
    alsoHeldBy = causes(explanation.alsoHeldBy)
    removal = explanation.removal.map {
      Removal(causes: causes($0.constraints), value: $0.value, range: $0.range)
    }
    let broken = explanation.conflicts.map(\.broken)
    overruled = explanation.overruled.map { loser in
      Overruled(
        cause: ExplanationCause(overruled: loser.constraint, names: names),
        priority: loser.priority, violation: loser.violation,
        isBroken: broken.contains { $0 === loser.constraint },
        rivals: causes(loser.rivals))
    }
    justMet = causes(explanation.justMet)
    conflicts = explanation.conflicts.map {
      Conflict(
        broken: ExplanationCause($0.broken, names: names), members: causes($0.constraints))
    }
  }
}

extension LayoutEdge {
  /// The name of the attribute, or of the part of the frame.
  package var name: String {
    switch self {
    case .attribute(let attribute): attribute.name
    case .frame(let variable): variable.rawValue
    }
  }

  /// The edge with a name, whatever its case; nil for another text.
  package init?(named name: String) {
    let name = name.lowercased()
    guard let edge = Self.all.first(where: { $0.name.lowercased() == name }) else { return nil }
    self = edge
  }

  /// The attributes, and the parts of a frame that no attribute is.
  package static let all: [LayoutEdge] =
    LayoutAttribute.allCases.filter { $0 != .notAnAttribute }.map(LayoutEdge.attribute)
    + [.frame(.minX), .frame(.minY)]

  /// The parts of a frame.
  package static let frame: [LayoutEdge] = LayoutVariable.allCases.map(LayoutEdge.frame)
}
