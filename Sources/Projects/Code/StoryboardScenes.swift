/// The scenes of a storyboard, with the names that lead to each and those that it leads to.
///
/// Source: `UIStoryboard`: a scene is made by its identifier, by a segue to it, or because the storyboard begins with it. A
/// scene that nothing makes uses no class.
struct StoryboardScenes {
  /// The names of a scene, or of what stands outside of scenes.
  struct Scene {
    /// The ids of its controllers, as segues give them.
    fileprivate(set) var ids: WordNumbers = []
    /// The identifiers that code makes its controllers by.
    fileprivate(set) var identifiers: [String] = []
    /// The classes of the controllers with identifiers: code may make identifiers of classes.
    fileprivate(set) var controllers: WordNumbers = []
    /// The classes of its objects.
    fileprivate(set) var classes: WordNumbers = []
    /// The ids of its controllers.
    fileprivate(set) var controllerIDs: [String] = []
    /// The segues that code alone performs, by their identifiers.
    fileprivate(set) var segues: [(identifier: String, destination: UInt64)] = []
    /// The ids that its other segues lead to, and the storyboards and identifiers that it refers to.
    fileprivate(set) var leads: WordNumbers = []
    /// The ids that its actions and outlets lead to, which may be left over from the scene that it was copied from.
    fileprivate(set) var remains: WordNumbers = []
    /// The names of the actions that its controls send, and that its segues go back to.
    fileprivate(set) var actions: WordNumbers = []
    /// The storyboards and identifiers that it refers to, also by runtime attributes, from which menus of libraries take them.
    fileprivate(set) var named: WordNumbers = []
    /// Whether the storyboard begins with it.
    fileprivate(set) var isInitial = false
  }

  /// The scenes, in order.
  private(set) var scenes: [Scene] = []
  /// The elements outside of scenes, as of one scene.
  private(set) var outside = Scene()

  /// The classes of its navigation, tab bar and split view controllers.
  private(set) var containers: WordNumbers = []
  /// The class of the controller that the storyboard begins with; nil where it has none of its own.
  private(set) var initialClass: UInt64?

  /// The identifiers of rows that code makes of its prototypes, with the class of the controller in whose view each is.
  private(set) var rows: [(identifier: String, controller: String)] = []

  /// The scenes of other storyboards that container views hold, as ``name(ofScene:in:)`` gives them.
  private(set) var embedded: WordNumbers = []

  /// The name of a scene in references to it.
  ///
  /// - Parameters:
  ///   - identifier: Its identifier; nil for the scene that the storyboard begins with.
  ///   - storyboard: The name of the storyboard.
  /// - Returns: The name.
  static func name(ofScene identifier: String?, in storyboard: String) -> UInt64 {
    WordHash.ofText("\(storyboard) \(identifier ?? "")".utf8)
  }

  /// - Parameters:
  ///   - bytes: The text of the storyboard.
  ///   - path: Its path, by which its ids are told from those of others.
  init(_ bytes: [UInt8], at path: String) {
    var initial: String?
    var isInScene = false
    var embeds = EmbeddedReferences()
    var open = OpenElements()
    var controller: String?
    DocumentTag.forEach(in: bytes) { tag in
      if tag.isOf("document") { initial = tag.value(of: Self.initialController) }
      if tag.isOf("scene") {
        scenes.append(Scene())
        isInScene = true
        open = OpenElements()
      } else if tag.isEndOf("scene") {
        isInScene = false
      }
      embeds.read(tag)
      if tag.isOfElement(endingWith: "ontroller") { controller = tag.value(of: Self.customClass) }
      if let controller, let identifier = tag.value(of: Self.reuseIdentifier) {
        rows.append((identifier, controller))
      }
      addClass(of: tag, initial: initial)
      if isInScene {
        open.read(tag)
        if open.isInConnectionsOfController, Self.isPerformedByCode(tag) {
          Self.addSegue(tag, to: &scenes[scenes.count - 1], at: path)
          return
        }
        Self.add(tag, to: &scenes[scenes.count - 1], initial: initial, at: path)
      } else {
        Self.add(tag, to: &outside, initial: initial, at: path)
      }
    }
    embedded = embeds.scenes
  }

  /// Whether anything says how the storyboard's scenes are shown.
  var haveEntry: Bool { scenes.contains { $0.isInitial || !$0.identifiers.isEmpty } }

  /// Whether the storyboard begins with one of its scenes.
  var haveInitial: Bool { scenes.contains { $0.isInitial } }

  /// Adds the class of a container, or of the controller that the storyboard begins with.
  private mutating func addClass(of tag: DocumentTag, initial: String?) {
    guard tag.isOfElement(endingWith: "ontroller"),
      let className = tag.value(of: Self.customClass).map({ WordHash.of($0.utf8) })
    else { return }
    if Self.elementsOfContainers.contains(where: { tag.isOf($0) }) { containers.insert(className) }
    if let initial, tag.value(of: Self.id) == initial { initialClass = className }
  }

  private static let elementsOfContainers: [StaticString] = [
    "navigationController", "tabBarController", "splitViewController",
  ]

  private static func add(
    _ tag: DocumentTag, to scene: inout Scene, initial: String?, at path: String
  ) {
    guard !tag.isEnd else { return }
    let className = tag.value(of: customClass).map { WordHash.of($0.utf8) }
    if let className { scene.classes.insert(className) }
    for action in actingAttributes.compactMap(tag.value(of:)) {
      scene.actions.insert(WordHash.of(action.utf8.prefix(while: WordReader.isWord)))
    }
    if let id = tag.value(of: destination) {
      let hash = hash(ofID: id, at: path)
      if tag.isOf("segue") { scene.leads.insert(hash) } else { scene.remains.insert(hash) }
    }
    let isRuntimeText =
      tag.isOf("userDefinedRuntimeAttribute") && tag.value(of: type) == "string"
    for attribute in isRuntimeText ? [value] : namingAttributes {
      guard let name = tag.value(of: attribute),
        !isRuntimeText || !name.utf8.contains(UInt8(ascii: " "))
      else { continue }
      var names: WordNumbers = [WordHash.ofText(name.utf8)]
      WordHash.forEachWord(in: Array(name.utf8)) { names.insert($0) }
      scene.named.formUnion(names)
      scene.leads.formUnion(names)
    }
    guard tag.isOfElement(endingWith: "ontroller") || tag.isOf("viewControllerPlaceholder"),
      let id = tag.value(of: id)
    else { return }
    scene.ids.insert(hash(ofID: id, at: path))
    scene.controllerIDs.append(id)
    scene.isInitial = scene.isInitial || id == initial
    guard let identifier = tag.value(of: identifier) else { return }
    scene.identifiers.append(identifier)
    if let className { scene.controllers.insert(className) }
  }

  /// Whether a tag of a controller's own connections is one of a segue that code alone performs, if anything does.
  ///
  /// Source: `UIViewController.performSegue(withIdentifier:sender:)`: no control performs a segue from a controller itself.
  private static func isPerformedByCode(_ tag: DocumentTag) -> Bool {
    tag.isOf("segue") && tag.value(of: customClass) == nil
      && tag.value(of: kind).map(kindsPerformedByCode.contains) ?? false
  }

  private static func addSegue(_ tag: DocumentTag, to scene: inout Scene, at path: String) {
    guard let id = tag.value(of: destination), let identifier = tag.value(of: segueIdentifier)
    else { return }
    scene.segues.append((identifier, hash(ofID: id, at: path)))
  }

  private static func hash(ofID id: String, at path: String) -> UInt64 {
    WordHash.ofText(" \(id) in \(path)".utf8)
  }

  private static let initialController = DocumentTag.Attribute("initialViewController")
  private static let customClass = DocumentTag.Attribute("customClass")
  fileprivate static let destination = DocumentTag.Attribute("destination")
  fileprivate static let id = DocumentTag.Attribute("id")
  private static let identifier = DocumentTag.Attribute("storyboardIdentifier")
  private static let reuseIdentifier = DocumentTag.Attribute("reuseIdentifier")
  fileprivate static let kind = DocumentTag.Attribute("kind")
  private static let kindsPerformedByCode: Set<String> = [
    "show", "showDetail", "replace", "push", "presentation", "modal", "sheet", "popover",
    "popoverPresentation",
  ]
  private static let segueIdentifier = DocumentTag.Attribute("identifier")
  private static let type = DocumentTag.Attribute("type")
  private static let value = DocumentTag.Attribute("value")
  private static let actingAttributes = ["selector", "unwindAction"].map {
    DocumentTag.Attribute($0)
  }
  private static let namingAttributes = [
    "storyboardName", "nibName", "referencedIdentifier",
  ].map { DocumentTag.Attribute($0) }
}

/// The references to scenes of other storyboards that container views hold.
private struct EmbeddedReferences {
  /// The ids that embed segues lead to.
  private var destinations: Set<String> = []
  /// The names of scenes of other storyboards, by the id of the reference.
  private var references: [String: UInt64] = [:]

  /// The names of the scenes, as ``StoryboardScenes/name(ofScene:in:)`` gives them.
  var scenes: WordNumbers { WordNumbers(destinations.compactMap { references[$0] }) }

  mutating func read(_ tag: DocumentTag) {
    if tag.isOf("segue"), tag.value(of: StoryboardScenes.kind) == "embed",
      let id = tag.value(of: StoryboardScenes.destination)
    {
      destinations.insert(id)
    }
    if tag.isOf("viewControllerPlaceholder"), let id = tag.value(of: StoryboardScenes.id),
      let storyboard = tag.value(of: Self.storyboardName)
    {
      references[id] = StoryboardScenes.name(
        ofScene: tag.value(of: Self.referencedIdentifier), in: storyboard)
    }
  }

  private static let storyboardName = DocumentTag.Attribute("storyboardName")
  private static let referencedIdentifier = DocumentTag.Attribute("referencedIdentifier")
}

/// The elements of a scene that are open where a tag stands.
private struct OpenElements {
  private var depth = 0
  private var controllers: [Int] = []
  private var connections: Int?

  /// Whether the tag just read stands in the connections of a controller, not in those of its views.
  var isInConnectionsOfController: Bool { connections != nil }

  mutating func read(_ tag: DocumentTag) {
    guard !tag.isMarkup else { return }
    guard !tag.isEnd else {
      depth -= 1
      if controllers.last == depth { controllers.removeLast() }
      if connections == depth { connections = nil }
      return
    }
    guard !tag.isEmpty else { return }
    if tag.isOfElement(endingWith: "ontroller") { controllers.append(depth) }
    if tag.starts(with: "connections>"), controllers.last == depth - 1 { connections = depth }
    depth += 1
  }
}
