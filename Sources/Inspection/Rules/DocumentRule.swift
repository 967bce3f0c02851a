import AutoLayout
import InterfaceBuilder

/// What in a document cannot be used as written.
enum DocumentRule {
  /// What reading met.
  static func findings(in description: DocumentDescription, path: String) -> [Finding] {
    description.problems.map { problem in
      finding(
        InstantiationProblem(
          element: problem.element, kind: .reading(problem.kind, attribute: problem.attribute)),
        problem.message, path: path)
    }
  }

  /// What making a scene met.
  @MainActor
  static func findings(in scene: InspectedScene) -> [Finding] {
    scene.instance.problems.map { problem in
      var message = problem.message
      if case .illegalConstraint(let error) = problem.kind, let id = problem.element.id {
        message = "UIKit refuses \(scene.phrases.phrase(id: id)): \(error.reason)"
      }
      return finding(problem, message, path: scene.path)
    }
  }

  /// Messages of problems end with what would be right, after a semicolon.
  private static func finding(
    _ problem: InstantiationProblem, _ text: String, path: String
  ) -> Finding {
    var message = text
    while message.last == "." { message.removeLast() }
    let nextStep = nextStep(for: problem)
    if nextStep.isInMessage, let end = message.ranges(of: "; ").last {
      message = String(message[..<end.lowerBound])
    }
    return Finding(
      rule: rule(for: problem), severity: severity(of: problem), path: path,
      position: problem.position, objectIDs: [problem.element.id].compactMap { $0 },
      message: message, nextStep: nextStep.text, occurrence: .always)
  }

  private static func rule(for problem: InstantiationProblem) -> Rule {
    switch problem.kind {
    case .reading(.unknownView, _), .reading(.unknownDevice, _),
      .reading(.unknownToolsVersion, _):
      .unknownElement
    case .reading(.duplicateID, _): .duplicateID
    case .reading: problem.element.name == "constraint" ? .unusableConstraint : .unusableValue
    case .illegalConstraint, .notLayoutItem: .unusableConstraint
    }
  }

  private static func severity(of problem: InstantiationProblem) -> Finding.Severity {
    if problem.isInformational { return .info }
    return problem.element.name == "constraint" ? .error : .warning
  }

  /// What to do, and whether the message already ends with it.
  private static func nextStep(
    for problem: InstantiationProblem
  ) -> (text: String, isInMessage: Bool) {
    guard case .reading(let kind, _) = problem.kind else {
      if case .notLayoutItem = problem.kind { return ("Remove or reconnect the constraint", true) }
      return ("Correct the constraint or remove it", false)
    }
    return switch kind {
    case .unknownView: ("Nothing needs to be done unless its frame looks wrong", false)
    case .unknownDevice: ("Nothing needs to be done; --device chooses another", false)
    case .unknownToolsVersion:
      ("Nothing needs to be done; devices do not depend on it", false)
    case .duplicateID: ("Give one of the objects another id", true)
    case .missingReference: ("Remove or reconnect it", true)
    case .notANumber: ("Write a decimal number", true)
    case .outOfRange: ("Use a value within ±10,000,000", true)
    case .unknownValue: ("Correct the value or remove it", false)
    case .missingAttribute: ("Add the attribute or remove the element", false)
    }
  }
}
