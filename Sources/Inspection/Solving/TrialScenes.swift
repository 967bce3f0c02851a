import Devices
import InterfaceBuilder

/// The scenes of a document on devices, for trials of edits, made when the first is asked for.
///
/// A trial lays out a scene, so that there is a limit to them: what would come after it is left as it is.
@MainActor
final class TrialScenes {
  /// The devices that the document was solved for.
  let devices: [DeviceEnvironment]
  private let roots: ([String]) -> [String]
  private let solve: (DeviceEnvironment, String) -> InspectedScene?
  /// The scenes by device and root, nil for those that are not judged.
  private var known: [DeviceEnvironment: [String: TrialScene?]] = [:]
  /// The number of views that may still be laid out, each as often as it is.
  private var views: Int

  /// Some seconds of trials.
  nonisolated static let usualLimit = 60_000

  /// - Parameters:
  ///   - devices: The devices.
  ///   - limit: The number of views that may be laid out, each as often as it is.
  ///   - roots: Looks up the roots of the scenes that hold any of some objects, in document order.
  ///   - solve: Lays out the scene of a root on a device; nil where it is not judged there.
  init(
    on devices: [DeviceEnvironment], layingOutAtMost limit: Int = usualLimit,
    roots: @escaping ([String]) -> [String],
    solve: @escaping (DeviceEnvironment, String) -> InspectedScene?
  ) {
    self.devices = devices
    self.roots = roots
    self.solve = solve
    views = limit
  }

  /// The device of a configuration.
  func device(of configuration: Configuration) -> DeviceEnvironment? {
    devices.first { Configuration($0) == configuration }
  }

  /// The device on which a finding is worst; nil for one that does not depend on any.
  func worstDevice(of finding: Finding) -> DeviceEnvironment? {
    finding.occurrence.worstConfiguration.flatMap(device)
  }

  /// The scene of the view that a finding is about, on the device on which it is worst.
  func worstScene(of finding: Finding) -> TrialScene? {
    guard let id = finding.objectIDs.first, let device = worstDevice(of: finding) else {
      return nil
    }
    return scene(holding: id, on: device)
  }

  /// The scene on a device that holds a view.
  func scene(holding id: String, on device: DeviceEnvironment) -> TrialScene? {
    scenes(holding: [id], on: device).first { $0.scene.instance.view(id: id) != nil }
  }

  /// The scenes on a device that hold any of some objects, in document order; none where the limit is reached.
  func scenes(holding ids: [String], on device: DeviceEnvironment) -> [TrialScene] {
    roots(ids).compactMap { scene(of: $0, on: device) }
  }

  private func scene(of root: String, on device: DeviceEnvironment) -> TrialScene? {
    if let scene = known[device]?[root] { return scene }
    guard views > 0 else { return nil }
    let scene = solve(device, root).map(TrialScene.init)
    views -= scene?.scene.instance.views.count ?? 0
    known[device, default: [:]][root] = .some(scene)
    return scene
  }

  /// The findings about a scene while an edit is in force; nil where the limit is reached.
  func findings(in scene: TrialScene, after edit: SceneEdit) -> [Finding]? {
    views -= scene.scene.instance.views.count
    return views >= 0 ? scene.findings(after: edit) : nil
  }
}
