import InterfaceBuilder
import LayoutFaults

/// The findings about a scene on one device.
struct SceneFindings {
  let findings: [Finding]
  /// Whether code decides if the scene is ever shown on a phone in landscape.
  let isTurnedByCode: Bool
  /// Whether the scene is a sheet on pads, of a size that is not known.
  let isPageSheet: Bool
  /// The devices that the scene is made for.
  let devices: SceneDevices
  /// Whether the system shows the scene as a widget, as high as that allows.
  let isWidget: Bool
  /// Whether constraints leave nothing open.
  ///
  /// A view that they leave open may lie where the size of the screen puts it.
  let isDetermined: Bool

  /// The reason why code or the system decides if the scene is ever shown as it was laid out on a device: one that it was not
  /// made for, a phone in landscape, or a pad that shows it as a sheet.
  ///
  /// - Parameter device: The device and how it is held.
  /// - Returns: Nil where the document settles it.
  func mitigation(on device: DeviceEnvironment) -> Mitigation? {
    if let reason = devices.mitigation(on: device) { return reason }
    return switch device.device.idiom {
    case .pad: isPageSheet ? .pageSheet : nil
    case .phone where device.orientation == .landscape: isTurnedByCode ? .orientationsInCode : nil
    default: nil
    }
  }
}

extension SceneFindings {
  /// - Parameters:
  ///   - findings: The findings.
  ///   - scene: The scene, laid out.
  ///   - isTurnedByCode: Whether code decides if the scene is ever shown on a phone in landscape.
  @MainActor
  init(_ findings: [Finding] = [], in scene: InspectedScene, isTurnedByCode: Bool) {
    self.init(
      findings: findings, isTurnedByCode: isTurnedByCode, isPageSheet: scene.isPageSheet,
      devices: scene.devices, isWidget: scene.isWidget,
      isDetermined: scene.scene.open.groups.joined().isEmpty)
  }
}

/// The findings about the scenes of a document, looked for once for all devices that it comes out alike on.
///
/// A row or a badge has a size of its own, and takes from the screen only its pixels and the system's margins: most of
/// the devices that are checked differ in neither.
@MainActor
struct FindingsBySurroundings {
  private var known: [(surroundings: SceneSurroundings, scenes: [SceneFindings])] = []

  /// The findings: those that are known from surroundings that come to the same, or what a closure finds.
  ///
  /// - Parameters:
  ///   - surroundings: What decides on a device how the scenes come out; nil where the size of the screen does.
  ///   - find: Lays out the scenes on the device and looks for findings.
  /// - Returns: The findings by scene.
  mutating func findings(
    in surroundings: SceneSurroundings?, find: () -> [SceneFindings]
  ) -> [SceneFindings] {
    guard let surroundings else { return find() }
    if let alike = known.first(where: { $0.surroundings.decideAlike(in: surroundings) }) {
      return alike.scenes
    }
    let scenes = surroundings.noting(find)
    if scenes.allSatisfy(\.isDetermined) { known.append((surroundings, scenes)) }
    return scenes
  }
}
