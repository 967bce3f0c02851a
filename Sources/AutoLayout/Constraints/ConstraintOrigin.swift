/// The origin of a constraint, for diagnosis.
///
/// Large cases are boxed: origins stand in constraints, of which there are many, and are
/// looked at by diagnoses alone.
public enum ConstraintOrigin: Hashable, Sendable {
  /// Created in code.
  indirect case code(file: String, line: Int)
  /// An object of an Interface Builder document.
  indirect case document(id: String)
  /// Made by the layout system itself.
  case system(SystemConstraint)
  /// Not known.
  case unknown
}

/// The constraints that the layout system makes by itself, named as Apple's logs name them.
public enum SystemConstraint: String, Hashable, Sendable {
  /// The given width of a root.
  case encapsulatedWidth = "UIView-Encapsulated-Layout-Width"
  /// The given height of a root.
  case encapsulatedHeight = "UIView-Encapsulated-Layout-Height"
  /// A translated autoresizing mask.
  case autoresizingMask = "NSAutoresizingMaskLayoutConstraint"
  /// An intrinsic content size.
  case contentSize = "NSContentSizeLayoutConstraint"
  /// The floor of an extent: it is not negative.
  case nonnegativeExtent = "nonnegative-extent"
  /// The position of a scroll view's content area.
  case scrollContentOrigin = "UIScrollView-content-origin"
  /// The ends of a stack view's canvas and its first and last arranged views.
  case stackCanvasConnection = "UISV-canvas-connection"
  /// Arranged views lined up across the axis.
  case stackAlignment = "UISV-alignment"
  /// Gaps between arranged views.
  case stackSpacing = "UISV-spacing"
  /// Equal extents along the axis.
  case stackFillEqually = "UISV-fill-equally"
  /// Extents in proportion to intrinsic ones.
  case stackFillProportionally = "UISV-fill-proportionally"
  /// Edges of the gaps of an equal distribution.
  case stackDistributingEdge = "UISV-distributing-edge"
  /// A spanner around all arranged views.
  case stackSpanningBoundary = "UISV-spanning-boundary"
  /// The pull that keeps a spanner small.
  case stackSpanningFit = "UISV-spanning-fit"
  /// The pull that keeps a stack view small.
  case stackCanvasFit = "UISV-canvas-fit"
  /// The pull that gives extents across the axis a value where nothing else does.
  case stackAmbiguitySuppression = "UISV-ambiguity-suppression"
  /// The extent of 0 and the position of a hidden arranged view.
  case stackHiding = "UISV-hiding"
  /// Shares of the width for multi-line text.
  case stackTextWidth = "UISV-text-width-disambiguation"

  /// Whether the constraint may be broken only when nothing else can be.
  ///
  /// Source: in 21 quoted logs no encapsulated-size, margin or autoresizing constraint was broken
  /// while any other was in the set.
  package var isInfrastructure: Bool {
    switch self {
    case .encapsulatedWidth, .encapsulatedHeight, .autoresizingMask, .nonnegativeExtent,
      .scrollContentOrigin:
      true
    default:
      false
    }
  }
}
