import AutoLayout

/// Findings about heights that are too small for the views which share them.
extension LackOfHeight {
  /// The findings, of those about shared heights one for a cause as it is.
  ///
  /// Notes are those that share a view with an earlier one. So are those that a higher screen ends along with another finding of
  /// the scene, which tells of the lack already.
  func notingCompetitions(in findings: [Finding]) -> [Finding] {
    var completed = findings
    for place in findings.indices where findings[place].isAboutSharedHeight {
      let finding = findings[place]
      let others = completed.indices.filter {
        $0 != place && completed[$0].tellsOfHeight
          && (!completed[$0].isAboutSharedHeight || $0 < place)
          && scene(of: completed[$0]) == scene(of: finding)
      }
      guard !others.isEmpty else { continue }
      let isOneCause =
        others.contains { !finding.isApart(from: completed[$0]) }
        || endsOnHigherScreen(finding) && others.contains { endsOnHigherScreen(completed[$0]) }
      if isOneCause {
        completed[place] = finding.asNote(
          advising: "See the other finding about the scene: it lacks height, which ends both")
      }
    }
    return completed
  }
}

extension Finding {
  /// Whether the finding is about a height that is too small for the views which share it.
  fileprivate var isAboutSharedHeight: Bool {
    severity >= .warning && aspects.contains(.sharedHeight)
  }

  /// Whether the finding tells that a scene lacks height.
  fileprivate var tellsOfHeight: Bool {
    isAboutHeightOfRoom || isErrorOfConflict || isAboutSharedHeight
      || rule == .zeroSize && severity >= .warning
  }

  /// Whether the finding is about other objects than another one.
  fileprivate func isApart(from other: Finding) -> Bool {
    Set(objectIDs).isDisjoint(with: other.objectIDs)
  }
}
