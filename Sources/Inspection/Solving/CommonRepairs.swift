/// Findings about conflicts that break on different devices and end by one edit.
///
/// Of conflicts on the same device each needs an edit of its own: how they were taken apart shows it. On different devices
/// the same chain of constraints breaks at another member, and by how much differs; one edit that was tried ends it on all.
extension [Finding] {
  /// The findings, of conflicts that one edit ends on different devices the first with this edit, the others as notes.
  func notingCommonRepairs() -> [Finding] {
    var findings = self
    for later in indices where findings[later].isCertainConflict {
      for earlier in indices[..<later] where findings[earlier].isCertainConflict {
        guard findings[earlier].isElsewhere(than: findings[later]),
          let edit = findings[earlier].commonRepair(with: findings[later])
        else { continue }
        findings[earlier].put(inFront: edit)
        findings[later] = findings[later].asSymptom(of: findings[earlier], endedBy: edit)
        break
      }
    }
    return findings
  }
}

extension Finding {
  fileprivate var isCertainConflict: Bool {
    rule == .conflictingConstraints && severity >= .warning
  }

  /// Whether the finding occurs on no device on which another one does.
  fileprivate func isElsewhere(than other: Finding) -> Bool {
    let configurations = occurrence.configurations
    return !configurations.isEmpty && !other.occurrence.configurations.isEmpty
      && Set(configurations).isDisjoint(with: other.occurrence.configurations)
  }

  /// The edit that ends both: the best one of either, and among the best two of the other.
  ///
  /// Where nothing was tried, the advice about content is the same for conflicts with one view's.
  fileprivate func commonRepair(with other: Finding) -> String? {
    if tried.isEmpty, other.tried.isEmpty {
      return nextStep == other.nextStep && isAboutContent && other.isAboutContent ? nextStep : nil
    }
    let (own, others) = (endingEdits, other.endingEdits)
    return own.prefix(1).first(where: others.prefix(2).contains)
      ?? others.prefix(1).first(where: own.prefix(2).contains)
  }

  /// The edits after which the scene has no conflict on the device that the finding names, the best first.
  private var endingEdits: [String] { tried.filter { $0.conflictsLeft == 0 }.map(\.edit) }

  private var isAboutContent: Bool { aspects.contains(.contentPriorities) }

  fileprivate mutating func put(inFront edit: String) {
    guard let place = tried.firstIndex(where: { $0.edit == edit }) else { return }
    tried.insert(tried.remove(at: place), at: 0)
    nextStep = edit
  }
}
