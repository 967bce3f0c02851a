import ArgumentParser
import Inspection

/// A format to write findings in, and the file to write them to, as an argument: `json` or `json=out.json`.
struct ReportOption: ExpressibleByArgument {
  /// The format.
  let format: any ReportFormat.Type
  /// The file; nil for standard output.
  let path: String?

  /// The paths that stand for standard output.
  private static let standardOutput: Set<String> = ["-", "/dev/stdout"]

  /// The format for people, on standard output.
  static let text = ReportOption(format: TextFormat.self, path: nil)

  private init(format: any ReportFormat.Type, path: String?) {
    self.format = format
    self.path = path
  }

  /// Reads the name of a format, with a path after an equals sign.
  init?(argument: String) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard let format = ReportFormats.format(named: String(parts[0])), parts.last != "" else {
      return nil
    }
    let path = parts.count > 1 ? String(parts[1]) : nil
    self.init(format: format, path: path.flatMap { Self.standardOutput.contains($0) ? nil : $0 })
  }

  var defaultValueDescription: String { format.name }

  static var allValueStrings: [String] { ReportFormats.all.map { $0.name } }

  static var defaultCompletionKind: CompletionKind { .list(allValueStrings) }

  static var allValueDescriptions: [String: String] {
    Dictionary(uniqueKeysWithValues: ReportFormats.all.map { ($0.name, $0.summary) })
  }

  /// Refuses lists of formats of which two would be written to one place.
  ///
  /// - Throws: What is wrong, for whoever typed it.
  static func validate(_ options: [ReportOption]) throws {
    let onOutput = options.filter { $0.path == nil }
    guard onOutput.count <= 1 else {
      let names = onOutput.map { $0.format.name }
      throw ValidationError(
        "Only one format can go to standard output; write the others to files, for example "
          + "'--format \(names[1])=report.\(names[1])'.")
    }
    let paths = options.compactMap(\.path)
    for (index, path) in paths.enumerated() where paths[..<index].contains(path) {
      throw ValidationError("Two formats are to be written to '\(path)'; name another file.")
    }
  }
}
