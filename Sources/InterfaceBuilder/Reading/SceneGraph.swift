/// How the controllers of a storyboard lead to each other.
///
/// Interface Builder infers the bars around a scene from the segues that lead to it; this is what
/// it needs to know.
public struct SceneGraph: Sendable {
  /// All segues and relationships, in document order.
  public let segues: [SegueDescription]
  private let controllers: [String: ControllerDescription]
  private let incoming: [String: [Int]]
  /// The segues that Interface Builder infers from where several lead to a scene.
  private let tieBreakers: Set<String>

  init(
    segues: [SegueDescription], controllers: [ControllerDescription], root: DocumentElement
  ) {
    self.segues = segues
    var byID: [String: ControllerDescription] = [:]
    var incoming: [String: [Int]] = [:]
    for controller in controllers where byID[controller.id] == nil {
      byID[controller.id] = controller
    }
    for (index, segue) in segues.enumerated() {
      incoming[segue.destinationID, default: []].append(index)
    }
    self.controllers = byID
    self.incoming = incoming
    tieBreakers = Set(
      root.children(of: "inferredMetricsTieBreakers").compactMap { $0["reference"] })
  }

  /// The segues and relationships that lead to a controller, in document order.
  public func segues(to controllerID: String) -> [SegueDescription] {
    incoming[controllerID, default: []].map { segues[$0] }
  }

  /// The segues and relationships that start in a controller, in document order.
  public func segues(from controllerID: String) -> [SegueDescription] {
    segues.filter { $0.sourceControllerID == controllerID }
  }

  /// The one segue whose source decides what the canvas shows around a controller: the author's
  /// tie breaker, else a relationship, else the first that is neither custom nor an unwinding.
  public func inferringSegue(to controllerID: String) -> SegueDescription? {
    let candidates = segues(to: controllerID).filter {
      if case .custom = $0.kind { return false }
      return $0.kind != .unwind && $0.sourceControllerID != nil
    }
    return candidates.first { tieBreakers.contains($0.id) }
      ?? candidates.first { if case .relationship = $0.kind { true } else { false } }
      ?? candidates.first
  }

  /// What surrounds a controller, followed back along the inferring segues.
  ///
  /// - Complexity: O(*length of the path*).
  public func surroundings(of controllerID: String) -> Surroundings {
    var result = Surroundings()
    var visited: Set<String> = [controllerID]
    var current = controllerID
    if let navigation = inlineContainer(of: current) { result.add(navigation) }
    while let segue = inferringSegue(to: current), let source = segue.sourceControllerID,
      visited.insert(source).inserted
    {
      result.path.append(segue)
      let container = controllers[source]
      switch segue.kind {
      case .relationship:
        if let container { result.add(container) }
      case .embed:
        result.embedding = segue
        return result
      case .presentation, .popover:
        result.presentation = segue
        return result
      case .show, .push, .showDetail, .unwind, .custom:
        result.isPushed = true
        if let container = inlineContainer(of: source) { result.add(container) }
      }
      current = source
    }
    return result
  }

  /// The navigation controller that a controller is written inside.
  private func inlineContainer(of controllerID: String) -> ControllerDescription? {
    guard let element = controllers[controllerID]?.element else { return nil }
    for ancestor in element.ancestors {
      if let id = ancestor.id, let container = controllers[id] { return container }
    }
    return nil
  }

  /// What surrounds a controller.
  public struct Surroundings: Sendable {
    /// The nearest navigation controller.
    public internal(set) var navigationController: ControllerDescription?
    /// The nearest tab bar controller.
    public internal(set) var tabBarController: ControllerDescription?
    /// The nearest split view controller.
    public internal(set) var splitViewController: ControllerDescription?
    /// Whether the controller is reached by pushing, so that it may have a back button.
    public internal(set) var isPushed = false
    /// The segue that presents the controller or a container of it.
    public internal(set) var presentation: SegueDescription?
    /// The container view's segue that holds the controller or a container of it.
    public internal(set) var embedding: SegueDescription?
    /// The segues followed, the one to the controller first.
    public internal(set) var path: [SegueDescription] = []

    mutating func add(_ container: ControllerDescription) {
      switch container.kind {
      case .navigationController where navigationController == nil:
        navigationController = container
      case .tabBarController where tabBarController == nil: tabBarController = container
      case .splitViewController where splitViewController == nil: splitViewController = container
      default: break
      }
    }
  }
}
