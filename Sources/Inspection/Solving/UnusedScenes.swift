import InterfaceBuilder

/// The scenes of a storyboard that no app shows.
///
/// A scene is shown if the storyboard begins with it, a segue of such a scene leads to it, or code names its identifier
/// or class. A segue from a controller itself is performed by code, which names its identifier: one without leads nowhere,
/// and so does one from a control in a hidden view that nothing shows.
/// References from other storyboards and names in code count only where something leads there in turn.
/// Interface Builder warns of scenes without an entry point or identifier. A controller whose class no code declares is left
/// over from a template.
struct UnusedScenes {
  /// The bytes of their elements.
  private let ranges: [Range<Int>]

  init(of description: DocumentDescription, use: DocumentUse) {
    let shown = ShownControllers.ids(of: description, use: use)
    // Without any entry the storyboard may be shown by means that are not known here.
    let hasEntry = !shown.isEmpty
    let scenes = description.scenes.filter { scene in
      guard let controller = scene.controller else { return false }
      let isMissing = controller.customClass.map { use.missingClasses.contains($0.name) } ?? false
      return isMissing || use.unreachedControllers.contains(controller.id)
        || hasEntry && !shown.contains(controller.id)
    }
    ranges = scenes.map(\.element.range)
  }

  /// Whether an element is in one of them.
  func contain(_ element: DocumentElement) -> Bool {
    ranges.contains { $0.contains(element.range.lowerBound) }
  }
}
