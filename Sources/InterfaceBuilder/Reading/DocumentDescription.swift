/// Everything a document says that matters for layout, pictures and findings, as it is for one
/// trait environment.
///
/// Reading never fails: what cannot be used is left out or takes its default, and is listed in
/// ``problems``.
public struct DocumentDescription: Sendable {
  /// The document.
  public var document: Document { content.document }
  /// The environment that variations were resolved for.
  public internal(set) var traits: TraitEnvironment
  /// Whether the document is a storyboard or a xib.
  public var kind: Kind { content.kind }
  /// The system the interface is for.
  public var platform: Platform { content.platform }
  /// The version of Interface Builder that saved the document.
  public var toolsVersion: ToolsVersion { content.toolsVersion }
  /// Whether constraints are in use.
  public var usesAutoLayout: Bool { content.usesAutoLayout }
  /// Whether size classes are in use.
  public var usesTraitCollections: Bool { content.usesTraitCollections }
  /// Whether the root views have safe areas.
  public var usesSafeAreas: Bool { content.usesSafeAreas }
  /// Whether the document is a launch screen.
  public var isLaunchScreen: Bool { content.isLaunchScreen }
  /// The controller the storyboard starts with.
  public var initialControllerID: String? { content.initialControllerID }
  /// What the document was laid out for when it was saved.
  public internal(set) var canvas: StoredCanvas {
    get { storedCanvas.value }
    set { storedCanvas = Shared(newValue) }
  }
  /// What the canvas shows by default, in documents of Xcode up to 7.
  public var defaultMetrics: SimulatedMetrics? { content.defaultMetrics }
  /// What the document says about images and colours that live elsewhere.
  public var resources: ResourceDescriptions { content.resources }
  /// The tint of all views that set none.
  public var tintColor: ColorDescription? { content.tintColor }
  /// The scenes of a storyboard, in order.
  public var scenes: [SceneDescription] { content.scenes }
  /// The top-level views of a xib, in order; windows count by their content views.
  public var topLevelViews: [ViewDescription] { content.topLevelViews }
  /// All controllers, in order.
  public var controllers: [ControllerDescription] { content.controllers }
  /// How controllers lead to each other.
  public var sceneGraph: SceneGraph { content.sceneGraph }
  /// The same as on a device when the app begins: what the initial controller holds is shown in it, whichever segue the author
  /// chose for the canvas.
  ///
  /// Source: `UIStoryboard.instantiateInitialViewController()`, which the window of a new app shows.
  var runTimeGraph: SceneGraph { content.runTimeGraph }
  /// What cannot be used as written, in document order.
  public var problems: [ReadingProblem] { content.problems }

  /// The identity of what was read, which copies for other traits share.
  package var identity: ObjectIdentifier { ObjectIdentifier(content) }

  /// The parts that are the same for all copies, which rules and scenes take many of.
  private let content: Content
  private var storedCanvas: Shared<StoredCanvas>

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
    let platform = Platform(document.root)
    let canvas = StoredCanvas(document.root, platform: platform)
    let context = ReadingContext(
      document: document, traits: traits ?? canvas.traits, platform: platform,
      resources: ResourceDescriptions(document.root), language: language)
    self.traits = context.traits
    storedCanvas = Shared(canvas)
    content = Content(context, canvas: canvas)
  }

  /// The installed or uninstalled view with the given id; one without an id in the document has a name made of its position.
  public func view(id: String) -> ViewDescription? {
    document.element(id: id).flatMap { content.views[$0.index] } ?? content.unnamedViews[id]
  }

  /// The element with the given id, or that of a view with such a name for want of an id.
  package func element(id: String) -> DocumentElement? {
    document.element(id: id) ?? content.unnamedViews[id]?.element
  }

  /// The view an element stands for.
  public func view(of element: DocumentElement) -> ViewDescription? {
    content.views[element.index]
  }

  /// The element that an attribute's value comes from: a variation that applies, or the element itself.
  package func holder(of attribute: String, in element: DocumentElement) -> DocumentElement {
    VariedElement(element, traits: traits).holder(of: attribute)
  }

  /// The first controller with the given id.
  ///
  /// - Complexity: O(1).
  public func controller(id: String) -> ControllerDescription? { sceneGraph.controller(id: id) }
}

extension DocumentDescription {
  /// The content of a document, as it was read.
  fileprivate final class Content: Sendable {
    let document: Document
    let kind: Kind
    let platform: Platform
    let toolsVersion: ToolsVersion
    let usesAutoLayout: Bool
    let usesTraitCollections: Bool
    let usesSafeAreas: Bool
    let isLaunchScreen: Bool
    let initialControllerID: String?
    let defaultMetrics: SimulatedMetrics?
    let resources: ResourceDescriptions
    let tintColor: ColorDescription?
    let scenes: [SceneDescription]
    let topLevelViews: [ViewDescription]
    let controllers: [ControllerDescription]
    let sceneGraph: SceneGraph
    let runTimeGraph: SceneGraph
    let problems: [ReadingProblem]
    let views: [Int: ViewDescription]
    /// The views without an id, such as the content views of collection view cells, by the names that they have for one.
    let unnamedViews: [String: ViewDescription]

    init(_ context: ReadingContext, canvas: StoredCanvas) {
      let document = context.document
      let root = document.root
      let toolsVersion = ToolsVersion(root["toolsVersion"] ?? "")
      let built = ViewTreeReader(context: context).read()
      let builtControllers = ControllerReader.readAll(context: context, views: built)
      let controllers = builtControllers.inOrder
      let source = context.vary(root)
      let platform = context.platform
      self.document = document
      self.platform = platform
      self.toolsVersion = toolsVersion
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
      unnamedViews = Dictionary(
        built.byIndex.values.filter { $0.element.id == nil }.map { ($0.id, $0) },
        uniquingKeysWith: { first, _ in first })
      scenes = Self.scenes(root, views: built, controllers: builtControllers)
      topLevelViews = root.children(of: "objects").compactMap {
        $0.name == "window" && platform == .macOS ? built[$0.child(key: "contentView")] : built[$0]
      }
      let graph = SceneGraph(
        segues: SegueDescription.readAll(root), controllers: controllers, root: root)
      let first = graph.relationships(inside: initialControllerID)
      let isBroken = graph.segues.contains {
        first.contains($0.id) && graph.inferringSegue(to: $0.destinationID)?.id != $0.id
      }
      sceneGraph = graph
      runTimeGraph =
        isBroken
        ? SceneGraph(segues: graph.segues, controllers: controllers, root: root, preferring: first)
        : graph
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
  }
}

/// A value that its copies share.
private final class Shared<Value: Sendable>: Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }
}
