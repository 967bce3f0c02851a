import InterfaceBuilder

/// One version of a document with the stored frames of the other one where constraints place views.
///
/// Layout falls back on stored frames where constraints leave something open: what differs with those only is no difference.
enum RefreshedFrames {
  /// The older version with the newer one's stored frames, and with its canvas; nil where they are the same.
  ///
  /// A finding that this version does not share with the older one comes or goes with stored frames only.
  static func completed(
    _ version: Document, from newer: Document, _ matching: ObjectMatching
  ) -> Document? {
    var editor = DocumentEditor(version)
    // The views of a xib are as large as its device where they were saved so.
    if version.root["type"]?.contains("Storyboard") == true { editor.takeDevice(of: newer) }
    return taken(by: version, from: newer, &editor) { id in matching.newID(ofOld: id) }
  }

  /// The newer version with the older one's stored frames; nil where they are the same.
  ///
  /// A view whose place constraints leave open has the same frame in this version and in the older one where nothing but its
  /// stored frame differs.
  static func aged(
    _ version: Document, from older: Document, _ matching: ObjectMatching
  ) -> Document? {
    var editor = DocumentEditor(version)
    return taken(by: version, from: older, &editor) { id in matching.oldID(ofNew: id) }
  }

  private static func taken(
    by version: Document, from other: Document, _ editor: inout DocumentEditor,
    _ counterpart: (String) -> String?
  ) -> Document? {
    for view in version.elements where DerivedGeometry.isPlacedByConstraints(view) {
      guard let theirs = view.id.flatMap(counterpart).flatMap(other.element(id:)),
        DerivedGeometry.isPlacedByConstraints(theirs)
      else { continue }
      refresh(view, from: theirs, &editor)
    }
    guard let refreshed = try? editor.apply(), refreshed.bytes != version.bytes else { return nil }
    return refreshed
  }

  private static func refresh(
    _ view: DocumentElement, from theirs: DocumentElement, _ editor: inout DocumentEditor
  ) {
    for mark in ["misplaced", "ambiguous"] {
      if let value = theirs[mark] {
        editor.setAttribute(mark, to: value, of: view)
      } else if view[mark] != nil {
        editor.removeAttribute(mark, of: view)
      }
    }
    let (before, after) = (frame(of: view), frame(of: theirs))
    guard before.map(NewElement.init(copying:)) != after.map(NewElement.init(copying:)) else {
      return
    }
    if let before { editor.remove(before) }
    if let after { editor.insert(NewElement(copying: after), into: view, at: .first) }
  }

  private static func frame(of view: DocumentElement) -> DocumentElement? {
    view.child(key: "frame") ?? view.child(key: "frameInset")
  }
}
