/// The state of a program that uses UIKit: Apple's process-wide objects, and tables of what was looked up once.
///
/// Scopes inside one program share it.
@MainActor
final class ProgramState {
  /// The object that `UIApplication.shared` is.
  private(set) lazy var application = UIApplication()
  /// The windows with something to lay out or to display at the end of the main run loop's turn.
  let updateCycle = UpdateCycle()
  /// The transactions that are open, the innermost last; the first is the one that no code began.
  lazy var transactions = [CATransaction.State()]
  /// Whether blocks of animations animate.
  var areAnimationsEnabled = true
  /// The number of animations that layers have; without any, none needs to be looked for.
  var animationRunCount = 0
  /// Whether a table has rows that measure themselves; without any, none needs to be looked for.
  var hasSelfSizingTables = false
  /// The anchors that constraints were asked for.
  var erasedAnchors = ErasedAnchors()
  /// The active constraints between a horizontal and a vertical position.
  var crossAxisConstraints = CrossAxisConstraints()
  /// The classes whose `layoutSubviews` was reported for not calling `super`.
  var reportedOmissions: Set<ObjectIdentifier> = []
  /// The tables of outlets and actions, by module; nil for a module without one.
  var connectionTables: [String: DocumentConnections?] = [:]
  /// The stored properties of client classes.
  var storedProperties = StoredProperties()
  /// The xibs that are called like the controllers that load them.
  var conventionalNibs = ConventionalNibs()

  nonisolated init() {}
}
