import ArgumentParser
import Devices
import Inspection

/// `ratite object-fixes`: the fixes of the findings about one object.
struct ObjectFixesCommand: ObjectCommand {
  static let name = "object-fixes"
  static let configuration = CommandConfiguration(commandName: name, shouldDisplay: false)

  @Argument var paths: [String] = []

  @OptionGroup var environment: EnvironmentOptions

  @Option var timeout = TimeLimit.ofChecks

  @MainActor
  static func complete(
    _ answer: inout DocumentAnswer, about id: String, in inspector: DocumentInspector,
    on devices: [DeviceEnvironment]
  ) {
    answer.fixes = DocumentFixes(inspector, on: devices).fixes(forObject: id)
      .compactMap(OfferedFix.init)
  }
}
