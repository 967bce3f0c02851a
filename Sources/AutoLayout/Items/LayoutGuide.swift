/// A rectangle without content that takes part in layout.
public final class LayoutGuide: LayoutItem {
  /// The part of a view that a guide follows.
  public enum Role: Hashable, Sendable {
    /// Nothing: its rectangle follows from constraints alone.
    case free
    /// A view's bounds inset by the safe area.
    case safeArea
    /// A view's bounds inset by the layout margins.
    case layoutMargins
    /// The part of the area within the margins that is no wider than text is comfortable to read at.
    case readableContent
    /// The frame of a scroll view, whatever is scrolled into sight.
    case scrollFrame
    /// The content of a scroll view.
    case scrollContent
    /// The area that the keyboard covers; without a keyboard the safe area's inset at the bottom.
    case keyboard
    /// The bars at the top of a view controller's view.
    case topBars
    /// The bars at the bottom of a view controller's view.
    case bottomBars
  }

  /// The part of the view that the guide follows.
  public let role: Role
  /// A name for logs and debugging.
  public var identifier = ""
  /// Whether a keyboard guide without a keyboard is as high as the safe area's inset at the bottom;
  /// otherwise its height is 0.
  public var countsSafeArea = true {
    didSet { if countsSafeArea != oldValue { owningView?.offsetsDidChange() } }
  }
  /// The object that clients know the guide by; not retained.
  public override var representedObject: AnyObject? {
    get { storedRepresentedObject }
    set { storedRepresentedObject = newValue }
  }
  private weak var storedRepresentedObject: AnyObject?
  /// The view the guide belongs to.
  public var owningView: LayoutView? { storedOwner.object }
  override var owner: Unretained<LayoutView> { storedOwner }
  private var storedOwner = Unretained<LayoutView>(nil)

  /// Creates a guide that constraints alone place.
  public init(identifier: String = "") {
    role = .free
    self.identifier = identifier
    super.init()
  }

  init(role: Role, owningView: LayoutView) {
    self.role = role
    super.init()
    storedOwner = Unretained(owningView)
  }

  /// Notes which view the guide belongs to.
  func setOwningView(_ view: LayoutView?) {
    storedOwner = Unretained(view)
  }

  /// The guide's rectangle in its owner's coordinate space, in points, not rounded to pixels.
  public var layoutFrame: Rect {
    guard let owningView else { return .zero }
    let rect = derivedEdges?.rect(in: owningView.solvedRect) ?? solvedRect
    let origin = role == .scrollContent ? rect.origin : owningView.contentOrigin
    return Rect(
      origin: Point(x: rect.minX - origin.x, y: rect.minY - origin.y), size: rect.size)
  }

  override var derivedEdges: DerivedEdges? {
    guard let owningView else { return nil }
    let alignment = owningView.alignmentInsets
    switch role {
    case .free, .scrollContent:
      return nil
    case .safeArea:
      return DerivedEdges(insets: owningView.safeAreaInsets - alignment)
    case .layoutMargins:
      return DerivedEdges(insets: owningView.effectiveLayoutMargins - alignment)
    case .readableContent:
      return DerivedEdges(insets: owningView.readableInsets - alignment)
    case .scrollFrame:
      return DerivedEdges(insets: .zero - alignment)
    case .keyboard:
      let height = countsSafeArea ? owningView.safeAreaInsets.bottom : 0
      return .bottomStrip(height: height, around: alignment)
    case .topBars:
      return .topStrip(height: owningView.safeAreaInsets.top, around: alignment)
    case .bottomBars:
      return .bottomStrip(height: owningView.safeAreaInsets.bottom, around: alignment)
    }
  }

  override func solvedRectDidChange() {
    owningView?.setNeedsLayout()
  }

  public override var name: String {
    let label = identifier.isEmpty ? "\(role)" : identifier
    return owningView.map { "\($0.name).\(label)" } ?? label
  }
}
