import ConstraintSolver

extension LayoutView {
  /// The priority that holds the size for the question: above every optional constraint, below required ones.
  private static let sizePriority = Priority(999.5)
  /// The width and height added to the view for the question, in points: more than margins take.
  private static let growth = 1024.0

  /// The views inside that are open, or whose frames change when this view is made larger, with its size stronger than every
  /// optional constraint.
  ///
  /// Constraints held above and the view's own autoresizing take no part. Nothing is placed.
  package func viewsDependingOnSize() -> Set<ObjectIdentifier> {
    prepareForFitting()
    let size = frame.size
    let own = answer(fitting: size)
    let grown = answer(
      fitting: Size(width: size.width + Self.growth, height: size.height + Self.growth))
    let moved = own.frames.keys.filter { id in
      guard let first = own.frames[id], let second = grown.frames[id] else { return true }
      return zip(first, second).contains { abs($0 - $1) > LayoutTolerances.sizeDependence }
    }
    return grown.open.union(moved)
  }

  private typealias Answer = (frames: [ObjectIdentifier: [Double]], open: Set<ObjectIdentifier>)

  private func answer(fitting size: Size) -> Answer {
    let fitting = Fitting(
      of: self,
      to: FittingTarget(
        size: size, horizontalPriority: Self.sizePriority, verticalPriority: Self.sizePriority))
    defer { fitting.end() }
    _ = fitting.size()
    return (fitting.frames(), fitting.openViews())
  }
}
