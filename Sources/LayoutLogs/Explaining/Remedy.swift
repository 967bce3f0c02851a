/// The one edit to make, and why that one.
package struct Remedy: Hashable, Sendable {
  package enum Edit: Hashable, Sendable {
    /// A priority of 999 for a constraint, by its place in the list.
    case lower(Int)
    case remove(Int)
    /// `translatesAutoresizingMaskIntoConstraints = false` for a view.
    case stopTranslating(LogItem)
    /// Lower priorities of all of some constraints, each in a conflict of its own.
    case lowerAll([Int])
    /// None in the app.
    case none
  }

  package enum Reason: Hashable, Sendable {
    /// A list measures the row before it knows its height.
    case selfSizingRow(LogItem)
    /// The view has no size before its first layout.
    case noSizeYet(LogItem)
    /// Something collapses the view.
    case collapsed(LogItem)
    /// The host decides the size of the view.
    case hostSize(LogItem)
    /// A stack view hides the view by giving it no size.
    case hidden(LogItem)
    /// Spacings and margins of a hidden stack view stay.
    case hiddenStack(LogItem)
    /// A view has constraints and an autoresizing mask.
    case maskAndConstraints(LogItem)
    /// The frame of a view without constraints of its own is too small for its content.
    case frame(LogItem)
    /// The same, where the frame is empty.
    case emptyFrame(LogItem)
    /// A frame's mask makes a view smaller than nothing.
    case negativeFrame(LogItem)
    /// A stack view sizes or places its arranged views.
    case stackArrangement
    /// Two constraints say different things of the same distance.
    case contradiction
    /// The same, where code adds constraints anew without removing the old ones.
    case addedTwice
    /// The constraints can hold, but one follows from the others, so that rounding can break it.
    case redundant
    /// Code places a view that Interface Builder pinned to its frame, since it has no constraints there.
    case prototyped(LogItem)
    /// Two items, one of them beyond the other, are tied to one edge.
    case sharedEdge(ConstraintDescription.Side, [LogItem])
    /// Distances and sizes are more than there is.
    case doesNotFit
    /// Only constraints of Apple's take part.
    case systemOnly
    /// Only constraints of Apple's keyboard take part.
    case keyboard
    /// Only constraints of a bar take part.
    case bar
    /// The size of an alert that is negative for a moment.
    case alert
    /// Apple's windows and the frames in them.
    case window
    /// A process of Apple's wrote the log.
    case systemProcess(String)
  }

  package var edit: Edit
  package var reason: Reason
}

/// A single edit that ends the conflict, verified by solving.
package struct Repair: Hashable, Sendable {
  /// The constraint to remove or to lower to 999, by its place in the list.
  package var member: Int
  /// The constants with which it could stay; nil where none does.
  package var constants: ClosedRange<Double>?

  /// The constant nearest to the present one that could stay; nil where none does.
  package func constant(nearestTo value: Double) -> Double? {
    constants.map { min(max(value, $0.lowerBound), $0.upperBound) }
  }
}
