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
    let after = Self.names(new) { id in
      guard let matching, let place = matching.new.placeByID[id],
        let oldPlace = matching.oldPlace[place]
      else { return id }
      return matching.old.all[oldPlace].id
    }
    self.new = zip(new, after).filter { !before.contains($0.1) }.map(\.0)
    fixed = zip(old, before).filter { !after.contains($0.1) }.map(\.0)
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
