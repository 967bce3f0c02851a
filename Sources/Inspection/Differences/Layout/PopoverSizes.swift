import InterfaceBuilder

/// The stored sizes of popovers' views, which are those of the canvas unless their author chose them.
enum PopoverSizes {
  /// An older version with the sizes of the newer one; nil where they are the same.
  static func completed(_ version: Document, from newer: DocumentDescription) -> Document? {
    let views = newer.controllers.filter { isPopover($0, in: newer) }.compactMap(\.view)
    let frames = views.compactMap { view -> (former: DocumentElement, now: DocumentElement)? in
      guard let now = view.element.child(key: "frame"),
        let former = version.element(id: view.id)?.child(key: "frame"),
        former["width"] != now["width"] || former["height"] != now["height"]
      else { return nil }
      return (former, now)
    }
    guard !frames.isEmpty else { return nil }
    var bytes = version.bytes
    for (former, now) in frames.sorted(by: { $0.former.range.lowerBound > $1.former.range.lowerBound })
    {
      bytes.replaceSubrange(former.range, with: newer.document.bytes[now.range])
    }
    return try? Document(bytes: bytes, path: version.path)
  }

  private static func isPopover(
    _ controller: ControllerDescription, in description: DocumentDescription
  ) -> Bool {
    description.sceneGraph.inferringSegue(to: controller.id)?.kind == .popover
      && controller.preferredContentSize == nil
      && controller.element.child(key: "simulatedDestinationMetrics") == nil
  }
}
