import InterfaceBuilder

/// The stored sizes of popovers' views and of xibs' controllers' views, which are those of the canvas: what presents
/// the controller decides them; those of scenes with a simulated size; those of rows whose height is written; and those
/// of the system's symbols.
enum CanvasSizes {
  /// An older version with the sizes of the newer one; nil where they are the same.
  static func completed(_ version: Document, from newer: DocumentDescription) -> Document? {
    let popovers = newer.controllers.filter { isPopover($0, in: newer) }.compactMap(\.view?.element)
    let roots = newer.topLevelViews.map(\.element).filter { root in
      root.isViewOfOwningController
        && version.element(id: root.id ?? "").map(hasNoAutoresizedViews) ?? false
    }
    var editor = DocumentEditor(version)
    let popoverIDs = Set(popovers.compactMap(\.id))
    for controller in newer.controllers where !popoverIDs.contains(controller.view?.id ?? "") {
      simulateSize(of: controller, &editor)
    }
    for view in popovers + roots { resize(view, &editor) }
    // Whether a size is that of the screen depends on the device of the canvas.
    if !roots.isEmpty { editor.takeDevice(of: newer.document) }
    takeRows(of: newer.document, &editor)
    takeSymbols(of: newer.document, &editor)
    guard let resized = try? editor.apply(), resized.bytes != version.bytes else { return nil }
    return resized
  }

  private static let simulatedSizes: Set<String> = [
    "simulatedDestinationMetrics", "simulatedOrientationMetrics", "freeformSize",
  ]

  /// Takes the simulated size of a scene, with the stored one of its view that follows from it.
  private static func simulateSize(
    of controller: ControllerDescription, _ editor: inout DocumentEditor
  ) {
    guard let former = editor.document.element(id: controller.id), let view = controller.view,
      let formerView = editor.document.element(id: view.id), hasNoAutoresizedViews(formerView),
      editor.replaceChildren(of: former, withKeys: simulatedSizes, by: controller.element)
    else { return }
    resize(view.element, &editor)
  }

  private static func resize(_ view: DocumentElement, _ editor: inout DocumentEditor) {
    guard let now = view.child(key: "frame"), let id = view.id,
      let former = editor.document.element(id: id)?.child(key: "frame"),
      former["width"] != now["width"] || former["height"] != now["height"]
    else { return }
    for name in ["x", "y", "width", "height"] {
      if let value = now[name] { editor.setAttribute(name, to: value, of: former) }
    }
  }

  /// Takes the stored sizes of cells whose row has the same written height in both versions, with views that have the
  /// same frames: the height decides, and versions of Interface Builder store another size or none.
  private static func takeRows(of newer: Document, _ editor: inout DocumentEditor) {
    for cell in newer.elements where cell.name == "tableViewCell" && cell["rowHeight"] != nil {
      guard let former = cell.id.flatMap({ editor.document.element(id: $0) }),
        former.name == cell.name, former["rowHeight"] == cell["rowHeight"],
        let content = cell.child(key: "contentView"),
        let formerContent = former.child(key: "contentView"),
        frames(in: formerContent) == frames(in: content)
      else { continue }
      editor.replaceChildren(of: former, withKeys: ["frame"], by: cell)
      editor.replaceChildren(of: formerContent, withKeys: ["frame"], by: content)
    }
  }

  /// The stored frames of the views in a view, with their ids.
  private static func frames(in view: DocumentElement) -> [String] {
    view.children(of: "subviews").map { subview in
      "\(subview.id ?? "") \(PropertyValues.frame(of: subview) ?? "")"
    }
  }

  /// Takes the sizes of the system's symbols, which each version of Interface Builder measures anew.
  private static func takeSymbols(of newer: Document, _ editor: inout DocumentEditor) {
    let symbols = newer.root.children(of: "resources").filter(isSymbol)
    let sizes = Dictionary(
      symbols.map { ($0["name"], $0) }, uniquingKeysWith: { first, _ in first })
    for former in editor.document.root.children(of: "resources") where isSymbol(former) {
      guard let now = sizes[former["name"]] else { continue }
      for name in ["width", "height"] {
        if let value = now[name] { editor.setAttribute(name, to: value, of: former) }
      }
    }
  }

  private static func isSymbol(_ element: DocumentElement) -> Bool {
    element.name == "image" && element["catalog"] == "system"
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

extension DocumentEditor {
  /// Replaces the device of the canvas by that of another version, or by none where that has none.
  mutating func takeDevice(of other: Document) {
    let former = document.root.child(named: "device")
    let now = other.root.child(named: "device")
    guard former?["id"] != now?["id"] || former?["orientation"] != now?["orientation"] else {
      return
    }
    if let former { remove(former) }
    if let now { insert(NewElement(copying: now), into: document.root, at: .first) }
  }
}

extension NewElement {
  /// A copy of an element with the elements in it.
  init(copying element: DocumentElement) {
    self.init(
      element.name, attributes: element.attributes.map { ($0.name, $0.value) },
      children: element.children.map { NewElement(copying: $0) })
  }
}
