extension SceneGraph {
  /// A run of segues that push and change nothing else about what surrounds the scenes they lead to.
  ///
  /// A walk back from a scene passes the run in one step, so that scenes of a long storyboard cost the same each.
  struct PushRun: Sendable {
    /// The controller that the first of the segues starts from.
    var startID: String
    /// The last of the segues that presents where there is no navigation controller.
    var show: SegueDescription?
  }

  /// Works out a value for each controller from that of the controller its inferring segue starts from.
  ///
  /// - Parameters:
  ///   - ids: The controllers.
  ///   - beginning: Returns the value of a controller that no segue leads to. In a ring of segues one counts as such.
  ///   - step: Returns the value of a segue's destination for that of its source.
  /// - Returns: The values by the ids of controllers.
  /// - Complexity: O(*controllers*).
  func inherit<Value>(
    _ ids: [String], from beginning: (String) -> Value,
    along step: (SegueDescription, Value) -> Value
  ) -> [String: Value] {
    var values: [String: Value] = [:]
    for id in ids {
      var current = id
      var path: [SegueDescription] = []
      var passed: Set<String> = []
      while values[current] == nil, passed.insert(current).inserted,
        let segue = inferringSegue(to: current), let source = segue.sourceControllerID
      {
        path.append(segue)
        current = source
      }
      var value = values[current] ?? beginning(current)
      values[current] = value
      for segue in path.reversed() {
        value = step(segue, value)
        values[segue.destinationID] = value
      }
    }
    return values
  }

  /// The container view around a controller.
  struct Embedding: Sendable {
    /// The container view's segue.
    var segue: SegueDescription
    /// Whether a navigation controller inside the container view pushes what the controller shows.
    var hasNavigationController = false
  }

  /// The container view around a segue's destination.
  ///
  /// The nearest navigation controller around a controller shows the next one. If it is outside the container view, it
  /// covers that, and so does a presentation where there is none.
  ///
  /// Source: Apple's documentation of `show(_:sender:)` and `targetViewController(forAction:sender:)`.
  func embedding(along segue: SegueDescription, after inherited: Embedding?) -> Embedding? {
    switch segue.kind {
    case .embed:
      return Embedding(segue: segue)
    case .presentation, .popover:
      return nil
    case .push, .show:
      return inherited?.hasNavigationController ?? false ? inherited : nil
    case .relationship:
      var embedding = inherited
      if segue.sourceControllerID.flatMap(controller)?.kind == .navigationController {
        embedding?.hasNavigationController = true
      }
      return embedding
    case .showDetail, .unwind, .custom:
      return inherited
    }
  }

  /// The run of pushes up to a segue's destination.
  func pushRun(along segue: SegueDescription, after inherited: PushRun) -> PushRun {
    guard segue.kind == .push || segue.kind == .show,
      let destination = controller(id: segue.destinationID), destination.isPlainScene,
      let source = segue.sourceControllerID.flatMap(controller), !source.simulatesBars
    else { return PushRun(startID: segue.destinationID) }
    return PushRun(
      startID: inherited.startID, show: segue.kind == .show ? segue : inherited.show)
  }

  /// Whether a segue leads out of a split view controller or of a scene in one.
  func isInSplitView(along segue: SegueDescription, after inherited: Bool) -> Bool {
    let source = segue.sourceControllerID.flatMap(controller)
    return inherited || source?.kind == .splitViewController
  }
}

extension ControllerDescription {
  /// Whether the controller is pushed by any segue that can push, and leaves the bars as they are.
  fileprivate var isPlainScene: Bool { !kind.holdsBars && !hidesBottomBarWhenPushed }

  /// Whether the author chose bars for the scene, which stand for containers around it, or no bar at the top.
  fileprivate var simulatesBars: Bool {
    switch simulatedMetrics.topBar {
    case .navigationBar, .none: return true
    default: break
    }
    return simulatedMetrics.bottomBar == .tabBar || simulatedMetrics.bottomBar == .toolbar
  }
}
