import Devices
import Inspection

/// A command about one object of a document, for the language server: processes of the tool ask for answers, nobody else does.
protocol ObjectCommand: DocumentCommand {
  var environment: EnvironmentOptions { get }

  /// Adds what there is to say of an object.
  ///
  /// - Parameters:
  ///   - answer: Receives it.
  ///   - id: The id of the object.
  ///   - inspector: The document.
  ///   - devices: The configurations that `check` solves.
  @MainActor
  static func complete(
    _ answer: inout DocumentAnswer, about id: String, in inspector: DocumentInspector,
    on devices: [DeviceEnvironment])
}

extension ObjectCommand {
  func run() {}

  @MainActor
  func answer(for document: DocumentInput) -> DocumentAnswer {
    do throws(InspectionError) {
      let inspector = try document.inspector()
      var answer = DocumentAnswer()
      Self.complete(
        &answer, about: document.objectID ?? "", in: inspector,
        on: environment.matrix(for: inspector.savedDevice, support: document.support))
      return answer
    } catch {
      return DocumentAnswer(error)
    }
  }
}
