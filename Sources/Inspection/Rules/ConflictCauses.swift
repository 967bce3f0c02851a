import AutoLayout

/// Conflicts of a scene that have one cause: a hidden view that several constraints hold open, a content size that
/// one constraint contradicts along both axes, a stack view that gives several views its own extent, or the autoresizing mask
/// of a view with constraints.
struct ConflictCauses {
  /// The number of the cause of each conflict.
  private var causes: [Int] = []

  /// Finds the causes.
  ///
  /// - Parameters:
  ///   - conflicts: The conflicts.
  ///   - maskedViewIDs: For each the view whose mask is the cause.
  init(_ conflicts: [SceneSolution.ConflictIDs], maskedViewIDs: [String?]) {
    for (index, conflict) in conflicts.enumerated() {
      let same = conflicts[..<index].indices.first { earlier in
        maskedViewIDs[index].map { $0 == maskedViewIDs[earlier] }
          ?? conflicts[earlier].hasCause(of: conflict)
      }
      causes.append(same.map { causes[$0] } ?? index)
    }
  }

  /// The findings about the conflicts, of those with one cause the first in the document as it is, the others as notes.
  func noting(_ findings: [Finding]) -> [Finding] {
    var first: [Int: Int] = [:]
    for (index, cause) in causes.enumerated() where findings[index].severity >= .warning {
      guard let known = first[cause] else {
        first[cause] = index
        continue
      }
      if findings[index].position < findings[known].position { first[cause] = index }
    }
    return findings.enumerated().map { index, finding in
      finding.asNote(
        because: first[causes[index], default: index] != index ? .sameConflict : nil)
    }
  }
}

extension SceneSolution.ConflictIDs {
  fileprivate func hasCause(of other: Self) -> Bool {
    if let hidden = item(of: .stackHiding) { return hidden == other.item(of: .stackHiding) }
    if isOfOneAlignment(with: other) { return true }
    guard let content = item(of: .contentSize), content == other.item(of: .contentSize) else {
      return false
    }
    return !Set(constraints).isDisjoint(with: other.constraints)
  }

  /// Whether the alignment of a stack view that has its extent from the same constraints contradicts both: another
  /// alignment ends both.
  private func isOfOneAlignment(with other: Self) -> Bool {
    let given = Set(constraints).subtracting(broken)
    return !given.isEmpty && given == Set(other.constraints).subtracting(other.broken)
      && item(of: .stackCanvasConnection) != nil
      && item(of: .stackCanvasConnection) == other.item(of: .stackCanvasConnection)
      && [self, other].contains { $0.item(of: .stackAlignment) != nil }
  }

  /// The object that a member which the layout system made is about.
  private func item(of role: SystemConstraint) -> String? {
    system.first { $0.role == role }?.itemID
  }
}
