public import AutoLayout

/// Something that kept an object of a document from being made or used as written.
///
/// Instantiation never stops at one: what is affected is left out or takes its default.
public struct InstantiationProblem: Hashable, Sendable {
  /// What went wrong.
  public enum Kind: Hashable, Sendable {
    /// The document cannot be used as written.
    case reading(ReadingProblem.Kind, attribute: String?)
    /// UIKit refuses the constraint.
    case illegalConstraint(ConstraintError)
    /// A constraint names an object that is neither a view nor a layout guide of its scene.
    case notLayoutItem(id: String)
  }

  /// The element in question.
  public let element: DocumentElement
  /// What went wrong.
  public let kind: Kind

  /// Creates a problem.
  public init(element: DocumentElement, kind: Kind) {
    self.element = element
    self.kind = kind
  }

  init(_ problem: ReadingProblem) {
    self.init(
      element: problem.element, kind: .reading(problem.kind, attribute: problem.attribute))
  }

  /// Where in the document the problem is.
  public var position: DocumentPosition {
    guard case .reading(_, let attribute?) = kind else { return element.position }
    return element.position(ofAttribute: attribute)
  }

  /// Whether the document still means what its author sees, so that the problem is only worth a
  /// note.
  public var isInformational: Bool {
    readingProblem?.isInformational ?? false
  }

  /// Whether the problem is an entry of a variation about an object that is gone.
  public var isLeftOver: Bool { readingProblem?.isLeftOver ?? false }

  /// What is wrong and what would be right, in one line.
  public var message: String {
    fault + (advice.map { "; " + $0 } ?? "")
  }

  /// The fault, without a full stop.
  public var fault: String {
    switch kind {
    case .reading: readingProblem?.fault ?? ""
    case .illegalConstraint(let error): error.reason
    case .notLayoutItem(let id):
      "the constraint names \"\(id)\", which is neither a view nor a layout guide of its scene"
    }
  }

  /// The remedy, without a capital and a full stop; nil where nothing needs to be done, or ``fault``
  /// says it.
  public var advice: String? {
    switch kind {
    case .reading: readingProblem?.advice
    case .illegalConstraint: nil
    case .notLayoutItem: "remove or reconnect it"
    }
  }

  private var readingProblem: ReadingProblem? {
    guard case .reading(let kind, let attribute) = kind else { return nil }
    return ReadingProblem(element: element, attribute: attribute, kind: kind)
  }
}
