import InterfaceBuilder

/// An older version with the stored frames of the newer one where constraints place views, and with its canvas.
///
/// A frame or finding that this version does not share with the older one comes or goes with stored frames only, which
/// layout falls back on where constraints leave something open.
enum RefreshedFrames {
  /// The older version with those frames; nil where they are the same.
  static func completed(
    _ version: Document, from newer: Document, _ matching: ObjectMatching
  ) -> Document? {
    var editor = DocumentEditor(version)
    // The views of a xib are as large as its device where they were saved so.
    if version.root["type"]?.contains("Storyboard") == true { editor.takeDevice(of: newer) }
    for (place, object) in matching.new.all.enumerated() where object.kind == .view {
      guard let formerPlace = matching.oldPlace[place], let now = newer.element(id: object.id),
        let former = version.element(id: matching.old.all[formerPlace].id)
      else { continue }
      refresh(former, from: now, &editor)
    }
    guard let refreshed = try? editor.apply(), refreshed.bytes != version.bytes else { return nil }
    return refreshed
  }

  private static func refresh(
    _ former: DocumentElement, from now: DocumentElement, _ editor: inout DocumentEditor
  ) {
    guard DerivedGeometry.isPlacedByConstraints(former), DerivedGeometry.isPlacedByConstraints(now)
    else { return }
    for mark in ["misplaced", "ambiguous"] {
      if let value = now[mark] {
        editor.setAttribute(mark, to: value, of: former)
      } else if former[mark] != nil {
        editor.removeAttribute(mark, of: former)
      }
    }
    let (before, after) = (frame(of: former), frame(of: now))
    guard before.map(NewElement.init(copying:)) != after.map(NewElement.init(copying:)) else {
      return
    }
    if let before { editor.remove(before) }
    if let after { editor.insert(NewElement(copying: after), into: former, at: .first) }
  }

  private static func frame(of view: DocumentElement) -> DocumentElement? {
    view.child(key: "frame") ?? view.child(key: "frameInset")
  }
}
