import InterfaceBuilder

/// The findings that differ between two versions of a document.
struct VersionFindings {
  /// The findings of the newer version only.
  private(set) var new: [Finding]
  /// The findings of the older version only.
  private(set) var fixed: [Finding]
  /// The findings of both that are about more in the newer version, as that has them: more objects or configurations, or
  /// further off.
  private(set) var grown: [Finding]
  /// The findings of both that are about less in the newer version, as that has them; with the older severity where a note is
  /// left of something worse.
  var shrunk: [Finding] { remainders.map(\.told) }
  private var remainders: [FindingRemainder]
  private let matching: ObjectMatching?

  /// - Parameters:
  ///   - old: The findings of the older version.
  ///   - new: Those of the newer one.
  ///   - matching: The objects that are the same in both; nil where there is one version only.
  init(old: [Finding], new: [Finding], matching: ObjectMatching?) {
    self.matching = matching
    func common(_ id: String) -> String { Self.common(id, matching) }
    let before = Self.names(old, { $0 }, scene: { matching?.commonScene(of: $0, isNew: false) })
    let after = Self.names(new, common, scene: { matching?.commonScene(of: $0, isNew: true) })
    let left = Self.known(old, before, without: after) { $0 }
    let came = Self.known(new, after, without: before, common)
    let fates = came.map { one in
      FindingFate(of: one, after: left.filter { $0.isSameFault(as: one) })
    }
    func known(_ fate: FindingFate) -> [KnownFinding] {
      zip(came, fates).filter { $0.1 == fate }.map(\.0)
    }
    grown = known(.grown).map(\.finding)
    remainders = known(.shrunk).map { FindingRemainder(of: $0, left, beside: came) }
    let continued = zip(came, fates).filter { $0.1 != .new }.map(\.0)
    let ended = left.filter { one in !continued.contains { $0.isSameFault(as: one) } }
    let turnover = (
      gone: ConflictTurnover(Self.known(old, before) { $0 }, before, without: new, after),
      come: ConflictTurnover(Self.known(new, after, common), after, without: old, before)
    )
    self.new = zip(came, fates).filter { $0.1 == .new }.compactMap { turnover.gone.rest(of: $0.0) }
    fixed = ended.compactMap(turnover.come.rest)
  }

  /// Whether the versions have the same findings.
  var isEmpty: Bool { new.isEmpty && fixed.isEmpty && grown.isEmpty && shrunk.isEmpty }

  /// Whether some are of rules that tell nothing of what a conflict or an ambiguity is about.
  var mayBeHidden: Bool {
    (new + fixed + grown + shrunk).contains { HiddenViews.rules.contains($0.rule) }
  }

  /// Leaves out the findings that come or go with stored frames which layout does not read.
  ///
  /// - Parameter findings: The findings of the older version with the newer one's stored frames.
  mutating func dropThoseOfStoredFrames(refreshed findings: [Finding]) {
    let known = findings.map { self.known($0, isNew: false) }
    new = new.filter { !isCovered($0, by: known) }
    grown = grown.filter { finding in
      let one = self.known(finding, isNew: true)
      return !known.contains { $0.covers(one) && !FindingFate(of: one, after: [$0]).isMore }
    }
    remainders = remainders.filter { remainder in
      let one = self.known(remainder.finding, isNew: true)
      return !known.contains { $0.isAlike(one) && $0.objects == one.objects }
    }
    fixed = fixed.filter { finding in
      let one = self.known(finding, isNew: false)
      return known.contains { $0.isSameFault(as: one) && $0.isTold(with: one) }
    }
  }

  /// Leaves out the stale frames of views whose solved frames are the same everywhere: only what is stored differs.
  ///
  /// - Parameter ids: The ids of those views, as the newer version has them.
  mutating func dropStaleFrames(ofViewsAtRest ids: Set<String>) {
    func isAtRest(_ finding: Finding, isNew: Bool) -> Bool {
      guard finding.rule == .misplacedView, let matching else { return false }
      return finding.objectIDs.allSatisfy { id in
        ids.contains(isNew ? id : matching.newID(ofOld: id) ?? "")
      }
    }
    new.removeAll { isAtRest($0, isNew: true) }
    fixed.removeAll { isAtRest($0, isNew: false) }
  }

  private func isCovered(_ finding: Finding, by known: [KnownFinding]) -> Bool {
    let one = self.known(finding, isNew: true)
    return known.contains { $0.covers(one) }
  }

  private func known(_ finding: Finding, isNew: Bool) -> KnownFinding {
    let common = isNew ? finding.objectIDs.map { Self.common($0, matching) } : finding.objectIDs
    // Stale frames are one finding a scene.
    let scene = finding.objectIDs.first.flatMap { matching?.commonScene(of: $0, isNew: isNew) }
    let objects = finding.rule == .misplacedView ? [scene].compactMap { $0 } : common
    return KnownFinding(finding: finding, objects: Set(objects))
  }

  private static func common(_ id: String, _ matching: ObjectMatching?) -> String {
    matching?.oldID(ofNew: id) ?? id
  }

  /// The findings that the other version has no equal of.
  private static func known(
    _ findings: [Finding], _ names: [String], without others: [String] = [],
    _ common: (String) -> String
  ) -> [KnownFinding] {
    let others = Set(others)
    return zip(findings, names).filter { !others.contains($0.1) }.map { finding, _ in
      KnownFinding(finding: finding, objects: Set(finding.objectIDs.map(common)))
    }
  }

  /// The names that findings have in every version that has them.
  private static func names(
    _ findings: [Finding], _ common: (String) -> String, scene: (String) -> String?
  ) -> [String] {
    var fingerprints = Fingerprints()
    return findings.map { finding in
      var finding = finding
      // Stale frames are one finding a scene, about whichever view is first.
      finding.objectIDs =
        finding.rule == .misplacedView
        ? [finding.objectIDs.first.flatMap(scene)].compactMap { $0 }
        : finding.objectIDs.map(common)
      return fingerprints.next(for: finding, in: finding.isNote ? "notes" : "")
    }
  }
}
