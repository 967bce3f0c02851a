import InterfaceBuilder

/// The findings about a document as it is written, looked for once for all configurations in which the same parts of it
/// cannot be used.
@MainActor
struct WrittenFindings {
  private var known: Set<[InstantiationProblem]> = []

  /// The findings; none where a document with the same problems was looked at before.
  mutating func findings(in document: InspectedDocument) -> [Finding] {
    guard known.insert(document.problems).inserted else { return [] }
    return RuleBook.documentRules.flatMap { $0.findings(in: document) }
  }
}
