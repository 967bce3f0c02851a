import ArgumentParser
import AutoLayout
import Devices
import Inspection
import InterfaceBuilder

/// `ratite object-frames`: the frames of one object in every configuration that `check` solves, and what fixes the first.
struct ObjectFramesCommand: ObjectCommand {
  static let name = "object-frames"
  static let configuration = CommandConfiguration(commandName: name, shouldDisplay: false)

  @Argument var paths: [String] = []

  @OptionGroup var environment: EnvironmentOptions

  @Option var timeout = TimeLimit.ofChecks

  @MainActor
  static func complete(
    _ answer: inout DocumentAnswer, about id: String, in inspector: DocumentInspector,
    on devices: [DeviceEnvironment]
  ) {
    for device in devices {
      let scenes = inspector.solve(in: .device(device))
      let objects = scenes.flatMap { $0.solution.views + $0.solution.guides }
      guard let object = objects.first(where: { $0.id == id }) else { continue }
      answer.layout.frames.append(
        ConfigurationFrame(
          configuration: device.name, x: object.frame.minX, y: object.frame.minY,
          width: object.frame.width, height: object.frame.height,
          ambiguous: object.ambiguousNames))
      guard answer.layout.frames.count == 1 else { continue }
      answer.layout.origin = origin(of: id, in: scenes, device)
    }
  }

  /// The lines that explain a frame; none for a scene that takes longer to explain than somebody waits for a hover.
  @MainActor
  private static func origin(
    of id: String, in scenes: [SolvedScene], _ device: DeviceEnvironment
  ) -> [String] {
    let own = scenes.filter { scene in scene.solution.views.contains { $0.id == id } }
    guard own.allSatisfy({ $0.solution.views.count <= mostViews }),
      let path = own.first?.instance.description.document.path,
      let explanation = try? ViewExplanation(ViewQuery(id), in: own, path: path, on: device)
    else { return [] }
    // The name and the device are said above the table.
    return explanation.text(.plain).split(separator: "\n").dropFirst(2).map(String.init)
  }

  private static let mostViews = 500
}
