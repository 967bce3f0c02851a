import InterfaceBuilder
import Projects

/// The controllers of a storyboard that an app may show: the first, those that code names, and those that segues lead to
/// from there.
enum ShownControllers {
  /// The ids of the controllers.
  ///
  /// - Parameters:
  ///   - description: The storyboard.
  ///   - use: The use of it by code; without any, code may name every identifier.
  /// - Returns: None where the storyboard has no entry.
  static func ids(
    of description: DocumentDescription, use: DocumentUse
  ) -> Set<String> {
    let entries = description.controllers.filter { controller in
      controller.id == description.initialControllerID
        || controller.storyboardIdentifier != nil
          && !use.unnamedControllers.contains(controller.id)
    }
    let hidden = HiddenParts(description.document.bytes)
    var shown = Set(entries.map(\.id))
    var open = Array(shown)
    while let id = open.popLast() {
      let inside = description.controllers.filter { controller in
        controller.element.ancestors.contains { $0.id == id }
      }
      let segues = description.sceneGraph.segues(from: id).filter {
        $0.isPerformed(in: use)
          && ($0.kind == .embed || !hidden.contain($0.element.range.lowerBound))
      }
      let next = segues.map(\.destinationID) + inside.map(\.id)
      for id in next where shown.insert(id).inserted { open.append(id) }
    }
    return shown
  }
}

extension SegueDescription {
  /// Whether the user or code can perform the segue.
  ///
  /// Source: `UIViewController.performSegue(withIdentifier:sender:)`: no control performs a segue from a controller itself.
  /// Libraries perform those of classes of their own.
  fileprivate func isPerformed(in use: DocumentUse) -> Bool {
    switch kind {
    case .relationship, .embed, .custom, .unwind: true
    case .show, .showDetail, .push, .presentation, .popover:
      sourceID != sourceControllerID
        || identifier.map { !use.unnamedSegues.contains($0) } ?? false
    }
  }
}
