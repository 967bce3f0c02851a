import ConstraintSolver

extension LayoutEngine {
  /// The constraints that the position and the extent of an item along an axis follow from, as of the
  /// last solution: each once, after those that its own values follow from.
  func constraintsAffecting(_ item: LayoutItem, _ axis: Axis) -> [EngineConstraint] {
    // An item without variables of its own lies where its view does.
    guard let own = (item.derivedEdges == nil ? item : item.referenceView)?.variables else {
      return []
    }
    let sources = sources
    var seen: Set<Int32> = []
    return [own.origin(axis), own.extent(axis)].filter { !$0.isNone }
      .flatMap { solver.derivation(of: $0) }
      .flatMap(\.constraints)
      .filter { seen.insert($0.number).inserted }
      .compactMap { sources[$0.number]?.constraint }
  }
}

extension LayoutItem {
  /// The constraints that the position and the extent of the item along an axis follow from, as of the
  /// last layout: constraints, content sizes, translated autoresizing masks and the extents of the
  /// root.
  public func constraintsAffecting(_ axis: Axis) -> [EngineConstraint] {
    referenceView?.engine?.constraintsAffecting(self, axis) ?? []
  }
}

extension ViewConstraint {
  /// The attribute of the view that the constraint is about.
  package var attribute: LayoutAttribute {
    switch kind {
    case .autoresizingX, .scrollX: .left
    case .autoresizingY, .scrollY: .top
    default: kind.axis == .horizontal ? .width : .height
    }
  }

  /// The direction of a content size that the constraint is; nil for other constraints.
  package var contentPull: ContentPull? {
    switch kind {
    case .widthHugging, .heightHugging: .hugging
    case .widthCompression, .heightCompression: .compressionResistance
    default: nil
    }
  }
}
