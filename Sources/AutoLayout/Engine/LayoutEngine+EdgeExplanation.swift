extension LayoutEngine {
  /// The numbers of the rows that one constraint stands for: both directions of a content size.
  func rows(of constraint: EngineConstraint) -> [Int32] {
    if let constraint = constraint as? LayoutConstraint { return [constraint.row] }
    guard let constraint = constraint as? ViewConstraint,
      let view = constraint.firstItem as? LayoutView
    else { return [] }
    return constraint.kind.pair.map { view.row(of: $0) }.filter { $0 != RowNumber.none }
  }
}

extension ViewConstraint.Kind {
  /// The kinds that make up one statement with this one.
  fileprivate var pair: [ViewConstraint.Kind] {
    switch self {
    case .widthHugging, .widthCompression: [.widthHugging, .widthCompression]
    case .heightHugging, .heightCompression: [.heightHugging, .heightCompression]
    default: [self]
    }
  }
}

extension LayoutItem {
  /// Explains the value that the last layout gave an edge of the item.
  ///
  /// - Returns: Nil for an item that takes no part in layout, and for `notAnAttribute`.
  package func explanation(of edge: LayoutEdge) -> EdgeExplanation? {
    guard let engine = referenceView?.engine else { return nil }
    return EdgeExplainer(edge, of: self, in: engine)?.explanation()
  }
}
