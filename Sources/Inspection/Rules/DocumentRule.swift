import InterfaceBuilder

/// What is wrong in a document before anything is solved.
enum DocumentRule {
  static func findings(in description: DocumentDescription, path: String) -> [Finding] {
    description.problems.map { problem in
      Finding(
        rule: rule(for: problem), severity: severity(of: problem), path: path,
        position: problem.position, objectIDs: [problem.element.id].compactMap { $0 },
        message: problem.message, nextStep: nextStep(for: problem), occurrence: .always)
    }
  }

  private static func rule(for problem: ReadingProblem) -> Rule {
    switch problem.kind {
    case .unknownView, .unknownDevice: .unknownElement
    case .duplicateID: .duplicateID
    default: problem.element.name == "constraint" ? .unusableConstraint : .unusableValue
    }
  }

  private static func severity(of problem: ReadingProblem) -> Finding.Severity {
    if problem.isInformational { return .info }
    return problem.element.name == "constraint" ? .error : .warning
  }

  private static func nextStep(for problem: ReadingProblem) -> String {
    switch problem.kind {
    case .unknownView, .unknownDevice: "Nothing needs to be done"
    case .duplicateID: "Give one of the objects another id"
    default: "Correct the value or remove it"
    }
  }
}
