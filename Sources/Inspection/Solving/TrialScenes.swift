import Devices
import InterfaceBuilder

/// The scenes of a document on devices, for trials of edits, made when the first is asked for.
///
/// A trial lays out a scene, so that there is a limit to them: what would come after it is left as it is.
@MainActor
final class TrialScenes {
  /// The devices that the document was solved for.
  let devices: [DeviceEnvironment]
  private let solve: (DeviceEnvironment) -> [InspectedScene]
  private var known: [DeviceEnvironment: [TrialScene]] = [:]
  /// The number of views that may still be laid out, each as often as it is.
  private var views: Int

  /// Some seconds of trials.
  nonisolated static let usualLimit = 60_000

  /// - Parameters:
  ///   - devices: The devices.
  ///   - limit: The number of views that may be laid out, each as often as it is.
  ///   - solve: Lays out the scenes of the document that are judged on a device.
  init(
    on devices: [DeviceEnvironment], layingOutAtMost limit: Int = usualLimit,
    solve: @escaping (DeviceEnvironment) -> [InspectedScene]
  ) {
    self.devices = devices
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
    scenes(on: device).first { $0.scene.instance.view(id: id) != nil }
  }

  /// The scenes on a device; none where the limit is reached.
  func scenes(on device: DeviceEnvironment) -> [TrialScene] {
    if let scenes = known[device] { return scenes }
    guard views > 0 else { return [] }
    let scenes = solve(device).map(TrialScene.init)
    views -= scenes.map(\.scene.instance.views.count).reduce(0, +)
    known[device] = scenes
    return scenes
  }

  /// The findings about a scene while an edit is in force; nil where the limit is reached.
  func findings(in scene: TrialScene, after edit: SceneEdit) -> [Finding]? {
    views -= scene.scene.instance.views.count
    return views >= 0 ? scene.findings(after: edit) : nil
  }
}
