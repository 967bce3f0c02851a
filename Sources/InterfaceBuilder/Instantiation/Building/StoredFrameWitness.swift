import AutoLayout

/// What the stored frame of a subview says about the width of the root it lies in.
///
/// Constraints tie both together, so the width of the root can be told from the frame, as long as the frame
/// is what layout came to: it satisfies what the constraints say of it alone.
///
/// Source: 403 of 407 frames in the top-level views of stored xibs tell the width that is stored (42
/// projects), of hidden views 28 of 28.
struct StoredFrameWitness {
  private let root: ViewDescription
  private let view: ViewDescription
  private let frame: Rect

  /// Creates the witness; nil if the view has no frame, or is marked as misplaced or ambiguous.
  init?(_ view: ViewDescription, in root: ViewDescription) {
    guard view.settledSize != nil, let frame = view.geometry.frame else { return nil }
    self.root = root
    self.view = view
    self.frame = frame
  }

  /// The width of the root, in points; nil if the frame does not tell, or is none that layout came to.
  var rootWidth: Double? {
    let statements = (root.constraints + view.constraints).compactMap(statement)
    guard statements.allSatisfy({ $0 != .isWrong }) else { return nil }
    let widths = statements.compactMap { if case .rootWidth(let width) = $0 { width } else { nil } }
    return widths.agreed
  }

  private enum Statement: Equatable {
    case isWrong
    case rootWidth(Double)
  }

  private func statement(of constraint: ConstraintDescription) -> Statement? {
    guard constraint.isUsable, constraint.relation == .equal, constraint.priority >= 1000,
      constraint.multiplier == 1
    else { return nil }
    switch (constraint.firstItemID, constraint.secondItemID) {
    case (view.id, nil):
      return check(extent(constraint.firstAttribute), is: constraint.constant)
    case (view.id, root.id) where constraint.firstAttribute == constraint.secondAttribute:
      return statement(constraint.firstAttribute, offset: constraint.constant)
    case (root.id, view.id) where constraint.firstAttribute == constraint.secondAttribute:
      return statement(constraint.firstAttribute, offset: -constraint.constant)
    default:
      return nil
    }
  }

  private func extent(_ attribute: LayoutAttribute?) -> Double? {
    switch attribute {
    case .width: frame.width
    case .height: frame.height
    default: nil
    }
  }

  /// What follows from an attribute of the view that is the root's and an offset.
  private func statement(_ attribute: LayoutAttribute?, offset: Double) -> Statement? {
    switch attribute {
    case .leading, .left: return check(frame.minX, is: offset)
    case .top: return check(frame.minY, is: offset)
    case .trailing, .right: return .rootWidth(frame.maxX - offset)
    case .centerX: return .rootWidth(frame.minX + frame.maxX - 2 * offset)
    case .width: return .rootWidth(frame.width - offset)
    default: return nil
    }
  }

  private func check(_ value: Double?, is expected: Double) -> Statement? {
    guard let value else { return nil }
    return abs(value - expected) > 1 ? .isWrong : nil
  }
}

extension [Double] {
  /// The first of them, if the others are within a point of it.
  var agreed: Double? {
    first.flatMap { one in allSatisfy { abs($0 - one) <= 1 } ? one : nil }
  }
}
