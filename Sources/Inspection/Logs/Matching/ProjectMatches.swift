package import InterfaceBuilder
import LayoutLogs

extension ExplainedLog {
  /// Looks for the constraints of the log in a project.
  ///
  /// - Parameters:
  ///   - documents: Storyboards and xibs with their paths.
  ///   - sources: Source files.
  package mutating func match(
    documents: [(path: String, document: Document)], sources: [SourceFile]
  ) {
    let known = documents.flatMap { path, document in
      document.root.descendants.filter { $0.name == "constraint" }
        .compactMap { DocumentConstraint($0, in: document) }.map { (path, $0) }
    }
    parts = parts.map { part in
      guard case .conflict(var conflict) = part else { return part }
      conflict.match(known, sources)
      return .conflict(conflict)
    }
  }
}

extension ExplainedConflict {
  fileprivate mutating func match(
    _ known: [(path: String, constraint: DocumentConstraint)], _ sources: [SourceFile]
  ) {
    for index in log.constraints.indices where explanation.origins[index].isEditable {
      let constraint = log.constraints[index]
      var found = known.compactMap { path, candidate -> ConstraintMatch? in
        guard let evidence = candidate.evidence(for: constraint) else { return nil }
        return ConstraintMatch(
          path: path, line: candidate.line, certainty: evidence.certainty, reason: evidence.reason)
      }
      found += sources.flatMap { $0.matches(constraint) }
      matches[index] = Self.best(found)
    }
  }

  /// The most certain matches, in the order of their places; a certain one leaves no room for others.
  private static func best(_ matches: [ConstraintMatch]) -> [ConstraintMatch] {
    guard let most = matches.map(\.certainty).max() else { return [] }
    let alike = matches.filter { $0.certainty == most }
      .sorted { ($0.path, $0.line) < ($1.path, $1.line) }
    guard alike.count > 1, most == .certain else { return Array(alike.prefix(maximumCount)) }
    return alike.prefix(maximumCount).map { match in
      ConstraintMatch(
        path: match.path, line: match.line, certainty: .likely,
        reason: "\(match.reason); \(alike.count) places are alike")
    }
  }

  /// More candidates help nobody.
  private static let maximumCount = 5
}
