import AutoLayout
import UIKit

/// Exact distances where round ones would move a view.
///
/// The frames that views are to keep are rounded to pixels, and a constant is rounded once more. Each is less than a pixel,
/// and what is tied to such a view in a chain can be moved by more: its own constraint is then refused, whatever it is.
extension MissingConstraintSearch {
  /// Settles what is open with the exact distances of the constraints that were kept, and rounds those again that need
  /// not be exact.
  mutating func settleExactly() {
    guard !isDone, found.contains(where: { $0.constraint.constant != $0.exact }) else { return }
    let (old, oldState) = (found, state)
    for index in found.indices { found[index].take(found[index].exact) }
    accept(laidOutAgain())
    guard state.openCount == oldState.openCount, state.conflictCount <= oldState.conflictCount
    else { return takeBack(old) }
    takesExact = true
    settleAll()
    takesExact = false
    guard found.count > old.count else { return takeBack(old) }
    for index in found.indices { roundAgain(index) }
  }

  /// Gives constraints the constants that they had, where no other was added.
  private mutating func takeBack(_ old: [Found]) {
    for index in old.indices { found[index].take(old[index].constraint.constant) }
    accept(laidOutAgain())
  }

  /// Rounds the constant of a constraint unless that moves a view.
  private mutating func roundAgain(_ index: Int) {
    let (round, exact) = (found[index].round, found[index].exact)
    guard round != exact else { return }
    found[index].take(round)
    let next = laidOutAgain()
    if next.openCount <= state.openCount, next.conflictCount <= state.conflictCount,
      nothingMoved(next, along: found[index].constraint.first.attribute.axis)
    {
      accept(next)
    } else {
      found[index].take(exact)
      accept(laidOutAgain())
    }
  }
}
