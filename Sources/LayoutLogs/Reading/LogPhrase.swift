/// The sentences that Apple's frameworks write around a list of constraints.
///
/// Source: logs as Provenance-Emu/Provenance#1381, OpenIntelWireless/HeliPort#246 and others quote them.
enum LogPhrase {
  static let headers = texts([
    "Unable to simultaneously satisfy", "Conflicting constraints detected",
  ])
  static let structured = texts(["Conflicting constraints detected"])
  static let breaks = texts([
    "Will attempt to recover by", "will attempt to recover by",
  ])
  static let ends = texts([
    "Make a symbolic breakpoint at", "reak on objc_exception_throw",
    "reak on UIViewAlertForUnsatisfiableConstraints", "LAYOUT_CONSTRAINTS_NOT_SATISFIABLE",
    "NSConstraintBasedLayoutVisualizeMutuallyExclusiveConstraints",
  ])
  /// Sentences without content of their own.
  private static let others = texts([
    "Probably at least one of the constraints", "Try this:", "(1) look at each constraint",
    "(2) find the code that added", "If you're seeing NSAutoresizingMaskLayoutConstraints",
    "refer to the documentation for the UIView property", "The methods in the UIConstraintBased",
    "UIConstraintBasedLayoutDebugging", "may also be helpful", "one you don't want",
    "figure out which you don't expect", "translatesAutoresizingMaskIntoConstraints)",
    "This NSLayoutConstraint is being configured",
  ])
  static let appKit = texts([
    "NSConstraintBasedLayoutVisualize", "simultaneously satisfy constraints:",
  ])

  private static func texts(_ texts: [String]) -> [[UInt8]] { texts.map { Array($0.utf8) } }

  /// The first place of one of some phrases, and the place after it.
  static func find(_ phrases: [[UInt8]], in line: Bytes, from start: Int) -> Range<Int>? {
    phrases.compactMap { phrase in
      line.firstIndex(ofText: phrase, from: start).map { $0..<($0 + phrase.count) }
    }.min { $0.lowerBound < $1.lowerBound }
  }

  static func isBoilerplate(_ line: Bytes) -> Bool {
    find(others, in: line, from: line.startIndex) != nil
      || find(headers + breaks + ends, in: line, from: line.startIndex) != nil
  }
}
