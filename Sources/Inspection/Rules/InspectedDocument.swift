import AutoLayout
import InterfaceBuilder

/// A document with everything rules need to speak about it.
@MainActor
struct InspectedDocument {
  /// The document, as it is for no configuration in particular.
  let description: DocumentDescription
  /// The parts that cannot be used as written, as reading and making scenes met them, each once.
  let problems: [InstantiationProblem]
  /// The images and colours that it names and its project does not have.
  let missing: MissingResources
  /// The use that code makes of its objects.
  let code: CodeFacts

  var path: String { description.document.path }
  var names: ObjectNames { ObjectNames(description) }

  /// - Parameters:
  ///   - description: The document.
  ///   - scenes: Its scenes, laid out, each in all configurations that are to be looked at.
  ///   - missing: The images and colours that it names and its project does not have.
  ///   - code: The use that code makes of its objects.
  init(
    _ description: DocumentDescription, scenes: [SolvedScene] = [],
    missing: MissingResources = MissingResources(), code: CodeFacts = CodeFacts()
  ) {
    self.missing = missing
    self.code = code
    self.description = description
    var known: Set<InstantiationProblem> = []
    let reading = description.problems.map {
      InstantiationProblem(
        element: $0.element, kind: .reading($0.kind, attribute: $0.attribute))
    }
    problems = (reading + scenes.flatMap(\.instance.problems)).filter {
      known.insert($0).inserted
    }
  }

  /// A finding about an element of the document, as severe as its rule unless there is a reason against it.
  func finding(
    _ rule: any Rule.Type, because mitigation: Mitigation? = nil, about element: DocumentElement,
    at position: DocumentPosition? = nil, _ message: FindingMessage, next: String
  ) -> Finding {
    Finding(
      of: rule, because: mitigation, path: path, position: position ?? element.position,
      objectIDs: [element.id].compactMap { $0 }, message: message.text, nextStep: next)
  }

  /// Findings about those problems that a rule is about: notes where the document still means what its author sees.
  ///
  /// - Parameters:
  ///   - rule: The rule.
  ///   - advice: What to do where a problem does not say it.
  ///   - isMeant: Whether the rule is about a problem.
  /// - Returns: A finding for each.
  func findings(
    _ rule: any Rule.Type, advice: String,
    of isMeant: (InstantiationProblem) -> Bool
  ) -> [Finding] {
    problems.filter(isMeant).map { problem in
      finding(
        rule, because: problem.isInformational ? .stillUnderstood : nil, about: problem.element,
        at: problem.position, "\(text(of: problem))",
        next: problem.advice?.capitalizedSentence ?? advice
      )
    }
  }

  private func text(of problem: InstantiationProblem) -> String {
    var text = problem.fault
    if case .illegalConstraint = problem.kind, let id = problem.element.id {
      text = "UIKit refuses \(ConstraintPhrases(description).phrase(id: id)): \(text)"
    }
    while text.last == "." { text.removeLast() }
    return text
  }
}

extension String {
  /// The text with a capital letter at its beginning.
  fileprivate var capitalizedSentence: String { prefix(1).uppercased() + dropFirst() }
}
