/// The parts of a log that are about constraints.
package struct LogContents: Hashable, Sendable {
  /// A conflict, a list or a trace, and how often it occurs.
  package struct Entry: Hashable, Sendable {
    package var part: LogPart
    /// The number of occurrences that differ only in addresses.
    package var count = 1
    /// The first line, from 1 on.
    package var line: Int
  }

  package var entries: [Entry] = []
  /// Lines that look like a part of a log and are not understood.
  package var unread: [String] = []
  /// The number of lines not understood that were not kept.
  package var unkeptCount = 0
  /// The number of conflicts whose constraints the log does not show, as where the system hides them.
  package var emptyCount = 0
  /// The number of lines that belong to no part.
  package var otherLineCount = 0
  package var lineCount = 0

  /// Whether nothing could be part of a log.
  package var isEmpty: Bool { entries.isEmpty && unread.isEmpty && emptyCount == 0 }
}

/// A part of a log.
package enum LogPart: Hashable, Sendable {
  case constraints(ConstraintLog)
  case trace(TraceLog)
}

/// A list of constraints as a log has it.
package struct ConstraintLog: Hashable, Sendable {
  package enum Source: Hashable, Sendable {
    /// "Unable to simultaneously satisfy constraints".
    case conflict
    /// A list that the debugger printed, or a log without its beginning.
    case list
  }

  package enum Platform: Hashable, Sendable { case uiKit, appKit }

  /// A part that a complete log has.
  package enum Gap: Hashable, Sendable {
    case beginning, brokenConstraint, ending
    /// Constraints of the list whose lines are cut.
    case members
  }

  package var source = Source.conflict
  package var platform = Platform.uiKit
  /// The name of the process that wrote the log, where the line before it says so.
  package var process: String?
  /// The constraints in their order, each once.
  package var constraints: [ConstraintDescription]
  /// The constraint that the framework breaks: its place in the list.
  package var broken: Int?
  /// Whether the list lacks the constraint that the framework breaks; it is then the last one.
  package var isBrokenAdded = false
  /// The parts that are missing.
  package var gaps: [Gap] = []
  /// Whether the list is of the line that macOS 14 and later write before the usual log.
  package var isStructured = false
  /// Whether the lines of several logs were mixed.
  package var isMixed = false

  package init(_ constraints: [ConstraintDescription]) {
    self.constraints = constraints
  }
}

/// A tree of views as `_autolayoutTrace` prints it.
package struct TraceLog: Hashable, Sendable {
  package struct Node: Hashable, Sendable {
    package var depth: Int
    package var item: LogItem
    package var isAmbiguous = false
    /// The variables that are ambiguous, of this item or of one that it names.
    package var variables: [Variable] = []
    package var lacksHostConstraints = false
    package var isManual = false
  }

  /// An ambiguous variable: minX, minY, Width or Height of an item.
  package struct Variable: Hashable, Sendable {
    package var item: LogItem
    package var name: String
  }

  package var nodes: [Node]
}
