package import InterfaceBuilder
package import LayoutFaults

/// An issue in the list behind the arrow that Interface Builder's outline shows beside a scene.
package struct OutlineIssue: Sendable {
  /// The groups of the list.
  package enum Category: String, Hashable, Sendable, CaseIterable {
    case conflictingConstraints = "conflicting-constraints"
    case missingConstraints = "missing-constraints"
    case contentPriority = "content-priority-ambiguity"
    case scrollableContent = "scrollable-content-size-ambiguity"
    case misplacedViews = "misplaced-views"

    /// The heading of the group.
    package var title: String {
      switch self {
      case .conflictingConstraints: "Conflicting Constraints"
      case .missingConstraints: "Missing Constraints"
      case .contentPriority: "Content Priority Ambiguity"
      case .scrollableContent: "Scrollable Content Size Ambiguity"
      case .misplacedViews: "Misplaced Views"
      }
    }
  }

  /// A constraint of a conflict.
  package struct Constraint: Sendable {
    /// The constraint in Interface Builder's phrasing, or the purpose of one that the layout system made.
    package let phrase: String
    /// The element; nil where the layout system made it.
    package let element: DocumentElement?
  }

  /// The group.
  package let category: Category
  /// An error where the outline is red, a warning where it is yellow.
  package let severity: Finding.Severity
  /// The object that it is about.
  package let element: DocumentElement
  /// The object's name in the outline; nil where the text has the names.
  package var title: String?
  /// The text beside the name.
  package let text: String
  /// The variables that constraints leave open: each list is settled by a constraint for one of its members.
  package var missing: [[OpenVariable]] = []
  /// The constraints that exclude each other.
  package var constraints: [Constraint] = []
  /// Both frames of a misplaced view.
  package var misplaced: MisplacedView?
}
