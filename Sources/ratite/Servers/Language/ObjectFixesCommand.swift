import ArgumentParser
import Inspection

/// `ratite object-fixes`: the fixes of the findings about one object, for the language server.
struct ObjectFixesCommand: DocumentCommand {
  static let name = "object-fixes"
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
      let devices = environment.matrix(for: inspector.savedDevice, support: document.support)
      var answer = DocumentAnswer()
      answer.fixes = DocumentFixes(inspector, on: devices)
        .fixes(forObject: document.objectID ?? "").compactMap(OfferedFix.init)
      return answer
    } catch {
      return DocumentAnswer(error)
    }
  }
}
