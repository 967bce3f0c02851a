package import AutoLayout
import ConstraintSolver
public import Foundation

/// A relation between two attributes of views or guides:
/// `first.attribute  relation  multiplier × second.attribute + constant`.
///
/// A constraint does not retain its items. While it is active the view that holds it retains it.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject, AssociatedObjectsOwner {
  /// The constraint as layout knows it; nil for one made by ``init()``.
  package private(set) var layoutConstraint: LayoutConstraint?

  /// The object's identity in an Interface Builder document; also its origin in diagnoses.
  package var documentID: String? {
    didSet { layoutConstraint?.origin = documentID.map { .document(id: $0) } ?? .unknown }
  }

  /// Whether the constraint is written to archives.
  ///
  /// Archives are not supported.
  open var shouldBeArchived = false

  var associatedObjects = AssociatedObjects()

  /// The distances between anchors that the constraint compares, kept alive by it.
  var spans: [SpanGuide] = []
  var areSpansAttached = false

  /// The line that made the constraint, where it is known.
  private(set) var madeAt = CodeLine.current
  /// The number of the line that made the constraint, where it is known.
  package var codeLine: UInt? { madeAt?.line }
  /// The file and the line of code that made the constraint, `App/Home.swift:12`, where they are
  /// known.
  package var codePlace: String? { madeAt.map { "\($0.file):\($0.line)" } }
  /// The standard space that the constant stands for, if any.
  var space = SymbolicSpace.none

  /// Creates a constraint without items, which cannot be activated.
  public override init() {}

  /// Creates an inactive constraint.
  ///
  /// - Parameters:
  ///   - view1: A view, a layout guide or a layout support object.
  ///   - attr1: The attribute of the first item.
  ///   - relation: How the sides compare.
  ///   - view2: The second item, or nil to compare a size with the constant.
  ///   - attr2: The attribute of the second item.
  ///   - multiplier: The factor of the second attribute.
  ///   - c: The distance added to the second side, in points.
  /// - Precondition: The constraint is legal; the message is that of Apple's exception.
  @_disfavoredOverload
  public convenience init(
    item view1: Any, attribute attr1: NSLayoutConstraint.Attribute,
    relatedBy relation: NSLayoutConstraint.Relation, toItem view2: Any?,
    attribute attr2: NSLayoutConstraint.Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    self.init(view1, attr1, relation, view2, attr2, multiplier: multiplier, constant: c)
  }

  /// Creates an inactive constraint that names the line of the call where something is wrong with it.
  ///
  /// - Parameters:
  ///   - view1: A view, a layout guide or a layout support object.
  ///   - attr1: The attribute of the first item.
  ///   - relation: How the sides compare.
  ///   - view2: The second item, or nil to compare a size with the constant.
  ///   - attr2: The attribute of the second item.
  ///   - multiplier: The factor of the second attribute.
  ///   - c: The distance added to the second side, in points.
  ///   - file: The file of the call.
  ///   - line: The line of the call.
  /// - Precondition: The constraint is legal; the message is that of Apple's exception.
  public convenience init(
    item view1: Any, attribute attr1: NSLayoutConstraint.Attribute,
    relatedBy relation: NSLayoutConstraint.Relation, toItem view2: Any?,
    attribute attr2: NSLayoutConstraint.Attribute, multiplier: CGFloat, constant c: CGFloat,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    let outer = CodeLine.current
    CodeLine.current = outer ?? CodeLine(file, line)
    self.init(view1, attr1, relation, view2, attr2, multiplier: multiplier, constant: c)
    CodeLine.current = outer
  }

  /// Creates an inactive constraint, made by the line that is current.
  convenience init(
    _ view1: Any, _ attr1: NSLayoutConstraint.Attribute,
    _ relation: NSLayoutConstraint.Relation, _ view2: Any?, _ attr2: NSLayoutConstraint.Attribute,
    multiplier: CGFloat = 1, constant: CGFloat = 0
  ) {
    self.init()
    guard let first = view1 as? any ConstraintItem else { raise(.missingFirstItem, at: madeAt) }
    let second = view2.flatMap { $0 as? any ConstraintItem }
    let firstAttribute = LayoutAttribute(attr1)
    let secondAttribute = second == nil ? .notAnAttribute : LayoutAttribute(attr2)
    // Source: the tests of github.com/ObjColumnist/ConstrainTo, which pass 0 and read 1.
    let multiplier = second == nil ? 1 : multiplier
    layoutConstraint = LayoutConstraint(
      first.layoutItem, firstAttribute, .init(relation), second?.layoutItem, secondAttribute,
      multiplier: multiplier, constant: constant)
    do {
      try LayoutConstraint.checkLegality(
        firstAttribute, secondAttribute, multiplier: multiplier, constant: constant)
    } catch {
      raiseIllegal(error, about: view1)
    }
  }

  /// Creates the object for a constraint that layout made by itself.
  convenience init(_ constraint: LayoutConstraint) {
    self.init()
    layoutConstraint = constraint
  }

  /// The constraint as layout knows it; one without items for one made by ``init()``, which keeps
  /// its numbers like any other.
  private var stored: LayoutConstraint {
    if let layoutConstraint { return layoutConstraint }
    let constraint = LayoutConstraint(LayoutGuide(), .notAnAttribute, .equal)
    layoutConstraint = constraint
    return constraint
  }

  // MARK: Activation

  /// Returns inactive constraints for a visual format, such as `H:|-[label]-8-[field(>=100,==label*2@750)]-|`.
  ///
  /// `H:` begins a row and `V:` a column, and `|` is the superview. `-` alone is the standard distance: 8 points
  /// between views, the superview's margin at its edges. Without it there is no distance. Parentheses hold relations
  /// to numbers, metrics or, for sizes, views, each with a priority after `@`.
  ///
  /// - Parameters:
  ///   - format: The format.
  ///   - opts: The attributes that are equal for all views, and the direction of the row.
  ///   - metrics: Numbers by name.
  ///   - views: Views and layout guides by name.
  /// - Returns: The constraints in the order of the format.
  /// - Precondition: The format can be read; the message is that of Apple's exception, with a caret
  ///   under the character at which reading ended.
  @_disfavoredOverload
  open class func constraints(
    withVisualFormat format: String, options opts: NSLayoutConstraint.FormatOptions = [],
    metrics: [String: Any]?, views: [String: Any]
  ) -> [NSLayoutConstraint] {
    do {
      return try constraints(visualFormat: format, opts, metrics ?? [:], views)
    } catch {
      raiseException("NSInvalidArgumentException", error.reason, at: CodeLine.current)
    }
  }

  /// Whether the constraint takes part in layout.
  ///
  /// Activating installs it in the closest common ancestor of its items.
  ///
  /// - Precondition: There is a common ancestor.
  open var isActive: Bool {
    get { isInstalled || isAwaitingOwner }
    set { if newValue { activate() } else { deactivate() } }
  }

  /// Activates constraints, in order.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates constraints, in order.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  // MARK: Numbers

  /// The distance added to the second side, in points.
  ///
  /// Changing it is cheap.
  open var constant: CGFloat {
    get { layoutConstraint.map { CGFloat($0.distance) } ?? 0 }
    set {
      guard newValue.isFinite else { raiseConstantNotFinite(newValue) }
      stored.constant = newValue
      space = .none
      sizeRequirementDidChange()
    }
  }

  /// The priority of the constraint; below `required` it is optional.
  open var priority: UILayoutPriority {
    get { UILayoutPriority(layoutConstraint?.priority.rawValue ?? 1000) }
    set {
      do {
        stored.priority = try LayoutConstraint.priority(newValue.rawValue)
      } catch {
        raise(error, at: madeAt)
      }
    }
  }

  /// The factor of the second attribute, in single precision as Apple stores it.
  open var multiplier: CGFloat { layoutConstraint.map { CGFloat($0.multiplier) } ?? 1 }

  /// The relation between the two sides.
  open var relation: NSLayoutConstraint.Relation {
    layoutConstraint.map { Relation($0.relation) } ?? .equal
  }

  /// A name for logs and debugging.
  open var identifier: String? {
    get { layoutConstraint?.identifier ?? layoutConstraint?.systemRole?.rawValue }
    set { stored.identifier = newValue }
  }

  // MARK: Items

  /// The item of the first side; nil when it is gone.
  open var firstItem: AnyObject? { layoutConstraint?.firstItem?.representedObject }

  /// The item of the second side; nil without one and when it is gone.
  open var secondItem: AnyObject? { layoutConstraint?.secondItem?.representedObject }

  /// The attribute of the first item.
  open var firstAttribute: NSLayoutConstraint.Attribute {
    layoutConstraint.map { Attribute($0.firstAttribute) } ?? .notAnAttribute
  }

  /// The attribute of the second item.
  open var secondAttribute: NSLayoutConstraint.Attribute {
    layoutConstraint.map { Attribute($0.secondAttribute) } ?? .notAnAttribute
  }

  /// The anchor of the first side.
  ///
  /// An anchor of no particular kind: it equals the one that the item gives for the attribute.
  open var firstAnchor: NSLayoutAnchor<AnyObject> {
    erasedAnchor(firstItem, firstAttribute) ?? NSLayoutAnchor(UILayoutGuide(), .notAnAttribute)
  }

  /// The anchor of the second side; nil without one.
  open var secondAnchor: NSLayoutAnchor<AnyObject>? { erasedAnchor(secondItem, secondAttribute) }

  /// The text of the description before the relation.
  var descriptionHead: String { "" }
  /// The text of the description after the relation.
  var descriptionTail: String { "" }
  /// The relation as the description writes it.
  var descriptionBody: ConstraintBody { ConstraintBody(of: self) }

  /// The constraint as Apple's logs write it.
  nonisolated open override var description: String {
    MainActor.assumeIsolated { logDescription }
  }
}
