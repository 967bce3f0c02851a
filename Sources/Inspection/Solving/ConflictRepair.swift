/// One edit that ends a conflict, with what came of trying it.
struct ConflictRepair: Hashable, Sendable {
  /// The kinds of edits of a constraint.
  enum Edit: Hashable, Sendable {
    /// Nothing is ambiguous without it.
    case remove
    /// Without it something is ambiguous; at a priority below 1000 it still holds where it can.
    case lowerPriority
  }

  /// The id of the constraint.
  let constraintID: String
  /// The edit of the constraint.
  let edit: Edit
  /// The conflicts of the scene that are left then.
  let conflictsLeft: Int
  /// Those of them that are of other constraints than the conflicts before.
  let newConflicts: Int
  /// The number of views that reach out of the scene at the sides then, and do not while the conflict lasts.
  let lost: Int
  /// That of views that reach out at the top.
  let lostAbove: Int
  /// How far the constraint is from holding in the frames that the document stores, in points; nil where
  /// those do not tell.
  let storedViolation: Double?
  /// The number of views that are elsewhere, or larger or smaller, than while the constraint is broken.
  let moved: Int
  /// How special the constraint is: the lower, the likelier it is the odd one out.
  let kind: Kind

  /// Constraints by how likely one of a kind is the odd one out among others.
  enum Kind: Int, Hashable, Sendable {
    /// A fixed width or height.
    case fixedExtent
    /// A distance or a ratio.
    case distance
    /// Edges or extents that are the same.
    case plain
    /// A limit, which says what room there is: without it the view would only be wrong elsewhere.
    case limit
  }

  /// Whether the repair is better than another one: it pushes no view out of the scene, leaves fewer conflicts, or makes
  /// fewer new ones.
  ///
  /// After that it counts that it pushes no view out at the top, keeps a limit and leaves nothing ambiguous. Then come that it
  /// corrects what the stored frames disagree with, concerns the likelier kind, and moves fewer views.
  func isBetter(than other: ConflictRepair) -> Bool {
    rank.lexicographicallyPrecedes(other.rank)
  }

  private var rank: [Int] {
    [
      lost > 0 ? 1 : 0, conflictsLeft, newConflicts, lostAbove > 0 ? 1 : 0,
      kind == .limit ? 1 : 0,
      edit == .remove ? 0 : 1,
      (storedViolation ?? 0) > Self.tolerance ? 0 : 1, kind.rawValue, moved,
    ]
  }

  /// Rounding of stored frames, in points.
  private static let tolerance = 1.0
}
