import InterfaceBuilder

/// Both versions with the same segue deciding the bars around each scene that several segues lead to.
///
/// `<inferredMetricsTieBreakers>` names the segues that decide. At run time each segue brings its own bars, so another
/// choice of the canvas is no difference: the newer version's holds for both where the older version has that segue,
/// the older version's otherwise.
struct SharedSurroundings {
  /// The older version.
  let old: DocumentDescription
  /// The newer version.
  let new: DocumentDescription

  init(old: DocumentDescription, new: DocumentDescription, _ matching: ObjectMatching) {
    var (choicesOfOld, choicesOfNew) = ([String: String](), [String: String]())
    for controller in new.controllers {
      guard let place = matching.new.placeByID[controller.id], let former = matching.oldPlace[place],
        let after = new.sceneGraph.inferringSegue(to: controller.id)
      else { continue }
      let formerID = matching.old.all[former].id
      guard let before = old.sceneGraph.inferringSegue(to: formerID) else { continue }
      if let kept = matching.oldID(ofNew: after.id), Self.segue(kept, leadsTo: formerID, in: old) {
        if kept != before.id { choicesOfOld[formerID] = kept }
      } else if let kept = matching.newID(ofOld: before.id),
        Self.segue(kept, leadsTo: controller.id, in: new)
      {
        choicesOfNew[controller.id] = kept
      }
    }
    self.old = Self.deciding(choicesOfOld, in: old)
    self.new = Self.deciding(choicesOfNew, in: new)
  }

  private static func segue(
    _ id: String, leadsTo controller: String, in version: DocumentDescription
  ) -> Bool {
    version.sceneGraph.segues(to: controller).contains { $0.id == id }
  }

  /// A version with segues that decide, by the ids of the controllers they lead to.
  private static func deciding(
    _ choices: [String: String], in version: DocumentDescription
  ) -> DocumentDescription {
    guard !choices.isEmpty else { return version }
    let document = version.document
    let kept = references(of: document).filter { id in
      !choices.keys.contains { segue(id, leadsTo: $0, in: version) }
    }
    let chosen = choices.keys.sorted().compactMap { choices[$0] }
    let list = NewElement(
      "inferredMetricsTieBreakers",
      children: (kept + chosen).map { NewElement("segue", attributes: [("reference", $0)]) })
    var editor = DocumentEditor(document)
    for element in document.root.children where element.name == list.name { editor.remove(element) }
    editor.insert(list, into: document.root)
    return (try? editor.apply()).map { DocumentDescription($0) } ?? version
  }

  private static func references(of document: Document) -> [String] {
    document.root.children(of: "inferredMetricsTieBreakers").compactMap { $0["reference"] }
  }
}

extension ObjectMatching {
  /// The id in the older version of an object of the newer one; nil where that has none.
  fileprivate func oldID(ofNew id: String) -> String? {
    new.placeByID[id].flatMap { oldPlace[$0] }.map { old.all[$0].id }
  }

  /// The id in the newer version of an object of the older one; nil where that has none.
  fileprivate func newID(ofOld id: String) -> String? {
    old.placeByID[id].flatMap { newPlace[$0] }.map { new.all[$0].id }
  }
}
