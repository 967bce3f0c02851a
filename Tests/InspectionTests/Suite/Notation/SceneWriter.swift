import AutoLayout

/// Writes a scene of the suite as a document, in the manner of Interface Builder.
struct SceneWriter {
  private let scene: SuiteScene

  init(_ scene: SuiteScene) {
    self.scene = scene
  }

  /// The text of the document.
  var document: String {
    var document = Markup("document")
    document["type"] =
      "com.apple.InterfaceBuilder3.CocoaTouch." + (scene.container == .xib ? "" : "Storyboard.")
      + "XIB"
    for (name, value) in [
      ("version", "3.0"), ("toolsVersion", "23094"), ("targetRuntime", "iOS.CocoaTouch"),
      ("propertyAccessControl", "none"), ("useAutolayout", "YES"), ("useTraitCollections", "YES"),
      ("useSafeAreas", "YES"), ("colorMatched", "YES"),
    ] { document[name] = value }
    document["initialViewController"] = initialController
    document.children = [
      Markup(
        "device",
        [("id", "retina6_12"), ("orientation", "portrait"), ("appearance", "light")])
    ]
    document.children.append(
      scene.container == .xib
        ? Markup("objects", children: owners + [SceneElement(scene, scene.root).markup])
        : Markup("scenes", children: scenes))
    if !scene.images.isEmpty {
      document.children.append(Markup("resources", children: scene.images.map(resource)))
    }
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" + document.text()
  }

  private var initialController: String? {
    guard scene.container != .xib else { return nil }
    switch scene.presentation {
    case .initial: return "controller"
    case .navigation, .tabs, .modal: return "first"
    case .detached: return nil
    }
  }

  private var owners: [Markup] {
    [("IBFilesOwner", "-1"), ("IBFirstResponder", "-2")].map {
      Markup("placeholder", [("placeholderIdentifier", $0.0), ("id", $0.1)])
    }
  }

  private func resource(_ image: (name: String, size: String)) -> Markup {
    let size = image.size.split(separator: "x").map(String.init)
    return Markup("image", [("name", image.name), ("width", size[0]), ("height", size[1])])
  }

  private var scenes: [Markup] {
    let embedded = scene.root.subtree.filter { $0.kind == "container" }.map { container in
      sceneElement(
        container.id + "-scene",
        controller("viewController", container.id + "-child", view: embeddedRoot(container.id)))
    }
    return [own] + around + embedded
  }

  private var own: Markup {
    var own = controller(
      scene.container == .table ? "tableViewController" : "viewController", "controller",
      view: SceneElement(scene, scene.root).markup)
    own["customClass"] = "Example"
    if scene.presentation == .navigation {
      own.children.append(
        Markup("navigationItem", [("key", "navigationItem"), ("title", "Title"), ("id", "item")]))
    }
    if scene.presentation == .tabs {
      own.children.append(
        Markup("tabBarItem", [("key", "tabBarItem"), ("title", "First"), ("id", "tab")]))
    }
    return sceneElement("scene", own)
  }

  /// The scenes that lead to the one that the suite is about.
  private var around: [Markup] {
    switch scene.presentation {
    case .initial, .detached: return []
    case .navigation:
      let bar = Markup(
        "navigationBar",
        [("key", "navigationBar"), ("contentMode", "scaleToFill"), ("id", "main-bar")],
        children: [SceneElement.rect(Rect(x: 0, y: 59, width: 393, height: 44))])
      return [first("navigationController", "relationship", "rootViewController", [bar])]
    case .tabs:
      let bar = Markup(
        "tabBar", [("key", "tabBar"), ("contentMode", "scaleToFill"), ("id", "main-bar")],
        children: [SceneElement.rect(Rect(x: 0, y: 0, width: 393, height: 49))])
      return [first("tabBarController", "relationship", "viewControllers", [bar])]
    case .modal:
      return [first("viewController", "presentation", nil, [embeddedRoot("first")])]
    }
  }

  private func first(
    _ kind: String, _ segue: String, _ relationship: String?, _ children: [Markup]
  ) -> Markup {
    var segue = Markup("segue", [("destination", "controller"), ("kind", segue)])
    segue["relationship"] = relationship
    if relationship == nil {
      segue["identifier"] = "example"
      segue["modalPresentationStyle"] = "fullScreen"
    }
    segue["id"] = "segue"
    var controller = controller(kind, "first", view: nil)
    controller.children = children + [Markup("connections", children: [segue])]
    return sceneElement("first-scene", controller)
  }

  private func controller(_ kind: String, _ id: String, view: Markup?) -> Markup {
    Markup(
      kind, [("id", id), ("sceneMemberID", "viewController")], children: view.map { [$0] } ?? [])
  }

  private func sceneElement(_ id: String, _ controller: Markup) -> Markup {
    let responder = Markup(
      "placeholder",
      [
        ("placeholderIdentifier", "IBFirstResponder"), ("id", id + "-responder"),
        ("sceneMemberID", "firstResponder"),
      ])
    return Markup(
      "scene", [("sceneID", id)], children: [Markup("objects", children: [controller, responder])])
  }

  private func embeddedRoot(_ id: String) -> Markup {
    let frame = scene.frames[id] ?? Rect(x: 0, y: 0, width: 393, height: 852)
    return Markup(
      "view", [("key", "view"), ("contentMode", "scaleToFill"), ("id", id + "-root")],
      children: [
        SceneElement.rect(Rect(x: 0, y: 0, width: frame.width, height: frame.height)),
        SceneElement.mask,
        Markup("viewLayoutGuide", [("key", "safeArea"), ("id", id + "-safe")]),
      ])
  }
}
