import AutoLayout
import InterfaceBuilder
import LayoutFaults
import UIKit

/// Adds constraints to a scene that was laid out until nothing is open, each tried by laying out.
///
/// A constraint is kept where less is open then, no conflict comes of it and no view whose place is determined moves.
@MainActor
struct MissingConstraintSearch {
  /// A constraint that was kept.
  struct Found {
    /// The constraint as the document gets it.
    var constraint: NewConstraint
    var holderID: String
    var reason: String
    /// The constraint in the live scene.
    let live: NSLayoutConstraint
    /// The constants that were to choose from.
    let round: Double
    let exact: Double

    /// Takes another constant, in the live scene as well.
    @MainActor
    mutating func take(_ constant: Double) {
      constraint.constant = constant
      live.constant = CGFloat(constant)
    }
  }

  let scene: InspectedScene
  let targets: FrameTargets
  /// Whether constraints may be added for a view.
  let isSelected: (UIView) -> Bool
  var found: [Found] = []
  /// Whether only exact distances are tried.
  var takesExact = false
  private var givenUp: Set<Place> = []
  private(set) var state: State
  /// The number of views that may still be laid out, each as often as it is.
  private var budget = 2_000_000

  /// Whether constraints that move a view of the live scene move none of a scene made afresh; nil to believe the live one.
  private var isAcceptableAfresh: (([Found]) -> Bool)?
  /// The number of scenes that may still be made afresh.
  private var trialCount = 60

  private struct Place: Hashable {
    var view: ObjectIdentifier
    var axis: Axis
  }

  /// The open variables and the conflicts of the scene as it is laid out.
  struct State {
    var open: OpenVariables
    var openCount: Int
    var conflictCount: Int
  }

  init(
    in scene: InspectedScene, targets: FrameTargets, where isSelected: @escaping (UIView) -> Bool
  ) {
    self.scene = scene
    self.targets = targets
    self.isSelected = isSelected
    state = Self.state(of: scene)
  }

  /// The views of which something is left open, with the variables.
  var leftOpen: [MissingConstraints] {
    state.open.missingConstraints { AmbiguityRule.isAsked($0, in: scene) && isSelected($0.view) }
  }

  /// Whether anything is open that counts.
  var isDone: Bool { leftOpen.isEmpty }

  /// Adds constraints until nothing is open, or nothing that is tried helps.
  mutating func run() {
    settleAll()
    settleExactly()
  }

  /// Tries every view of which something is open, those that were given up, too.
  mutating func settleAll() {
    givenUp.removeAll()
    while budget > 0, let next = nextOpen() {
      let view = next.view
      let axis = next.variables[0].axis
      if settle(view, axis) {
        // What settled nothing before may do so now, such as the end of what a scroll view scrolls.
        givenUp.removeAll()
      } else {
        givenUp.insert(Place(view: ObjectIdentifier(view), axis: axis))
      }
    }
  }

  /// Adds constraints for what is still open, those that move a view of the live scene tried by other means.
  ///
  /// - Parameter isAcceptable: Whether no view of a scene made afresh with the constraints moves.
  mutating func run(trying isAcceptable: @escaping ([Found]) -> Bool) {
    guard !isDone else { return }
    isAcceptableAfresh = isAcceptable
    run()
  }

  private func nextOpen() -> MissingConstraints? {
    state.open.missingConstraints { member in
      AmbiguityRule.isAsked(member, in: scene) && isSelected(member.view)
        && !givenUp.contains(
          Place(view: ObjectIdentifier(member.view), axis: member.variable.axis))
    }.first
  }

  /// Tries the candidates for a view along an axis.
  ///
  /// - Returns: Whether one was kept.
  private mutating func settle(_ view: UIView, _ axis: Axis) -> Bool {
    for candidate in candidates(for: view, axis) {
      let constants = takesExact ? [candidate.exactConstant] : candidate.constants
      for constant in constants where tryOut(candidate, constant) { return true }
    }
    return false
  }

  private func candidates(for view: UIView, _ axis: Axis) -> [ConstraintCandidate] {
    let open = Set(state.open.variables(of: view).filter { $0.axis == axis })
    var result: [ConstraintCandidate] = []
    if open.contains(where: { !$0.isContentExtent }), let id = view.documentID,
      let surroundings = Surroundings(of: view, axis, in: scene, targets: targets)
    {
      result += ConstraintCandidates(surroundings: surroundings, id: id).inOrder(for: open)
    }
    if open.contains(where: \.isContentExtent), let scrollView = view as? UIScrollView {
      result += ScrollCandidates(
        scrollView: scrollView, axis: axis, scene: scene, targets: targets
      ).inOrder()
    }
    return result
  }

  private mutating func tryOut(_ candidate: ConstraintCandidate, _ constant: Double) -> Bool {
    budget -= scene.instance.views.count
    guard constant.isFinite, budget > 0,
      let holderID = holderID(of: candidate)
    else { return false }
    let constraint = candidate.constraint(constant: constant)
    constraint.isActive = true
    let next = laidOutAgain()
    let new = Found(
      constraint: candidate.new(constant: constant), holderID: holderID, reason: candidate.reason,
      live: constraint, round: candidate.roundConstant, exact: candidate.exactConstant)
    guard next.openCount < state.openCount, next.conflictCount <= state.conflictCount,
      nothingMoved(next, along: candidate.first.attribute.axis) || isAcceptedAfresh(new)
    else {
      constraint.isActive = false
      scene.instance.layOut()
      return false
    }
    state = next
    found.append(new)
    return true
  }

  /// The id of the view that holds a constraint: the nearest around all items that has an element with an id.
  private func holderID(of candidate: ConstraintCandidate) -> String? {
    let views = [candidate.first, candidate.second].compactMap { side in
      (side?.item as? UIView) ?? (side?.item as? UILayoutGuide)?.owningView
    }
    var holder = views.first
    while let view = holder {
      if views.allSatisfy({ $0.isDescendant(of: view) }), let id = view.documentID,
        scene.description.document.element(id: id) != nil
      {
        return id
      }
      holder = view.superview
    }
    return nil
  }

  private mutating func isAcceptedAfresh(_ new: Found) -> Bool {
    guard let isAcceptableAfresh, trialCount > 0 else { return false }
    trialCount -= 1
    return isAcceptableAfresh(found + [new])
  }

  /// Whether views are where they are to be: those of which nothing is open, and the others along an axis, where
  /// nothing is open along it.
  func nothingMoved(_ next: State, along axis: Axis?) -> Bool {
    scene.instance.views.allSatisfy { _, view in
      let open = next.open.variables(of: view).filter { !$0.isContentExtent }
      if open.isEmpty {
        return targets.distance(of: view, in: scene.instance) <= Span.tolerance
      }
      guard let axis, !open.contains(where: { $0.axis == axis }) else { return true }
      return targets.distance(of: view, along: axis, in: scene.instance) <= Span.tolerance
    }
  }

  /// The scene as it is with the constraints of now.
  func laidOutAgain() -> State {
    scene.instance.layOut()
    return Self.state(of: scene)
  }

  /// Believes a state that the live scene has.
  mutating func accept(_ next: State) { state = next }

  private static func state(of scene: InspectedScene) -> State {
    let open = scene.instance.inEnvironment { OpenVariables(of: scene.instance) }
    return State(
      open: open,
      openCount: open.groups.joined().count { AmbiguityRule.isAsked($0, in: scene) },
      conflictCount: scene.instance.host.layoutView.conflicts.count)
  }
}
