/// A conflict to scale along one axis: the spans of items and constraints if one constraint is left out.
package struct ConflictPlan: Hashable, Sendable {
  /// A part of the axis, in points.
  package struct Span: Hashable, Sendable {
    package var start: Double
    package var end: Double
  }

  package struct Item: Hashable, Sendable {
    package var item: LogItem
    package var span: Span
  }

  package struct Bar: Hashable, Sendable {
    /// The constraint by its place in the list.
    package var member: Int
    package var span: Span
    /// Whether it is the one that is left out; its span is as long as it asks for.
    package var isLeftOut: Bool
  }

  package let isHorizontal: Bool
  package let items: [Item]
  package let bars: [Bar]
}

extension ConflictExplanation {
  /// The plan of the main subset; nil where there is no conflict.
  package var plan: ConflictPlan? {
    guard let subset = analysis.subsets.first else { return nil }
    let constraints = log.constraints
    let left = leftOut ?? subset.members[0]
    let others = constraints.indices.filter { !subset.members.contains($0) }
    let system = RebuiltSystem(constraints, reading)
    guard let values = SystemSolver(system).values(without: Set(others).union([left])) else {
      return nil
    }
    let isHorizontal = constraints[subset.members[0]].first.attribute.isHorizontal
    let axis = PlanAxis(values, KnownOwners(constraints), isHorizontal: isHorizontal)
    var items: [LogItem] = []
    for item in subset.members.flatMap({ constraints[$0].items })
    where !items.contains(where: { $0.key == item.key }) {
      items.append(item)
    }
    return ConflictPlan(
      isHorizontal: isHorizontal,
      items: items.map { .init(item: $0, span: axis.span(of: $0)) },
      bars: subset.members.map { member in
        let span = axis.span(of: constraints[member], asWanted: member == left)
        return .init(member: member, span: span, isLeftOut: member == left)
      })
  }

  /// The constraint that is drawn as the one that does not fit: the one to edit, or the one that breaks.
  private var leftOut: Int? {
    switch remedy?.edit {
    case .lower(let member), .remove(let member): member
    case .lowerAll(let members): members.first
    case .stopTranslating, .some(.none), nil: log.broken ?? repairs.first?.member
    }
  }
}

/// Places on one axis.
private struct PlanAxis {
  private let values: [RebuiltSystem.Unknown: Double]
  private let owners: KnownOwners
  private let isHorizontal: Bool

  init(
    _ values: [RebuiltSystem.Unknown: Double], _ owners: KnownOwners, isHorizontal: Bool
  ) {
    self.values = values
    self.owners = owners
    self.isHorizontal = isHorizontal
  }

  func span(of item: LogItem) -> ConflictPlan.Span {
    let ends = isHorizontal ? ("left", "right") : ("top", "bottom")
    return .init(start: value(item, ends.0), end: value(item, ends.1))
  }

  func span(of constraint: ConstraintDescription, asWanted: Bool) -> ConflictPlan.Span {
    let first = constraint.first
    guard let second = constraint.second, !first.attribute.isExtent else {
      let span = span(of: first.item)
      guard asWanted, constraint.second == nil else { return span }
      return .init(start: span.start, end: span.start + constraint.constant.value)
    }
    let start = place(second)
    guard asWanted else { return .init(start: start, end: place(first)) }
    return .init(
      start: start, end: constraint.multiplier.value * start + constraint.constant.value)
  }

  private func place(_ side: ConstraintDescription.Side) -> Double {
    side.attribute.parts.map { $0.1 * value(side.item, $0.0) }.reduce(0, +)
  }

  private func value(_ item: LogItem, _ name: String) -> Double {
    values[owners.edge(of: item, name) ?? .init(item: item.key, name: name)] ?? 0
  }
}
