public import ConstraintSolver

/// A linear relation between attributes of layout items:
/// `first.attribute  relation  multiplier × second.attribute + constant`.
///
/// Constants are in points, positive to the right or downwards, and between leading and trailing
/// attributes positive in reading direction. A constraint does not retain its items, and has no effect
/// once one of them is gone.
public final class LayoutConstraint: EngineConstraint {
  // A first layout reads every constraint, and waits for memory more than it computes. Fields that it
  // reads come first.

  /// The items, as long as they are there.
  var firstMentioned: Unretained<LayoutItem>
  var secondMentioned: Unretained<LayoutItem>
  /// The attribute of the first item.
  public let firstAttribute: LayoutAttribute
  /// The relation of the left side to the right side.
  public let relation: Relation
  /// The attribute of the second item; `notAnAttribute` without one.
  public let secondAttribute: LayoutAttribute
  /// ``edits``, and in the bit above them ``isSystemSpaced``: one byte, as there are very many constraints.
  private var bits: UInt8 = 0
  /// The constraint's number in the solver of the engine it takes part in.
  var row = RowNumber.none
  private let storedMultiplier: Float
  private var storedPriority: Priority
  private var storedConstant: Double
  private(set) var holderReference = Unretained<LayoutView>(nil)
  /// The links in the chain of the holder's constraints.
  var linkInHolder: HeldConstraints.Link {
    @inline(__always) get { unsafe uncheckedLinkInHolder }
    @inline(__always) _modify { yield unsafe &uncheckedLinkInHolder }
  }
  // Unchecked: `HeldConstraints` alone sets it, one link at a time.
  @exclusivity(unchecked) private var uncheckedLinkInHolder: HeldConstraints.Link =
    HeldConstraints.Link()
  /// The links in the chains of the constraints that mention the items.
  var firstMention = Mention()
  var secondMention = Mention()

  /// The edits that an engine is still to read.
  var edits: ConstraintEdits {
    @inline(__always) get { ConstraintEdits(rawValue: bits & ~LayoutConstraint.systemSpaced) }
    @inline(__always) set { bits = bits & LayoutConstraint.systemSpaced | newValue.rawValue }
  }

  /// Whether the constant is a multiple of the standard distance, which the fonts at baselines decide;
  /// see ``distance``.
  private(set) package var isSystemSpaced: Bool {
    get { bits & LayoutConstraint.systemSpaced != 0 }
    set { bits = newValue ? bits | LayoutConstraint.systemSpaced : edits.rawValue }
  }
  private static let systemSpaced: UInt8 = 1 << 7

  /// Whether an engine is about to read the constraint again.
  var isPending: Bool {
    @inline(__always) get { !edits.isEmpty }
  }

  /// The item on the left side.
  public override var firstItem: LayoutItem? { firstMentioned.object }
  /// The item on the right side; nil for a constant.
  public override var secondItem: LayoutItem? { secondMentioned.object }
  /// The factor of the second attribute, in the single precision Apple stores.
  public var multiplier: Double { Double(storedMultiplier) }
  /// The factor that is solved with: the fraction that the stored one was rounded from.
  var exactMultiplier: Double { Double(simplestFractionNear: storedMultiplier) }

  /// The distance added to the right side, in points.
  public var constant: Double {
    get { storedConstant }
    set {
      guard newValue != storedConstant || isSystemSpaced else { return }
      isSystemSpaced = false
      storedConstant = newValue
      holder?.constraintDidChange(self, .constant)
    }
  }

  /// The strength of the constraint; required constraints must hold.
  public var priority: Priority {
    get { storedPriority }
    set {
      guard newValue != storedPriority else { return }
      storedPriority = newValue
      if newValue != .required { noteOptionalMentions() }
      holder?.constraintDidChange(self, .priority)
    }
  }

  /// A name for logs and debugging.
  public var identifier: String? {
    get { label }
    set { label = newValue }
  }

  /// The client's object for this constraint; retained while the constraint is active.
  public var representedObject: AnyObject? { storedRepresentedObject }

  /// Notes which object clients know the constraint by.
  package func setRepresentedObject(_ object: AnyObject?) { storedRepresentedObject = object }

  /// The view that holds the constraint while it is active.
  ///
  /// It is nil from the time that the view's lifetime ends.
  public var holder: LayoutView? { holderReference.object }

  /// Creates an inactive constraint, without checking that it is legal.
  public init(
    _ firstItem: borrowing LayoutItem, _ firstAttribute: LayoutAttribute, _ relation: Relation,
    _ secondItem: borrowing LayoutItem? = nil, _ secondAttribute: LayoutAttribute = .notAnAttribute,
    multiplier: Double = 1, constant: Double = 0, priority: Priority = .required,
    origin: ConstraintOrigin = .unknown
  ) {
    firstMentioned = Unretained(copy firstItem)
    self.firstAttribute = firstAttribute
    self.relation = relation
    secondMentioned = Unretained(copy secondItem)
    self.secondAttribute =
      secondMentioned == Unretained(nil) ? .notAnAttribute : secondAttribute
    storedMultiplier = Float(multiplier)
    storedConstant = constant
    storedPriority = priority
    super.init(origin: origin)
    enterMentions()
  }

  deinit {
    leaveMentions()
  }

  /// Makes the constant a multiple of the standard distance, which the fonts at baselines decide.
  package func followSystemSpacing() {
    isSystemSpaced = true
  }

  /// Notes which view holds the constraint.
  func setHolder(_ view: LayoutView?) {
    holderReference = Unretained(view)
  }

  /// Forgets what an engine kept here.
  func leaveEngine() {
    row = RowNumber.none
    edits = []
  }

  /// Whether the constraint is installed in a view.
  public var isActive: Bool { holderReference != Unretained(nil) }

  /// Installs the constraint in the closest common ancestor of its items.
  ///
  /// Does nothing when the constraint is active.
  ///
  /// - Parameter representedObject: The object that clients know the constraint by.
  /// - Throws: `ConstraintError.noCommonAncestor`.
  public consuming func activate(representedObject: AnyObject? = nil) throws(ConstraintError) {
    guard !isActive else { return }
    let holder = commonAncestorReference
    // A new constraint that nothing else keeps goes over to its holder uncounted.
    var own: LayoutConstraint? = consume self
    let isInstalled: Void? = holder.with { holder in
      if let own = own.take() { holder.install(own, representedObject: representedObject) }
    }
    if isInstalled == nil { throw .noCommonAncestor }
  }

  /// Removes the constraint from the view that holds it.
  public func deactivate() {
    holder?.uninstall(self)
  }

  /// Whether one of the attributes is a baseline.
  var relatesBaselines: Bool { firstAttribute.isBaseline || secondAttribute.isBaseline }

  /// Whether the terms of the row follow from baselines, which may come to lie in other views.
  var dependsOnBaselines: Bool { relatesBaselines }

  /// The closest view that is, or contains, the views of both items.
  package var commonAncestor: LayoutView? { commonAncestorReference.object }

  @inline(__always)
  private var commonAncestorReference: Unretained<LayoutView> {
    let first = firstMentioned.with { $0.reference } ?? Unretained(nil)
    guard secondAttribute != .notAnAttribute else { return first }
    let second = secondMentioned.with { $0.reference } ?? Unretained(nil)
    return first.with { one in
      second.with { other in
        one.neighbouringAncestor(with: other) ?? Unretained(one.closestCommonAncestor(with: other))
      } ?? Unretained(nil)
    } ?? Unretained(nil)
  }
}
