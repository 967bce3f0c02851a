/// The steps of a property's path that say whether a constraint or view is installed in some sizes.
enum InstallationStep {
  private static let prefixes = ["not installed: ", "installed: "]

  /// The step of an object that a list of exclusions names.
  static func excluding(_ id: String) -> String { prefixes[0] + id }

  /// The step of an object that a list of inclusions names.
  static func including(_ id: String) -> String { prefixes[1] + id }

  /// The id of the object in a step; nil for another step.
  static func id(in step: String) -> String? {
    prefixes.first { step.hasPrefix($0) }.map { String(step.dropFirst($0.count)) }
  }
}
