import AutoLayout
import InterfaceBuilder
import LayoutFaults

extension DocumentFixes {
  /// The fix that changes make, if they end findings and cause none.
  ///
  /// Views that move with it on the canvas take their new frames into the document.
  func tried(_ changes: [DocumentChange], ending ended: [Finding], title: String) -> Fix? {
    let rules = ended.map(\.rule).reduce(into: [RuleID]()) { if !$0.contains($1) { $0.append($1) } }
    func write(_ changes: [DocumentChange]) -> Fix? {
      try? ChangeWriter.fix(document, rules: rules, title: title, changes: changes)
    }
    guard !changes.isEmpty, var fix = write(changes), var changed = inspector(after: fix) else {
      return nil
    }
    let frames = framesToFollow(in: changed)
    if !frames.isEmpty {
      guard let whole = write(changes + frames), let wholly = inspector(after: whole) else {
        return nil
      }
      (fix, changed) = (whole, wholly)
    }
    let comparison = FindingComparison(before: findings, after: changed.findings(on: devices))
    return comparison.hasNothingNew && ended.allSatisfy(comparison.isGone) ? fix : nil
  }

  /// The frames of views that were where the document stores them and are not after a fix.
  private func framesToFollow(in changed: DocumentInspector) -> [DocumentChange] {
    let after = changed.solve(in: .canvas(changed.canvas())).map(\.solution)
    return zip(solutions, after).flatMap { old, new -> [DocumentChange] in
      let frames = Dictionary(
        new.views.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
      return old.views.compactMap { view in
        guard let frame = frames[view.id], frame.isLaidOut, view.id != old.rootID,
          frame.ambiguous.allSatisfy(\.isContentExtent),
          let described = description.view(id: view.id), !described.geometry.isMisplaced,
          let stored = described.geometry.frame,
          let moved = FrameUpdate.following(stored, from: view.frame, to: frame.frame)
        else { return nil }
        return FrameUpdate.change(
          of: described, to: moved, names: names, because: "it moves with the fix")
      }
    }
  }
}

/// The findings of a document before and after a change.
struct FindingComparison {
  let before: [Finding]
  let after: [Finding]

  /// Whether a finding is about the same thing as none after the change.
  func isGone(_ finding: Finding) -> Bool { !after.contains { Self.isSame($0, as: finding) } }

  /// Whether every finding after the change was there before, as bad, about as many objects and in as many
  /// configurations.
  var hasNothingNew: Bool { after.allSatisfy { !isNew($0) } }

  private func isNew(_ finding: Finding) -> Bool {
    let known = before.filter { Self.isSame($0, as: finding) && $0.severity >= finding.severity }
    guard !known.isEmpty else { return true }
    guard known.contains(where: { Self.isAbout($0, atLeastThe: finding) }) else { return true }
    let configurations = Set(known.flatMap(\.occurrence.configurations))
    guard finding.occurrence.configurations.allSatisfy(configurations.contains) else { return true }
    let amount = known.compactMap { $0.amount.map(abs) }.max() ?? .infinity
    return abs(finding.amount ?? 0) > amount + 1
  }

  /// Whether a finding names every object that another one does; a conflict with fewer constraints is another conflict.
  private static func isAbout(_ known: Finding, atLeastThe finding: Finding) -> Bool {
    let (old, new) = (Set(known.objectIDs), Set(finding.objectIDs))
    return finding.rule == .conflictingConstraints ? new == old : new.isSubset(of: old)
  }

  /// Whether two findings are about the same thing.
  private static func isSame(_ first: Finding, as second: Finding) -> Bool {
    guard first.rule == second.rule else { return false }
    switch first.rule {
    case .misplacedView:
      return first.severity == second.severity
        && !Set(first.objectIDs).isDisjoint(with: second.objectIDs)
    case .conflictingConstraints:
      return Set(first.objectIDs) == Set(second.objectIDs)
        || first.subjectID == second.subjectID
    default: return first.subjectID == second.subjectID
    }
  }
}
