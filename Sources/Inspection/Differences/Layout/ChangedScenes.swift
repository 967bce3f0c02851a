import InterfaceBuilder

/// The scenes and top-level views in which something differs.
///
/// A finding elsewhere comes or goes with stored frames only, such as one about overlaps that the canvas does not show.
struct ChangedScenes {
  private let comparison: DocumentComparison
  private let ids: Set<String>
  private let isDocumentChanged: Bool

  /// - Parameters:
  ///   - comparison: The objects of both versions.
  ///   - difference: The differences in meaning and frames.
  init(_ comparison: DocumentComparison, _ difference: DocumentDifference) {
    self.comparison = comparison
    let scenes = difference.changes.map(\.scene) + difference.movements.map(\.scene)
    ids = Set(scenes.compactMap { $0?.id })
    isDocumentChanged = scenes.contains { $0 == nil }
  }

  /// Whether a finding is about one of them, or about the document, as one of an object that is there twice is.
  func concern(_ finding: Finding, isNew: Bool) -> Bool {
    if finding.rule == .duplicateID { return true }
    let scenes = finding.objectIDs.compactMap { scene(of: $0, isNew: isNew) }
    return isDocumentChanged || scenes.isEmpty || scenes.contains { ids.contains($0) }
  }

  private func scene(of id: String, isNew: Bool) -> String? {
    let matching = comparison.matching
    guard let place = (isNew ? matching.new : matching.old).placeByID[id] else { return nil }
    guard !isNew else { return comparison.words.new.scene(of: place)?.id }
    let newer = matching.newPlace[place].flatMap { comparison.words.new.scene(of: $0) }
    return (newer ?? comparison.words.old.scene(of: place))?.id
  }
}
