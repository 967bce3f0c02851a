public import ConstraintSolver

/// The size a view is asked to fit.
public struct FittingTarget: Hashable, Sendable {
  /// The wanted size, in points.
  public var size: Size
  /// How strongly the width is wanted.
  public var horizontalPriority: Priority
  /// How strongly the height is wanted.
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
    updateConstraintsPass()
    measureContentPass()
    let wrapWidths = subtree.map { ($0, $0.content) }
    defer { restoreContent(wrapWidths) }
    var size = Size.zero
    for _ in 1...2 {
      let engine = LayoutEngine(fittingHost: self)
      engine.addFittingTarget(target)
      size = engine.fittedSize()
      guard remeasureWrappingContent(with: engine) else { break }
    }
    return size
  }

  private func restoreContent(_ contents: [(LayoutView, MeasuredContent)]) {
    for (view, content) in contents { view.content = content }
  }

  /// Measures wrapping content for the widths an engine found.
  ///
  /// - Returns: Whether any measure changed.
  private func remeasureWrappingContent(with engine: LayoutEngine) -> Bool {
    var changed = false
    for view in subtree {
      guard let delegate = view.delegate, delegate.contentWraps(in: view),
        let width = engine.width(of: view)
      else { continue }
      let size = delegate.contentSize(of: view, wrappingAt: width)
      guard size != view.content.size else { continue }
      view.content.size = size
      changed = true
    }
    return changed
  }
}
