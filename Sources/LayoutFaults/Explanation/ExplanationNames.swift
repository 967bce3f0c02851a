package import AutoLayout

/// The names of the objects and constraints of one hierarchy, for explanations.
///
/// Documents and code name the same things differently.
@MainActor
package protocol ExplanationNames {
  /// A view or guide in a word or two.
  func name(of item: LayoutItem) -> String
  /// A constraint that the layout system did not make.
  func phrase(of constraint: EngineConstraint) -> String
  /// The id of a constraint in its document; nil without one.
  func id(of constraint: EngineConstraint) -> String?
  /// The id of a view or guide in its document; nil without one.
  func id(of item: LayoutItem) -> String?
  /// The place of a constraint in its document or code, `path:line`; nil where none is known.
  func place(of constraint: EngineConstraint) -> String?
  /// The place of a view or guide in its document, `path:line`; nil where none is known.
  func place(of item: LayoutItem) -> String?
}
