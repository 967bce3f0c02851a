/// How the controllers of a storyboard lead to each other.
///
/// Interface Builder infers the bars around a scene from the segues that lead to it; this is what
/// it needs to know.
public struct SceneGraph: Sendable {
  /// All segues and relationships, in document order.
  public let segues: [SegueDescription]
  private let controllers: [String: ControllerDescription]
  private let incoming: [String: [Int]]
  private let outgoing: [String?: [Int]]
  /// The segue by which each controller's surroundings are inferred, by the controller's id.
  private let inferring: [String: SegueDescription]
  private var embeddings: [String: Embedding?] = [:]
  private var pushRuns: [String: PushRun] = [:]
  private var splitViewMembers: [String: Bool] = [:]

  /// Creates a graph.
  ///
  /// - Parameters:
  ///   - segues: All segues and relationships, in document order.
  ///   - controllers: The controllers.
  ///   - root: The root of the document, which has the author's tie breakers.
  ///   - firsts: The ids of relationships that count before tie breakers.
  init(
    segues: [SegueDescription], controllers: [ControllerDescription], root: DocumentElement,
    preferring firsts: Set<String> = []
  ) {
    self.segues = segues
    let incoming = Dictionary(grouping: segues.indices) { segues[$0].destinationID }
    self.incoming = incoming
    outgoing = Dictionary(grouping: segues.indices) { segues[$0].sourceControllerID }
    self.controllers = Dictionary(
      controllers.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    let tieBreakers = Set(
      root.children(of: "inferredMetricsTieBreakers").compactMap { $0["reference"] })
    inferring = incoming.compactMapValues {
      Self.inferringSegue(
        among: $0.map { segues[$0] }, tieBreakers: tieBreakers, preferring: firsts)
    }
    let ids = controllers.map(\.id)
    embeddings = inherit(ids, from: { _ in nil }, along: embedding)
    pushRuns = inherit(ids, from: { PushRun(startID: $0) }, along: pushRun)
    splitViewMembers = inherit(ids, from: { _ in false }, along: isInSplitView)
  }

  /// The segue that decides what the canvas shows around a controller, of those that lead to it.
  private static func inferringSegue(
    among segues: [SegueDescription], tieBreakers: Set<String>, preferring firsts: Set<String>
  ) -> SegueDescription? {
    let candidates = segues.filter {
      if case .custom = $0.kind { return false }
      return $0.kind != .unwind && $0.sourceControllerID != nil
    }
    return candidates.first { firsts.contains($0.id) }
      ?? candidates.first { tieBreakers.contains($0.id) }
      ?? candidates.first { if case .relationship = $0.kind { true } else { false } }
      ?? candidates.first
  }

  /// The relationships by which a controller holds others, and these in turn.
  ///
  /// - Parameter controllerID: The controller; nil for none.
  /// - Returns: The ids of the relationships.
  func relationships(inside controllerID: String?) -> Set<String> {
    var found: Set<String> = []
    var pending = [controllerID].compactMap { $0 }
    while let id = pending.popLast() {
      for segue in segues(from: id) {
        guard case .relationship = segue.kind, found.insert(segue.id).inserted else { continue }
        pending.append(segue.destinationID)
      }
    }
    return found
  }

  /// The first controller with the given id.
  func controller(id: String) -> ControllerDescription? { controllers[id] }

  /// The segues and relationships that lead to a controller, in document order.
  public func segues(to controllerID: String) -> [SegueDescription] {
    incoming[controllerID, default: []].map { segues[$0] }
  }

  /// The segues and relationships that start in a controller, in document order.
  public func segues(from controllerID: String) -> [SegueDescription] {
    outgoing[controllerID, default: []].map { segues[$0] }
  }

  /// The one segue whose source decides what the canvas shows around a controller: the author's
  /// tie breaker, else a relationship, else the first that is neither custom nor an unwinding.
  public func inferringSegue(to controllerID: String) -> SegueDescription? {
    inferring[controllerID]
  }

  /// The segue of the container view that shows a controller, be it pushed or held by others there; nil for one
  /// that is not embedded, or presented, or pushed by a navigation controller outside.
  public func embedding(of controllerID: String) -> SegueDescription? {
    (embeddings[controllerID] ?? nil)?.segue
  }

  /// The pushes that lead to a controller.
  func pushRun(to controllerID: String) -> PushRun {
    pushRuns[controllerID] ?? PushRun(startID: controllerID)
  }

  /// Whether a controller is in a split view controller, or is shown from one that is.
  func isInSplitView(_ controllerID: String) -> Bool { splitViewMembers[controllerID] ?? false }

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
      case .embed, .presentation, .popover:
        return result
      case .show, .push, .showDetail, .unwind, .custom:
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
    /// The segues followed, the one to the controller first.
    public internal(set) var path: [SegueDescription] = []

    mutating func add(_ container: ControllerDescription) {
      switch container.kind {
      case .navigationController where navigationController == nil:
        navigationController = container
      case .tabBarController where tabBarController == nil: tabBarController = container
      default: break
      }
    }
  }
}
