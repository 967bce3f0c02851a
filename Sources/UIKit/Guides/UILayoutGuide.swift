package import AutoLayout
public import Foundation

/// A rectangle without content that takes part in layout.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject, @preconcurrency NSCoding, AssociatedObjectsOwner {
  /// The guide as layout knows it.
  package let layoutGuide: LayoutGuide

  /// The guide's identity in an Interface Builder document.
  package var documentID: String?

  /// Active constraints about this guide alone, which no view can hold yet.
  var awaitingConstraints: [NSLayoutConstraint] = []

  var associatedObjects = AssociatedObjects()

  /// Creates a guide that constraints alone place.
  public override init() {
    layoutGuide = LayoutGuide()
    super.init()
    layoutGuide.representedObject = self
  }

  /// Creates a guide; archives are not supported.
  public required init?(coder: NSCoder) {
    layoutGuide = LayoutGuide()
    super.init()
    layoutGuide.representedObject = self
  }

  /// Writes the guide to an archive; nothing is written.
  open func encode(with coder: NSCoder) {}

  /// Creates the object for a guide that follows a view.
  init(following layoutGuide: LayoutGuide) {
    self.layoutGuide = layoutGuide
    super.init()
    layoutGuide.representedObject = self
  }

  /// A name for logs and debugging.
  open var identifier: String {
    get { layoutGuide.identifier }
    set { layoutGuide.identifier = newValue }
  }

  /// The view the guide belongs to.
  ///
  /// Setting it moves the guide.
  open weak var owningView: UIView? {
    get { layoutGuide.owningView?.representedObject as? UIView }
    set {
      guard newValue !== owningView else { return }
      if let newValue { newValue.addLayoutGuide(self) } else { owningView?.removeLayoutGuide(self) }
    }
  }

  /// The guide's rectangle in its owner's coordinate space, in points.
  open var layoutFrame: CGRect { CGRect(layoutGuide.layoutFrame) }

  /// Whether constraints leave the guide's rectangle open, as of the last layout.
  open var hasAmbiguousLayout: Bool { !layoutGuide.openFrameVariables.isEmpty }

  /// Returns the constraints that decide the guide's position and extent along an axis, as of the last layout.
  open func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    layoutGuide.clientConstraintsAffecting(Axis(axis))
  }

  /// The edge where reading begins.
  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  /// The edge where reading ends.
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  /// The left edge.
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  /// The right edge.
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  /// The top edge.
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  /// The bottom edge.
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  /// The width.
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  /// The height.
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
  /// The horizontal centre.
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  /// The vertical centre.
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }

  /// The guide with its name, frame and owner.
  nonisolated open override var description: String {
    MainActor.assumeIsolated {
      let owner = owningView?.description ?? "(null)"
      return
        "<\(ObjectName.type(self)): \(ObjectName.address(self)) - \"\(identifier)\", layoutFrame = "
        + "\(NSStringFromCGRect(layoutFrame)), owningView = \(owner)>"
    }
  }
}
