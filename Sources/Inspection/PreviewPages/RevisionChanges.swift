/// The differences between a document and an older version of it, by scene.
package struct RevisionChanges: Hashable, Sendable {
  /// The name of the older version.
  let revision: String
  private let isNew: Bool
  private let linesByScene: [String: [String]]

  /// - Parameters:
  ///   - difference: The difference from the older version.
  ///   - revision: The name of that version.
  package init(_ difference: DocumentDifference, since revision: String) {
    self.revision = revision
    isNew = difference.presence == .newOnly
    var lines: [String: [String]] = [:]
    for change in difference.changes {
      guard let scene = change.scene?.id else { continue }
      let values = change.values.map(\.text).joined(separator: ", ")
      lines[scene, default: []].append(
        "\(change.sign) \(change.title)" + (values.isEmpty ? "" : ": " + values))
    }
    for movement in difference.movements {
      guard let scene = movement.scene?.id else { continue }
      lines[scene, default: []].append(
        movement.wholeText(of: difference.configurationCount, naming: Self.mostNames))
    }
    linesByScene = lines
  }

  private static let mostNames = 3

  /// The lines about a scene, by the id of the scene or of the top-level view.
  func lines(ofScene id: String) -> [String] {
    isNew ? ["+ new document"] : linesByScene[id] ?? []
  }
}
