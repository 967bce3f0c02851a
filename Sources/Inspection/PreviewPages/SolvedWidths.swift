import InterfaceBuilder
import LayoutFaults

/// The scenes of a document at widths of a window, each laid out when it is asked for.
///
/// A scene takes the next width with the views that it has where its frames do not depend on the widths before: where no
/// autoresizing mask counts, nothing is ambiguous and no constraint breaks. Others are made anew for each width.
@MainActor
struct SolvedWidths {
  private let inspector: DocumentInspector
  private let environment: (Double) -> LayoutEnvironment
  private var document: DocumentDescription { inspector.savedDescription }
  /// The widths at which something was laid out.
  private var widths: Set<Double> = []
  /// The scenes of a xib by the width.
  private var xib: [Double: [SolvedScene]] = [:]
  /// The scenes that can take another width, by the ids of their roots and the layouts of the window.
  private var live: [LiveKey: SolvedScene] = [:]

  private struct LiveKey: Hashable {
    let rootID: String
    let traits: TraitEnvironment
  }

  /// Creates the widths of a document, of which none is solved.
  ///
  /// - Parameters:
  ///   - inspector: The document.
  ///   - environment: Returns the environment of a width, in points.
  init(_ inspector: DocumentInspector, environment: @escaping (Double) -> LayoutEnvironment) {
    self.inspector = inspector
    self.environment = environment
  }

  /// The number of widths at which something was laid out.
  var count: Int { widths.count }

  /// Lays out the scenes that container views of another one show at a width.
  ///
  /// - Parameters:
  ///   - rootID: The id of the root of the scene around.
  ///   - width: The width of the window, in points.
  /// - Returns: The scenes, in document order.
  func scenes(inside rootID: String, at width: Double) -> [SolvedScene] {
    let inside = controllers(inside: rootID)
    return inside.isEmpty
      ? [] : inspector.solver.solve(in: environment(width), ofControllers: inside)
  }

  /// The controllers that container views of a controller show, and those that these hold and show in turn.
  private func controllers(inside rootID: String) -> Set<String> {
    var found: Set<String> = []
    var pending = destinations(of: rootID) { $0 == .embed }
    while let id = pending.popLast() {
      guard id != rootID, found.insert(id).inserted else { continue }
      pending += destinations(of: id) { kind in
        if case .relationship = kind { true } else { kind == .embed }
      }
    }
    return found
  }

  private func destinations(
    of controllerID: String, by isFollowed: (SegueDescription.Kind) -> Bool
  ) -> [String] {
    document.sceneGraph.segues(from: controllerID).filter { isFollowed($0.kind) }
      .map(\.destinationID)
  }

  /// Lays out the scene with a root at a width.
  ///
  /// - Parameters:
  ///   - rootID: The id of the root.
  ///   - width: The width of the window, in points.
  /// - Returns: The scene, which holds until the same one is asked for at another width; nil where there is none.
  mutating func scene(_ rootID: String, at width: Double) -> SolvedScene? {
    widths.insert(width)
    return document.kind == .xib ? sceneOfXIB(rootID, at: width) : scene(of: rootID, at: width)
  }

  private mutating func sceneOfXIB(_ rootID: String, at width: Double) -> SolvedScene? {
    let scenes = xib[width] ?? inspector.solve(in: environment(width))
    xib[width] = scenes
    return scenes.first { $0.solution.rootID == rootID }
  }

  private mutating func scene(of rootID: String, at width: Double) -> SolvedScene? {
    let environment = environment(width)
    let key = LiveKey(rootID: rootID, traits: environment.traits)
    let resized = live.removeValue(forKey: key)
      .flatMap { inspector.solver.resize($0, to: environment) }
      .flatMap { $0.isWellDetermined ? $0 : nil }
    let scene = resized ?? inspector.solver.solve(in: environment, ofControllers: [rootID]).first
    if let scene, scene.isWellDetermined { live[key] = scene }
    return scene
  }
}

extension SolvedScene {
  /// Whether constraints give one layout and all hold.
  fileprivate var isWellDetermined: Bool {
    open.groups.isEmpty && solution.conflicts.isEmpty && solution.isSettled
  }
}
