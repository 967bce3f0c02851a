/// The properties that few views have.
///
/// A pass over all views waits for memory more than it computes: the smaller a view, the more of them
/// fit a cache.
final class ViewExtras {
  /// The guides added to the view.
  var guides: [LayoutGuide] = []
  /// The guides that follow the view, made when first asked for.
  var derivedGuides: [LayoutGuide] = []
  /// The arrangement that places the children, in a stack view.
  var stack: StackArrangement?
  /// The constraints that the view's own state implies, as far as diagnoses asked for them as
  /// objects.
  var viewConstraints: [ViewConstraint] = []
  /// Row numbers of implied rows other than content, indexed by `Kind.rawValue`.
  var stateRows = ViewExtras.noStateRows
  /// The numbers of what the content implies, if they do not stand side by side.
  var scatteredContentRows = InlineArray<4, Int32>(repeating: RowNumber.none)
  /// The engine, in the root of a hierarchy.
  var engine: LayoutEngine?
  /// Device pixels per point, in the root of a hierarchy.
  var pixelScale = ViewExtras.standardPixelScale
  /// Margins other than those every view has.
  var margins: MarginSettings?
  /// Whether a child has, or had, margins other than those every view has.
  var hasChildWithMargins = false
  /// The part of the bounds covered by bars and cut-outs, in points.
  var safeAreaInsets = EdgeInsets.zero
  /// The margins in force, in points.
  var layoutMargins = ViewExtras.standardMargins
  /// The distances from the frame to the alignment rectangle, in points.
  var alignmentInsets = EdgeInsets.zero
  /// The point of the view's own coordinate space at its top left corner.
  var boundsOrigin = Point.zero
  /// The reading direction, unless it is the parent's.
  var direction: LayoutDirection?
  /// Which parts stretch with the parent.
  var autoresizingMask: AutoresizingMask = []
  /// Whether the children's autoresizing masks count.
  var autoresizesChildren = true
  /// The geometry that autoresizing starts from.
  var autoresizingReference = AutoresizingReference()
  /// The largest width of the readable content guide, in points.
  var readableWidth = ReadableWidth.maximum
  /// Whether a root is told of work to do.
  var reportsRequests = false
  /// Whether an undetermined position is kept where the frame is, rather than at the first inequality about it: since
  /// ``LayoutItem/exerciseAmbiguity()`` moved the view, until a constraint that mentions it comes or goes.
  var keepsExercisedPosition = false

  /// A number for each kind that state other than content implies: those before `ViewConstraint.Kind.widthHugging`.
  typealias StateRows = InlineArray<12, Int32>
  static let noStateRows = StateRows(repeating: RowNumber.none)
  static let standardPixelScale = 2.0
  static let standardMargins = EdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
}

extension LayoutView {
  /// Changes what few views have.
  func changeExtras(_ change: (ViewExtras) -> Void) {
    let own = extras ?? ViewExtras()
    extras = own
    change(own)
  }

  /// The guides added to this view.
  public var guides: [LayoutGuide] { extras?.guides ?? [] }
  /// The guides that follow the view, made when first asked for.
  var derivedGuides: [LayoutGuide] { extras?.derivedGuides ?? [] }
  /// The arrangement that places the children, in a stack view.
  public var stack: StackArrangement? { extras?.stack }
  /// The engine, in the root of a hierarchy.
  var engineStorage: LayoutEngine? { extras?.engine }
  /// The part of the bounds covered by bars and cut-outs, in points.
  public var safeAreaInsets: EdgeInsets { extras?.safeAreaInsets ?? .zero }
  /// The margins in force, in points, with the safe area and the parent's margins included.
  public var effectiveLayoutMargins: EdgeInsets {
    extras?.layoutMargins ?? ViewExtras.standardMargins
  }
  /// The distances from the frame to the alignment rectangle, in points.
  public var alignmentInsets: EdgeInsets { extras?.alignmentInsets ?? .zero }

  /// The point of the view's own coordinate space at its top left corner: a scroll position.
  public var boundsOrigin: Point {
    get { extras?.boundsOrigin ?? .zero }
    set {
      let former = boundsOrigin
      guard newValue != former else { return }
      changeExtras { $0.boundsOrigin = newValue }
      contentOrigin = Point(
        x: contentOrigin.x - (newValue.x - former.x), y: contentOrigin.y - (newValue.y - former.y))
      scrollPositionDidChange()
      for child in children { child.updateMarginsInSubtree() }
    }
  }

  /// Which parts stretch with the parent while ``translatesAutoresizingMask`` holds.
  ///
  /// A new mask starts from the geometry that the former one gave the view.
  public var autoresizingMask: AutoresizingMask {
    get { extras?.autoresizingMask ?? [] }
    set {
      guard newValue != autoresizingMask else { return }
      followParent()
      changeExtras { $0.autoresizingMask = newValue }
      didChange(.state)
    }
  }

  /// Whether children that translate their autoresizing mask follow this view's size; otherwise they
  /// keep their frames.
  ///
  /// When it becomes true again, the masks start from the frames of that moment.
  public var autoresizesChildren: Bool {
    get { extras?.autoresizesChildren ?? true }
    set {
      guard newValue != autoresizesChildren else { return }
      changeExtras { $0.autoresizesChildren = newValue }
      for child in children {
        child.recordAutoresizingReference()
        child.didChange(.state)
      }
    }
  }

  /// The reading direction; nil for the parent's.
  public var direction: LayoutDirection? {
    get { extras?.direction }
    set {
      guard newValue != direction else { return }
      changeExtras { $0.direction = newValue }
      directionDidChange()
    }
  }

  /// The settings of margins and safe area; their result is ``effectiveLayoutMargins``.
  public var marginSettings: MarginSettings {
    get { extras?.margins ?? .standard }
    set {
      guard newValue != marginSettings else { return }
      changeExtras { $0.margins = newValue }
      parent?.changeExtras { $0.hasChildWithMargins = true }
      updateMarginsInSubtree()
    }
  }

  /// Whether the view, as the root of a hierarchy, is told when there is work for a layout pass.
  package var reportsRequests: Bool {
    get { extras?.reportsRequests ?? false }
    set { if newValue != reportsRequests { changeExtras { $0.reportsRequests = newValue } } }
  }

  /// Tells a root that there is work for a layout pass, if it is to know.
  @inline(never)
  func noteRequestOfRoot() {
    if reportsRequests { layoutWasRequested() }
  }

  /// The largest width of the readable content guide, in points: infinite where text may fill the margins.
  package var readableWidth: Double {
    get { extras?.readableWidth ?? ReadableWidth.maximum }
    set {
      guard newValue != readableWidth else { return }
      changeExtras { $0.readableWidth = newValue }
      updateMarginsInSubtree()
      offsetsDidChange()
    }
  }

  /// Device pixels per point, in the root of a hierarchy.
  public var pixelScale: Double {
    get { extras?.pixelScale ?? ViewExtras.standardPixelScale }
    set {
      guard newValue != pixelScale else { return }
      changeExtras { $0.pixelScale = newValue }
      for view in subtree {
        view.listAllChildren(for: .place)
        view.setNeedsLayout()
      }
    }
  }
}
