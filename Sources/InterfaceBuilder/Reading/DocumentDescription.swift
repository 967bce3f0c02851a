/// Everything a document says that matters for layout, pictures and findings, as it is for one
/// trait environment.
///
/// Reading never fails: what cannot be used is left out or takes its default, and is listed in
/// ``problems``.
public struct DocumentDescription: Sendable {
  /// The document.
  public let document: Document
  /// The environment that variations were resolved for.
  public internal(set) var traits: TraitEnvironment
  /// Whether the document is a storyboard or a xib.
  public let kind: Kind
  /// The system the interface is for.
  public let platform: Platform
  /// The version of Interface Builder that saved the document.
  public let toolsVersion: ToolsVersion
  /// Whether constraints are in use.
  public let usesAutoLayout: Bool
  /// Whether size classes are in use.
  public let usesTraitCollections: Bool
  /// Whether the root views have safe areas.
  public let usesSafeAreas: Bool
  /// Whether the document is a launch screen.
  public let isLaunchScreen: Bool
  /// The controller the storyboard starts with.
  public let initialControllerID: String?
  /// What the document was laid out for when it was saved.
  public internal(set) var canvas: StoredCanvas
  /// What the canvas shows by default, in documents of Xcode up to 7.
  public let defaultMetrics: SimulatedMetrics?
  /// What the document says about images and colours that live elsewhere.
  public let resources: ResourceDescriptions
  /// The tint of all views that set none.
  public let tintColor: ColorDescription?
  /// The scenes of a storyboard, in order.
  public let scenes: [SceneDescription]
  /// The top-level views of a xib, in order; windows count by their content views.
  public let topLevelViews: [ViewDescription]
  /// All controllers, in order.
  public let controllers: [ControllerDescription]
  /// How controllers lead to each other.
  public let sceneGraph: SceneGraph
  /// What cannot be used as written, in document order.
  public let problems: [ReadingProblem]
  private let views: [Int: ViewDescription]

  /// The two kinds of documents.
  public enum Kind: Hashable, Sendable {
    case storyboard
    case xib
  }

  /// Reads a document.
  ///
  /// - Parameters:
  ///   - document: The document.
  ///   - traits: What to resolve variations for; by default what the document was saved for.
  ///   - language: The language to show texts in; nil for the texts as they are written.
  /// - Complexity: O(*size of the document*).
  public init(
    _ document: Document, traits: TraitEnvironment? = nil, language: DocumentLanguage? = nil
  ) {
    let root = document.root
    let platform = Platform(root)
    let canvas = StoredCanvas(root, platform: platform)
    let toolsVersion = ToolsVersion(root["toolsVersion"] ?? "")
    let context = ReadingContext(
      document: document, traits: traits ?? canvas.traits, platform: platform,
      resources: ResourceDescriptions(root), language: language)
    let built = ViewTreeReader(context: context).read()
    let builtControllers = ControllerReader.readAll(context: context, views: built)
    let controllers = builtControllers.inOrder
    let source = context.vary(root)
    self.document = document
    self.traits = context.traits
    self.platform = platform
    self.toolsVersion = toolsVersion
    self.canvas = canvas
    resources = context.resources
    kind =
      root.child(named: "scenes") == nil && root["type"]?.contains("Storyboard") != true
      ? .xib : .storyboard
    usesAutoLayout = source.flag("useAutolayout")
    usesTraitCollections = source.flag("useTraitCollections")
    usesSafeAreas = source.flag("useSafeAreas")
    isLaunchScreen = source.flag("launchScreen")
    initialControllerID = root["initialViewController"]
    tintColor = context.color("tintColor", of: source)
    defaultMetrics = root.child(key: "defaultSimulatedMetrics").map {
      SimulatedMetrics(context.vary($0), context: context)
    }
    self.controllers = controllers
    views = built.byIndex
    scenes = Self.scenes(root, views: built, controllers: builtControllers)
    topLevelViews = root.children(of: "objects").compactMap {
      $0.name == "window" && platform == .macOS ? built[$0.child(key: "contentView")] : built[$0]
    }
    sceneGraph = SceneGraph(
      segues: SegueDescription.readAll(root), controllers: controllers, root: root)
    problems = ProblemCollector(context: context).all(
      initialControllerID: initialControllerID, canvas: canvas, toolsVersion: toolsVersion)
  }

  private static func scenes(
    _ root: DocumentElement, views: BuiltViews, controllers: BuiltControllers
  ) -> [SceneDescription] {
    root.children(of: "scenes").filter { $0.name == "scene" }.map { scene in
      let objects = scene.children(of: "objects")
      return SceneDescription(
        element: scene, id: scene["sceneID"] ?? scene.identity,
        controller: objects.lazy.compactMap { controllers[$0] }.first,
        extraViews: objects.compactMap { views[$0] })
    }
  }

  /// The installed or uninstalled view with the given id.
  public func view(id: String) -> ViewDescription? {
    document.element(id: id).flatMap { views[$0.index] }
  }

  /// The view an element stands for.
  public func view(of element: DocumentElement) -> ViewDescription? { views[element.index] }

  /// The element that an attribute's value comes from: a variation that applies, or the element itself.
  package func holder(of attribute: String, in element: DocumentElement) -> DocumentElement {
    VariedElement(element, traits: traits).holder(of: attribute)
  }

  /// The first controller with the given id.
  ///
  /// - Complexity: O(1).
  public func controller(id: String) -> ControllerDescription? { sceneGraph.controller(id: id) }
}
