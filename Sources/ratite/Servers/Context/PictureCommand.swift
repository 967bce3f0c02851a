import ArgumentParser
import Drawing
import Foundation
import Inspection
import InterfaceBuilder

/// `ratite picture`: one scene on one device as a PNG on standard output, for the server of the Model Context Protocol.
struct PictureCommand: ParsableCommand {
  static let name = "picture"
  static let configuration = CommandConfiguration(commandName: name, shouldDisplay: false)

  @Argument var document: String

  @Option var scene: String?

  @OptionGroup var environment: EnvironmentOptions

  @Option var scale = 1.0

  @Option var timeout = TimeLimit.ofChecks

  func validate() throws {
    try DocumentListing.validate([document])
    guard scale > 0, scale <= 4 else { throw ValidationError("scale is above 0 and up to 4.") }
  }

  func run() throws {
    try MainActor.assumeIsolated {
      let watchdog = Watchdog(limit: timeout) { [timeout, document] in
        Interruption.end(ExitStatus.unusable, saying: "\(document):1:1: error: \(timeout.message)")
      }
      try Measuring.run { measurer in
        do {
          try watchdog.limited {
            let scene = try chosenScene()
            let picture = ScenePicture(measurer: measurer).picture(of: scene)
            let bytes = try picture.png(scale: scale, measurer: measurer)
            Console.error(
              "\(scene.caption) (\(scene.solution.rootID)) on \(scene.solution.device.name)")
            try FileHandle.standardOutput.write(contentsOf: Data(bytes))
          }
        } catch let error as InspectionError {
          try fail(error.description)
        } catch let error as DrawingError {
          try fail("\(document): error: \(error.description)")
        }
      }
    }
  }

  private func fail(_ message: String) throws {
    Console.error(message)
    throw ExitCode(ExitStatus.unusable)
  }

  /// The scene that is named, or the first with a view, on the first device asked for.
  @MainActor
  private func chosenScene() throws -> SolvedScene {
    let inspector = try DocumentInspector(path: document)
    let devices = environment.asked(for: inspector.savedDevice)
    let all = inspector.solve(in: .device(devices.first ?? inspector.savedDevice))
    let matching = all.filter { candidate in
      guard let scene else { return candidate.hasOwnView }
      return [candidate.solution.sceneID, candidate.solution.rootID].contains(scene)
        || candidate.caption == scene
    }
    guard let chosen = matching.first ?? (scene == nil ? all.first : nil) else {
      let names = all.map { "\($0.caption) (\($0.solution.rootID))" }
      try fail(
        scene == nil
          ? "\(document): error: the document holds no scene and no view"
          : "\(document): error: there is no scene '\(scene ?? "")'; the scenes are "
            + names.prefix(Self.mostNames).joined(separator: ", "))
      throw ExitCode(ExitStatus.unusable)
    }
    return chosen
  }

  private static let mostNames = 30
}
