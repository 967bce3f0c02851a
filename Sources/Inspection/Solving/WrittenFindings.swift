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

/// The findings about scenes, those about constraints as they are written looked for once for all configurations in which
/// a scene has the same ones.
@MainActor
struct SceneRuleFindings {
  private struct Key: Hashable {
    let description: ObjectIdentifier
    let rootID: String
    let constraints: [String]
  }

  private var known: [Key: [RuleID: [Finding]]] = [:]

  /// The rules, and whether what they find follows from the constraints alone.
  private static let rules = RuleBook.sceneRules.map { rule in
    (rule: rule, isOfConstraints: RuleBook.constraintRules.contains { $0 == rule })
  }

  /// The findings of all rules about a scene.
  mutating func findings(in scene: InspectedScene) -> [Finding] {
    let key = Key(
      description: scene.description.identity, rootID: scene.solution.rootID,
      constraints: scene.instance.constraints.map { $0.id })
    var written = known[key] ?? [:]
    let findings = Self.rules.flatMap { rule, isOfConstraints -> [Finding] in
      guard isOfConstraints else { return rule.findings(in: scene) }
      let found = written[rule.id] ?? rule.findings(in: scene)
      written[rule.id] = found
      return found
    }
    known[key] = written
    return findings.notingSharedCauses(in: scene.description.document)
  }
}
