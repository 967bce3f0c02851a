public import ConstraintSolver

/// The size a view is asked to fit.
public struct FittingTarget: Hashable, Sendable {
  /// The wanted size, in points.
  public var size: Size
  /// The priority of the target width.
  public var horizontalPriority: Priority
  /// The priority of the target height.
  public var verticalPriority: Priority

  /// Creates a target; by default as small as the content allows.
  ///
  /// Source: `UIView.layoutFittingCompressedSize` is zero, `fittingSizeLevel` 50.
  public init(
    size: Size = .zero, horizontalPriority: Priority = Priority(50),
    verticalPriority: Priority = Priority(50)
  ) {
    self.size = size
    self.horizontalPriority = horizontalPriority
    self.verticalPriority = verticalPriority
  }
}

extension LayoutView {
  /// The size of the frame that satisfies the constraints held inside the view and comes closest to
  /// a target, in points.
  ///
  /// Constraints held above and the view's own autoresizing take no part. Nothing is placed.
  ///
  /// Source: `systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)`.
  public func fittingSize(_ target: FittingTarget = FittingTarget()) -> Size {
    noteChangedProportions()
    updateConstraintsPass()
    return fittingSizeAsConstrained(target)
  }

  /// Whether only floors keep the fitting height from being smaller, as in a row whose picture is loaded at run time.
  package func isFittingHeightOpen(_ target: FittingTarget) -> Bool {
    prepareForFitting()
    let fitting = Fitting(of: self, to: target)
    defer { fitting.end() }
    _ = fitting.size()
    return fitting.neededHeightFloor
  }

  /// Brings constraints and the measures of content up to date.
  func prepareForFitting() {
    noteChangedProportions()
    updateConstraintsPass()
    measureContentPass()
  }

  /// The fitting size by the constraints as they are.
  func fittingSizeAsConstrained(_ target: FittingTarget = FittingTarget()) -> Size {
    measureContentPass()
    let fitting = Fitting(of: self, to: target)
    defer { fitting.end() }
    return fitting.size()
  }
}
