import InterfaceBuilder

/// The findings that one version of a document has and the other has not.
struct VersionFindings {
  /// The findings of the newer version only.
  let new: [Finding]
  /// The findings of the older version only.
  let fixed: [Finding]

  /// - Parameters:
  ///   - old: The findings of the older version.
  ///   - new: Those of the newer one.
  ///   - matching: The objects that are the same in both; nil where there is one version only.
  init(old: [Finding], new: [Finding], matching: ObjectMatching?) {
    let before = Self.names(old) { $0 }
    func common(_ id: String) -> String {
      guard let matching, let place = matching.new.placeByID[id],
        let oldPlace = matching.oldPlace[place]
      else { return id }
      return matching.old.all[oldPlace].id
    }
    let after = Self.names(new, common)
    let objects = (
      old: old.map { Set($0.objectIDs) }, new: new.map { Set($0.objectIDs.map(common)) }
    )
    self.new = new.indices.filter { index in
      !before.contains(after[index])
        && !Self.isPart(objects.new[index], new[index], of: old, objects.old)
    }.map { new[$0] }
    fixed = old.indices.filter { index in
      !after.contains(before[index])
        && !Self.isPart(objects.old[index], old[index], of: new, objects.new)
    }.map { old[$0] }
  }

  /// Whether one of other findings of the rule is about all objects of a finding, as findings of one cause are one.
  private static func isPart(
    _ objects: Set<String>, _ finding: Finding, of others: [Finding], _ theirs: [Set<String>]
  ) -> Bool {
    !objects.isEmpty
      && zip(others, theirs).contains { $0.rule == finding.rule && objects.isSubset(of: $1) }
  }

  /// The names that findings have in every version that has them.
  private static func names(_ findings: [Finding], _ common: (String) -> String) -> [String] {
    var fingerprints = Fingerprints()
    return findings.map { finding in
      var finding = finding
      // Stale frames are one finding a scene, about whichever view is first.
      finding.objectIDs = finding.rule == .misplacedView ? [] : finding.objectIDs.map(common)
      return fingerprints.next(for: finding, in: "")
    }
  }
}
