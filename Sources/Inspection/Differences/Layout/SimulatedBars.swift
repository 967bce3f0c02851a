import InterfaceBuilder

/// The bars that the canvas shows as a scene's document asks, which are none of the app's.
enum SimulatedBars {
  private static let keys: Set<String> = [
    "simulatedStatusBarMetrics", "simulatedTopBarMetrics", "simulatedBottomBarMetrics",
  ]

  /// An older version with the simulated bars of the newer one.
  static func taken(
    by version: DocumentDescription, from newer: DocumentDescription, _ matching: ObjectMatching
  ) -> DocumentDescription {
    var editor = DocumentEditor(version.document)
    for (place, object) in matching.new.all.enumerated()
    where object.kind == .controller || object.kind == .view {
      guard let formerPlace = matching.oldPlace[place],
        let now = newer.document.element(id: object.id),
        let former = version.document.element(id: matching.old.all[formerPlace].id)
      else { continue }
      editor.replaceChildren(of: former, withKeys: keys, by: now)
    }
    guard let shared = try? editor.apply(), shared.bytes != version.document.bytes else {
      return version
    }
    return DocumentDescription(shared)
  }
}

extension DocumentEditor {
  /// Replaces the children of an element that have some keys by those of another version's element.
  ///
  /// - Parameters:
  ///   - former: The element.
  ///   - keys: The keys.
  ///   - now: The element of the other version.
  /// - Returns: Whether they differ.
  @discardableResult
  mutating func replaceChildren(
    of former: DocumentElement, withKeys keys: Set<String>, by now: DocumentElement
  ) -> Bool {
    func chosen(_ element: DocumentElement) -> [DocumentElement] {
      element.children.filter { keys.contains($0.key ?? "") }
    }
    let (before, after) = (chosen(former), chosen(now))
    guard before.map(NewElement.init(copying:)) != after.map(NewElement.init(copying:)) else {
      return false
    }
    for child in before { remove(child) }
    for child in after { insert(NewElement(copying: child), into: former) }
    return true
  }
}
