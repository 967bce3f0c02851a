import InterfaceBuilder

/// The stored sizes of popovers' views and of xibs' controllers' views, which are those of the canvas: what presents
/// the controller decides them.
enum CanvasSizes {
  /// An older version with the sizes of the newer one; nil where they are the same.
  static func completed(_ version: Document, from newer: DocumentDescription) -> Document? {
    let popovers = newer.controllers.filter { isPopover($0, in: newer) }.compactMap(\.view?.element)
    let roots = newer.topLevelViews.map(\.element).filter { root in
      root.isViewOfOwningController
        && version.element(id: root.id ?? "").map(hasNoAutoresizedViews) ?? false
    }
    var replaced = (popovers + roots).compactMap { frame(of: $0, in: version) }
    // Whether a size is that of the screen depends on the device of the canvas.
    if !roots.isEmpty, let device = device(of: version, newer.document) { replaced.append(device) }
    guard !replaced.isEmpty else { return nil }
    var bytes = version.bytes
    for (former, now) in replaced.sorted(by: {
      $0.former.range.lowerBound > $1.former.range.lowerBound
    }) {
      bytes.replaceSubrange(former.range, with: newer.document.bytes[now.range])
    }
    return try? Document(bytes: bytes, path: version.path)
  }

  private typealias Replacement = (former: DocumentElement, now: DocumentElement)

  private static func frame(of view: DocumentElement, in version: Document) -> Replacement? {
    guard let now = view.child(key: "frame"), let id = view.id,
      let former = version.element(id: id)?.child(key: "frame"),
      former["width"] != now["width"] || former["height"] != now["height"]
    else { return nil }
    return (former, now)
  }

  private static func device(of version: Document, _ newer: Document) -> Replacement? {
    guard let former = version.root.child(named: "device"),
      let now = newer.root.child(named: "device"), former["id"] != now["id"]
    else { return nil }
    return (former, now)
  }

  /// Whether the views in a view follow its size by constraints: those that follow it by their masks have frames
  /// for the size that it has.
  private static func hasNoAutoresizedViews(_ view: DocumentElement) -> Bool {
    view.children(of: "subviews").allSatisfy(DerivedGeometry.isPlacedByConstraints)
  }

  private static func isPopover(
    _ controller: ControllerDescription, in description: DocumentDescription
  ) -> Bool {
    description.sceneGraph.inferringSegue(to: controller.id)?.kind == .popover
      && controller.preferredContentSize == nil
      && controller.element.child(key: "simulatedDestinationMetrics") == nil
  }
}
