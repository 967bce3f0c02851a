public import AutoLayout
public import InterfaceBuilder
public import LayoutFaults

/// The frames and faults of one scene in one configuration.
public struct SceneSolution: Sendable {
  /// The frame of an object and what constraints leave open of it.
  public struct ObjectFrame: Sendable {
    /// The object's id in the document.
    public var id: String
    /// The frame in superview coordinates as the document stores it, in points.
    public var frame: Rect
    /// The variables of its frame that constraints leave open.
    public var ambiguous: [OpenVariable]
    /// Whether Interface Builder's canvas lays the object out; it does not in rows out of sight.
    public var isLaidOut = true

    /// The variables that the environment leaves open: all four of the frame where the canvas lays nothing out.
    package var undetermined: [OpenVariable] {
      isLaidOut ? ambiguous : LayoutVariable.allCases.map(OpenVariable.init)
    }

    /// The names of these variables.
    package var ambiguousNames: [String] { ambiguous.map(\.rawValue) }
  }

  /// Constraints that exclude each other, by id.
  public struct ConflictIDs: Hashable, Sendable {
    /// The members that stand in the document, oldest first.
    public var constraints: [String]
    /// The member that was given up; empty when the layout system had to give up one of its own.
    public var broken: [String]
    /// The member that was given up where the layout system made it.
    public var brokenSystem: SystemConstraintID?
    /// The members that the layout system made.
    public var system: [SystemConstraintID]
    /// How far the broken member is from holding, in points; nil when that cannot be said.
    public var violation: Double?
  }

  /// A constraint that the layout system made.
  public struct SystemConstraintID: Hashable, Sendable {
    /// What it is for.
    public var role: SystemConstraint
    /// The id of the view or guide it is about, if that stands in the document.
    public var itemID: String?
  }

  /// The scene's id; nil in a xib.
  public var sceneID: String?
  /// The id of the root object.
  public var rootID: String
  /// The device or canvas that the scene was laid out in.
  public var environment: LayoutEnvironment
  /// The device, real or simulated.
  public var device: DeviceEnvironment { environment.device }
  /// The size of the root view, in points.
  public var size: Size
  /// The views in document order.
  public var views: [ObjectFrame]
  /// The guides in document order.
  public var guides: [ObjectFrame]
  /// The conflicts the layout lives with.
  public var conflicts: [ConflictIDs]
  /// Whether layout came to rest.
  public var isSettled: Bool
}
