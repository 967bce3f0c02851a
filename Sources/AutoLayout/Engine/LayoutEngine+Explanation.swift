import ConstraintSolver

extension LayoutEngine {
  /// What the place and the extent of an item along an axis follow from, as of the last solution,
  /// each constraint once, those that others build on first.
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

  /// Moves views to another solution in which an item lies somewhere else, if there is one.
  ///
  /// Of both ends of the first variable that is open the one farther away is taken; where nothing
  /// stops the variable, it moves by the extent of the host.
  ///
  /// - Returns: Whether there is another solution.
  func exerciseAmbiguity(of item: LayoutItem) -> Bool {
    guard let open = openVariables(of: item).first else { return false }
    removeTieBreakers(ambiguity?.takeAll() ?? [])
    ambiguity = nil
    wasStructureEdited = true
    let former = solver.value(of: open)
    optimise()
    if let extremes = solver.extremes(of: open) {
      place(at: farther(extremes.least, extremes.greatest, from: former, open))
    }
    return true
  }

  /// The values of an extreme, with those that nothing stops moved by the extent of the host.
  private func farther(
    _ least: Extreme, _ greatest: Extreme, from former: Double, _ open: Variable
  ) -> [(Variable, Double)] {
    let reach = max(host.frame.width, host.frame.height)
    func values(_ extreme: Extreme) -> [(Variable, Double)] {
      extreme.changes.map { change in
        let value = solver.value(of: change.variable)
        if change.value.isFinite { return (change.variable, change.value) }
        return (change.variable, change.value < 0 ? value - reach : value + reach)
      }
    }
    func distance(_ values: [(Variable, Double)]) -> Double {
      abs((values.first { $0.0 == open }?.1 ?? former) - former)
    }
    // An extreme names what differs from the solution only.
    let present = [(open, solver.value(of: open))]
    let (low, high) = (values(least) + present, values(greatest) + present)
    return distance(low) > distance(high) ? low : high
  }

  /// Gives views frames of another solution, near which what is open stays from then on.
  private func place(at values: [(Variable, Double)]) {
    let values = Dictionary(values) { first, _ in first }
    func value(_ variable: Variable) -> Double {
      variable.isNone ? 0 : values[variable] ?? solver.value(of: variable)
    }
    for view in views(of: values.keys.sorted()) where !isHost(view) {
      guard let own = view.variables, let parent = view.parent else { continue }
      func origin(_ axis: Axis) -> Double {
        let outer = value(variables(of: parent).origin(axis)) - parent.alignmentInsets.near(axis)
        return value(own.origin(axis)) - view.alignmentInsets.near(axis) - outer
          + parent.boundsOrigin.along(axis)
      }
      func extent(_ axis: Axis) -> Double {
        value(own.extent(axis)) + view.alignmentInsets.total(axis)
      }
      view.changeExtras { $0.keepsOpenPosition = true }
      view.setFrame(
        Rect(
          x: origin(.horizontal), y: origin(.vertical), width: extent(.horizontal),
          height: extent(.vertical)))
    }
  }
}

extension LayoutItem {
  /// What the place and the extent of the item along an axis follow from, as of the last layout:
  /// constraints, content sizes, translated autoresizing masks and the extents of the root.
  public func constraintsAffecting(_ axis: Axis) -> [EngineConstraint] {
    referenceView?.engine?.constraintsAffecting(self, axis) ?? []
  }

  /// Moves the item to another place that its constraints allow, for the next layout to take.
  ///
  /// - Returns: Whether there is one.
  @discardableResult
  public func exerciseAmbiguity() -> Bool {
    referenceView?.engine?.exerciseAmbiguity(of: self) ?? false
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

/// The two directions of a content size.
package enum ContentPull: Hashable, Sendable {
  /// The extent is at most the content's.
  case hugging
  /// The extent is at least the content's.
  case compressionResistance
}
