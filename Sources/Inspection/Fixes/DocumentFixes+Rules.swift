public import InterfaceBuilder

extension DocumentFixes {
  /// The fixes of findings as one, each tried together with the others.
  ///
  /// - Parameters:
  ///   - rules: The rules; nil for all whose fixes are safe.
  ///   - isConcerned: Whether a finding is to be mended.
  /// - Returns: What came of it.
  public func fix(
    rules: [RuleID]?, where isConcerned: (Finding) -> Bool
  ) -> FixOutcome {
    var drafts: [Draft] = []
    for finding in findings where isConcerned(finding) {
      let fixes = RuleFixes.all.filter {
        $0.rule == finding.rule && (rules?.contains($0.rule) ?? ($0.standing == .safe))
      }
      if let draft = firstDraft(for: finding, of: fixes) {
        drafts.append(Draft(finding: finding, draft: draft))
      }
    }
    let (kept, fix) = accepted(drafts[...])
    let left = drafts.filter { draft in !kept.contains { $0.finding == draft.finding } }
    return FixOutcome(
      fix: fix,
      leftAlone: left.map {
        FixOutcome.Left(
          position: $0.finding.position,
          message: "\($0.finding.message) [\($0.finding.rule)]: not mended, as "
            + "\($0.draft.title.lowercasedFirst) does not end it, or causes something else")
      })
  }

  private func firstDraft(for finding: Finding, of fixes: [any RuleFix.Type]) -> FixDraft? {
    for fix in fixes {
      if let draft = fix.drafts(for: finding, in: self).first { return draft }
    }
    return nil
  }

  /// A finding with the edits for it.
  private struct Draft {
    var finding: Finding
    var draft: FixDraft
  }

  /// The drafts that can be made together.
  ///
  /// Most can, so that all are tried at once, then halves.
  private func accepted(_ drafts: ArraySlice<Draft>) -> (kept: [Draft], fix: Fix?) {
    guard !drafts.isEmpty else { return ([], nil) }
    if let fix = tried(Array(drafts)) { return (Array(drafts), fix) }
    guard drafts.count > 1 else { return ([], nil) }
    let middle = drafts.startIndex + drafts.count / 2
    let first = accepted(drafts[..<middle])
    let second = accepted(drafts[middle...])
    guard !first.kept.isEmpty else { return second }
    guard !second.kept.isEmpty else { return first }
    let both = first.kept + second.kept
    if let fix = tried(both) { return (both, fix) }
    return first.kept.count >= second.kept.count ? first : second
  }

  private func tried(_ drafts: [Draft]) -> Fix? {
    let titles = drafts.map(\.draft.title)
    return tried(
      drafts.flatMap(\.draft.changes), ending: drafts.map(\.finding),
      title: titles.count == 1 ? titles[0] : "Mend \(titles.count) findings")
  }
}

/// The outcome of fixing a document.
public struct FixOutcome: Hashable, Sendable {
  /// The fix; nil where nothing changes.
  public var fix: Fix?
  /// The things that were asked for and left as they are.
  public var leftAlone: [Left] = []

  /// Something that was left as it is.
  public struct Left: Hashable, Sendable {
    /// The place in the document as it was.
    public var position: DocumentPosition
    /// The thing that was left, and the reason: a sentence without its full stop.
    public var message: String
  }
}

extension String {
  /// The text with a small letter at its beginning.
  var lowercasedFirst: String { prefix(1).lowercased() + dropFirst() }
}
