package import LayoutLogs

/// A log with everything that is said about it.
package struct ExplainedLog: Sendable {
  /// The file, or the name of standard input.
  package let path: String
  package let contents: LogContents
  package internal(set) var parts: [Part]

  package enum Part: Sendable {
    case conflict(ExplainedConflict)
    case trace(ExplainedTrace)
  }

  package init(_ contents: LogContents, path: String) {
    self.path = path
    self.contents = contents
    parts = contents.entries.map { entry in
      switch entry.part {
      case .constraints(let log): .conflict(ExplainedConflict(log, entry))
      case .trace(let trace): .trace(ExplainedTrace(trace, entry))
      }
    }
  }

  package var conflicts: [ExplainedConflict] {
    parts.compactMap { part in
      guard case .conflict(let conflict) = part else { return nil }
      return conflict
    }
  }
}

/// A list of constraints, explained.
package struct ExplainedConflict: Sendable {
  package let explanation: ConflictExplanation
  package let names: LogNames
  package let line: Int
  package let count: Int
  package let problem: String
  package let nextStep: String
  /// A phrase for each constraint.
  package let phrases: [String]
  /// The meaning of each constraint that no developer wrote.
  package let meanings: [String?]
  /// The places in a project that may hold each constraint, the most certain first.
  package internal(set) var matches: [[ConstraintMatch]]

  init(_ log: ConstraintLog, _ entry: LogContents.Entry) {
    let explanation = ConflictExplanation(log)
    let names = LogNames(log.constraints)
    let wording = ConflictWording(explanation, names)
    self.explanation = explanation
    self.names = names
    line = entry.line
    count = entry.count
    problem = wording.problem
    nextStep = wording.nextStep
    phrases = log.constraints.map(wording.phrases.phrase)
    matches = log.constraints.map { _ in [] }
    meanings = zip(explanation.origins, log.constraints).map {
      OriginWording.explanation($0, $1, names)
    }
  }

  package var log: ConstraintLog { explanation.log }
  package var framework: String { log.platform == .uiKit ? "UIKit" : "AppKit" }

  /// The gaps and assumptions, one sentence each.
  package var caveats: [String] {
    var caveats = log.gaps.map { gap in
      switch gap {
      case .beginning: "The beginning of the log is missing."
      case .brokenConstraint: "The log does not say which constraint \(framework) breaks."
      case .ending: "The log breaks off: constraints may be missing."
      case .members: "Lines of its list are cut or not understood: constraints are missing."
      }
    }
    if log.isMixed { caveats.append("The lines of several logs were mixed.") }
    if log.isBrokenAdded {
      caveats.append("The constraint that \(framework) breaks is not in the list; it was added.")
    }
    if explanation.assumesMargins {
      caveats.append("The log does not say how large the margins are: 8 points were assumed.")
    }
    if explanation.analysis.isPartial {
      caveats.append("There may be more conflicts in the list than these.")
    }
    return caveats
  }

  /// Repairs beside the one that is advised.
  package var alternatives: [String] {
    let wording = ConflictWording(explanation, names)
    return explanation.repairs.filter { explanation.origins[$0.member].isEditable }.map { repair in
      let range = repair.constants.map {
        ", or change its constant to \(wording.constants($0, of: repair.member))"
      }
      return "\(phrases[repair.member])\(range ?? "")"
    }
  }
}

/// A trace of views, explained.
package struct ExplainedTrace: Sendable {
  package let trace: TraceLog
  package let line: Int
  package let count: Int
  /// A sentence for each ambiguous item.
  package let findings: [Finding]

  package struct Finding: Hashable, Sendable {
    package let item: LogItem
    package let name: String
    package let variables: [String]
    package let problem: String
    package let nextStep: String
  }

  init(_ trace: TraceLog, _ entry: LogContents.Entry) {
    self.trace = trace
    line = entry.line
    count = entry.count
    findings = trace.nodes.filter { $0.isAmbiguous || $0.lacksHostConstraints }.map(Self.finding)
  }

  private static func finding(_ node: TraceLog.Node) -> Finding {
    let name = LogNames(items: [node.item]).name(of: node.item)
    let named = node.item.address.map { "\(name) (\($0))" } ?? name
    guard node.isAmbiguous else {
      return Finding(
        item: node.item, name: named, variables: [],
        problem: "\(named) hosts a layout engine without constraints for its size",
        nextStep: "Give it a frame or a width and a height")
    }
    if node.item.shortClass == "UIWindow" || node.item.shortClass == "_UILayoutGuide" {
      return Finding(
        item: node.item, name: named, variables: node.variables.map(\.name),
        problem: "The layout of \(named) is ambiguous",
        nextStep: "UIKit lays it out itself: this can be ignored")
    }
    let words = node.variables.map { Self.words[$0.name] ?? $0.name }
    return Finding(
      item: node.item, name: named, variables: node.variables.map(\.name),
      problem: words.isEmpty
        ? "The layout of \(named) is ambiguous"
        : "\(named) has an ambiguous \(words.joined(separator: ", "))",
      nextStep: words.isEmpty
        ? "Add constraints for its position and size"
        : "Add a constraint for its \(words.joined(separator: " and its "))")
  }

  private static let words = [
    "minX": "x position", "minY": "y position", "Width": "width", "Height": "height",
  ]
}
