import AutoLayout
package import UIKit

/// The constraints that one view lacks, and the variables that are open without them.
@MainActor
package struct MissingConstraints {
  /// The view that lacks constraints.
  package let view: UIView
  /// The variables of the view that they have to settle, in the order of ``OpenVariable``.
  package private(set) var variables: [OpenVariable]
  /// Everything that they settle.
  package private(set) var members: [OpenVariables.Member]

  /// - Precondition: There is a member.
  init(_ members: [OpenVariables.Member]) {
    self.members = members
    view = members[0].view
    variables = [members[0].variable]
  }

  /// The other views that are open with it, in the order they became known.
  package var otherViews: [UIView] {
    var known: Set<ObjectIdentifier> = [ObjectIdentifier(view)]
    return members.map(\.view).filter { known.insert(ObjectIdentifier($0)).inserted }
  }

  /// Whether the view has an extent by its content, and competes with others for the room there is.
  package var isCompetition: Bool {
    variables.allSatisfy { OpenVariables.Member(view: view, variable: $0).isOfContent }
  }

  /// Adds what is open with another variable of the view, or of one arranged beside it.
  mutating func add(_ others: [OpenVariables.Member]) {
    members += others
    guard let first = others.first, first.view === view else { return }
    variables = OpenVariable.allCases.filter { $0 == first.variable || variables.contains($0) }
  }
}
