/// A fault, whichever its extent: a rule and what a finding of it is mainly about.
struct Fault: Hashable {
  /// The rule.
  let rule: RuleID
  /// The object that the cause is tied to.
  let subject: String?
}

extension Finding {
  /// The fault that the finding is about.
  var fault: Fault { Fault(rule: rule, subject: subjectID) }
}

extension [Finding] {
  /// The faults that are worth an edit.
  var faults: Set<Fault> { Set(filter { $0.severity >= .warning }.map(\.fault)) }

  /// Whether findings after an edit are without a fault, and have none that the scene does not have already.
  @MainActor
  func isWithout(_ fault: Fault, in scene: TrialScene) -> Bool {
    let left = faults
    return !left.contains(fault) && left.isSubset(of: scene.faults)
  }
}

extension TrialScene {
  /// The faults of the scene as the document has it, conflicts of the cause of another one included.
  var faults: Set<Fault> {
    let conflicts = findings.filter { $0.rule == .conflictingConstraints }
    return findings.faults.union(conflicts.map(\.fault))
  }
}
