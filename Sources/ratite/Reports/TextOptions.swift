import ArgumentParser
import Foundation

/// The options about the text format.
struct TextOptions: ParsableArguments {
  @Flag(
    name: .long,
    help: ArgumentHelp(
      "Print the rest below each finding: why it matters, why it is a note or warning where its rule has worse ones, "
        + "all constraints and configurations, and the repairs that were tried."))
  var explain = false

  @Option(
    help:
      "Colour on standard output: auto, always or never. auto is for terminals, and heeds NO_COLOR."
  )
  var color = ColorChoice.auto

  @Flag(
    inversion: .prefixedNo,
    help: "Print the line of the document below each finding. (default: on a terminal)")
  var source: Bool?

  /// Whether the text on standard output is coloured.
  var isColored: Bool { color.isColored }

  /// Whether the text on standard output has lines of documents.
  var showsSource: Bool { source ?? Self.isTerminal }

  fileprivate static let isTerminal = isatty(STDOUT_FILENO) == 1

  /// When text is coloured, as an argument.
  enum ColorChoice: String, ExpressibleByArgument, CaseIterable {
    case auto, always, never

    /// Whether text on standard output is coloured.
    var isColored: Bool {
      switch self {
      case .always: true
      case .never: false
      case .auto:
        TextOptions.isTerminal && Self.permitsColor(ProcessInfo.processInfo.environment)
      }
    }

    /// Whether the user's variables permit colour.
    ///
    /// Source: no-color.org: `NO_COLOR` forbids it where it is there and not empty.
    private static func permitsColor(_ environment: [String: String]) -> Bool {
      (environment["NO_COLOR"] ?? "").isEmpty && environment["TERM"] != "dumb"
    }
  }
}
