extension LayoutView {
  /// The conflicts in the hierarchy's last layout, oldest broken constraint first.
  public var conflicts: [LayoutConflict] { engine?.conflicts ?? [] }

  /// The conflicts of the hierarchy's last layout that it did not have at the last call.
  ///
  /// - Complexity: Constant where there never was a conflict.
  package func takeNewConflicts() -> [LayoutConflict] {
    root.engine?.takeNewConflicts() ?? []
  }

  /// The items of the hierarchy that constraints leave open, as of the last layout.
  public var ambiguities: [LayoutAmbiguity] {
    guard let engine else { return [] }
    return engine.openItems.map {
      LayoutAmbiguity(item: $0, variables: $0.openVariables(in: engine))
    }
  }

  /// The violation of a constraint in the hierarchy's last layout, in points; nil if it takes no
  /// part.
  package func violation(of constraint: EngineConstraint) -> Double? {
    engine?.violation(of: constraint)
  }
}

extension LayoutItem {
  /// The variables of this item that constraints leave open, as of the last layout.
  public var ambiguousVariables: [LayoutVariable] {
    guard let engine = referenceView?.engine else { return [] }
    return openVariables(in: engine)
  }

  func openVariables(in engine: LayoutEngine) -> [LayoutVariable] {
    guard let own = variables else { return [] }
    let all = [
      (LayoutVariable.minX, own.minX), (.minY, own.minY), (.width, own.width),
      (.height, own.height),
    ]
    return all.filter { engine.isOpen($0.1) }.map(\.0)
  }
}
