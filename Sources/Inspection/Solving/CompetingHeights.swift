import AutoLayout
import InterfaceBuilder

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
      guard let cause = cause(of: finding, among: others.map { completed[$0] }) else { continue }
      completed[place] = finding.asNote(
        because: .lackOfHeight(line: cause.position.line),
        advising: "See the other finding about the scene, which lacks height: one edit ends both")
    }
    return completed
  }

  /// The first finding that is about a view of another one; else, where a higher screen ends that, the first that it ends, too.
  private func cause(of finding: Finding, among others: [Finding]) -> Finding? {
    guard !others.isEmpty else { return nil }
    if let cause = others.first(where: { !finding.isApart(from: $0) }) { return cause }
    return endsOnHigherScreen(finding) ? others.first(where: endsOnHigherScreen) : nil
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
