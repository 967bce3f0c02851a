/// A place in a project that may hold a constraint of a log.
package struct ConstraintMatch: Hashable, Sendable {
  package enum Certainty: String, Sendable, Comparable, CaseIterable {
    case possible, likely, certain

    package static func < (first: Certainty, second: Certainty) -> Bool {
      allCases.firstIndex(of: first) ?? 0 < allCases.firstIndex(of: second) ?? 0
    }
  }

  package let path: String
  package let line: Int
  package let certainty: Certainty
  /// The features that the log and the place share.
  package let reason: String

  package var place: String { "\(path):\(line)" }
}
