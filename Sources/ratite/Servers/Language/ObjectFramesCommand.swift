import ArgumentParser
import AutoLayout
import Inspection
import InterfaceBuilder

/// `ratite object-frames`: the frames of one object in every configuration that `check` solves, for the language server.
struct ObjectFramesCommand: DocumentCommand {
  static let name = "object-frames"
  static let configuration = CommandConfiguration(commandName: name, shouldDisplay: false)

  @Argument var paths: [String] = []

  @OptionGroup var environment: EnvironmentOptions

  @Option var timeout = TimeLimit.ofChecks

  /// Nothing: processes of the tool ask for answers.
  func run() {}

  @MainActor
  func answer(for document: DocumentInput) -> DocumentAnswer {
    do throws(InspectionError) {
      let inspector = try document.inspector()
      var answer = DocumentAnswer()
      for device in environment.matrix(for: inspector.savedDevice, support: document.support) {
        let scenes = inspector.solve(in: .device(device))
        let objects = scenes.flatMap { $0.solution.views + $0.solution.guides }
        guard let object = objects.first(where: { $0.id == document.objectID }) else { continue }
        answer.frames.append(
          ConfigurationFrame(
            configuration: device.name, x: object.frame.minX, y: object.frame.minY,
            width: object.frame.width, height: object.frame.height,
            ambiguous: object.ambiguousNames))
      }
      return answer
    } catch {
      return DocumentAnswer(error)
    }
  }
}
