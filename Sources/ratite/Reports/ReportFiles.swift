import Foundation
import Inspection

/// The reports of a run, each on standard output or in a file.
///
/// Files appear whole, when the run is over; what is on standard output is written as the run goes on.
struct ReportFiles {
  private var reports: [Report]

  /// A report with where it goes.
  private struct Report {
    var format: any ReportFormat
    let path: String?
    /// The text so far, of a report that goes to a file.
    var text = ""

    mutating func write(_ addition: String) {
      guard path == nil else { return text += addition }
      if format is TerminalText {
        Console.output(safe: addition)
      } else {
        Console.output(lines: addition)
      }
    }
  }

  /// Creates the reports that were asked for.
  ///
  /// - Parameters:
  ///   - options: The formats and where they go.
  ///   - terminalText: The text format on standard output.
  ///   - shard: The part of a run that the reports are about.
  init(_ options: [ReportOption], terminalText: TerminalText, shard: Shard? = nil) {
    reports = options.map { option in
      var format = option.format.init(toolVersion: Ratite.version)
      if var text = format as? TextFormat {
        text.explains = terminalText.explains
        format = option.path == nil ? terminalText : text
      } else if var json = format as? JSONFormat {
        json.shard = shard
        format = json
      }
      return Report(format: format, path: option.path)
    }
  }

  mutating func begin() {
    for index in reports.indices { reports[index].write(reports[index].format.beginning()) }
  }

  mutating func add(_ document: CheckedDocument) {
    for index in reports.indices {
      reports[index].write(reports[index].format.text(for: document))
    }
  }

  /// Ends the reports and writes the files.
  ///
  /// - Returns: A line for each file that could not be written.
  mutating func end() -> [String] {
    for index in reports.indices { reports[index].write(reports[index].format.ending()) }
    return reports.compactMap { report in
      report.path.flatMap { OutputFile.save(report.text, to: $0) }
    }
  }
}
