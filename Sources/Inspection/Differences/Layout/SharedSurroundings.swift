import InterfaceBuilder

/// Both versions with the same segue deciding the bars around each scene that several segues lead to.
///
/// `<inferredMetricsTieBreakers>` names the segues that decide. At run time each segue brings its own bars, so another
/// choice of the canvas is no difference: the newer version's holds for both where the older version has that segue,
/// the older version's where the newer one has that. Otherwise one that the other version does not have decides nothing, unless
/// a navigation or tab bar controller that the app may show holds the scene by it: a segue that comes or goes changes nothing
/// in the scene it leads to. Nor does one of such a controller where code alone shows the scene in the other version: nothing
/// says in which bars. Simulated bars are those of the newer version in both.
struct SharedSurroundings {
  /// The older version.
  let old: DocumentDescription
  /// The newer version.
  let new: DocumentDescription

  init(old: DocumentDescription, new: DocumentDescription, _ matching: ObjectMatching) {
    var (before, after) = (Choices(), Choices())
    let (earlier, later) = (Version(old), Version(new))
    for controller in new.controllers {
      guard let formerID = matching.oldID(ofNew: controller.id) else { continue }
      let decisive = (
        old: old.sceneGraph.inferringSegue(to: formerID),
        new: new.sceneGraph.inferringSegue(to: controller.id)
      )
      if let kept = decisive.new.flatMap({ matching.oldID(ofNew: $0.id) }),
        Self.segue(kept, leadsTo: formerID, in: old)
      {
        if let other = decisive.old, other.id != kept { before.deciding[formerID] = kept }
      } else if let kept = decisive.old.flatMap({ matching.newID(ofOld: $0.id) }),
        Self.segue(kept, leadsTo: controller.id, in: new)
      {
        after.deciding[controller.id] = kept
      } else {
        let (first, second) = (
          Scene(id: formerID, version: earlier), Scene(id: controller.id, version: later)
        )
        guard earlier.letsFallSilent(decisive.old, against: second),
          later.letsFallSilent(decisive.new, against: first)
        else { continue }
        before.silent += first.segues(missingIn: second) { matching.newID(ofOld: $0) }
        after.silent += second.segues(missingIn: first) { matching.oldID(ofNew: $0) }
      }
    }
    self.old = SimulatedBars.taken(by: before.applied(to: old), from: new, matching)
    self.new = after.applied(to: new)
  }

  /// One of the versions, with the controllers that the app may show in it.
  private struct Version {
    let description: DocumentDescription
    private let shown: Set<String>

    init(_ description: DocumentDescription) {
      self.description = description
      shown = ShownControllers.ids(of: description, use: DocumentUse())
    }

    /// Whether a segue may come or go without a difference in the scene it leads to.
    ///
    /// So may one that shows it for a time, or in a view of another scene, whose size is that view's; and one of a container
    /// that nothing shows, or whose scene code alone shows in the other version.
    func letsFallSilent(_ segue: SegueDescription?, against other: Scene) -> Bool {
      guard let segue else { return true }
      switch segue.kind {
      case .show, .push, .showDetail, .presentation, .popover, .embed: return true
      case .relationship:
        return other.isShownByCodeAlone
          || !shown.isEmpty && segue.sourceControllerID.map { !shown.contains($0) } ?? false
      case .unwind, .custom: return false
      }
    }
  }

  /// A controller in one of the versions.
  private struct Scene {
    let id: String
    let version: Version

    /// Whether the scene has an identifier for code, and nothing in the document leads to it.
    var isShownByCodeAlone: Bool {
      let description = version.description
      return id != description.initialControllerID
        && description.controller(id: id)?.storyboardIdentifier != nil
        && description.sceneGraph.segues(to: id).isEmpty
    }

    /// The segues to the controller that lead elsewhere in the other version, or are not there.
    func segues(missingIn other: Scene, counterpart: (String) -> String?) -> [SegueDescription] {
      version.description.sceneGraph.segues(to: id).filter { segue in
        guard version.letsFallSilent(segue, against: other) else { return false }
        guard let kept = counterpart(segue.id) else { return true }
        return !SharedSurroundings.segue(kept, leadsTo: other.id, in: other.version.description)
      }
    }
  }

  private static func segue(
    _ id: String, leadsTo controller: String, in version: DocumentDescription
  ) -> Bool {
    version.sceneGraph.segues(to: controller).contains { $0.id == id }
  }

  /// The choices that a version is laid out with instead of its own.
  private struct Choices {
    /// The segues that decide, by the ids of the controllers they lead to.
    var deciding: [String: String] = [:]
    /// The segues that do not decide.
    var silent: [SegueDescription] = []

    func applied(to version: DocumentDescription) -> DocumentDescription {
      guard !deciding.isEmpty || !silent.isEmpty else { return version }
      var editor = DocumentEditor(version.document)
      // Custom segues decide nothing.
      for segue in silent { editor.setAttribute("kind", to: "custom", of: segue.element) }
      if !deciding.isEmpty { decide(in: version, &editor) }
      return (try? editor.apply()).map { DocumentDescription($0) } ?? version
    }

    private func decide(in version: DocumentDescription, _ editor: inout DocumentEditor) {
      let root = version.document.root
      let kept = root.children(of: "inferredMetricsTieBreakers").compactMap { $0["reference"] }
        .filter { id in
          !deciding.keys.contains { SharedSurroundings.segue(id, leadsTo: $0, in: version) }
        }
      let chosen = deciding.keys.sorted().compactMap { deciding[$0] }
      let list = NewElement(
        "inferredMetricsTieBreakers",
        children: (kept + chosen).map { NewElement("segue", attributes: [("reference", $0)]) })
      for element in root.children where element.name == list.name { editor.remove(element) }
      editor.insert(list, into: root)
    }
  }
}
