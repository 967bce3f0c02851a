import Foundation
import Inspection

/// The report of `ratite diff`, on standard output or in a file.
struct DiffReport {
  private let command: DiffCommand
  private let text: DifferenceText
  private var lines: [String] = []
  private var differences: [DocumentDifference] = []
  private var pictures: DiffPictures?
  /// The severest of the findings that are new or have grown; nil without any.
  private(set) var newSeverity: Finding.Severity?
  /// Whether anything differs in meaning.
  private(set) var differs = false
  /// Whether a version could not be read.
  private(set) var isIncomplete = false

  init(_ command: DiffCommand) {
    self.command = command
    text = DifferenceText(extent: command.summary ? .summary : command.all ? .whole : .usual)
    pictures = DiffPictures(command.pictures)
  }

  /// Takes in a document.
  mutating func add(_ difference: DocumentDifference) {
    differs = differs || difference.isMeaningful
    isIncomplete = isIncomplete || difference.isIncomplete
    if difference.presence == .both || difference.presence == .newOnly {
      let worse = difference.newFindings + difference.grownFindings
      let severities = worse.map(\.severity) + [newSeverity].compactMap { $0 }
      newSeverity = severities.max()
    }
    guard command.format == .text else {
      return differences.append(pictures?.written(difference) ?? difference)
    }
    let isShown = difference.isMeaningful || difference.isIncomplete || command.all
    guard isShown || !difference.noise.isEmpty else { return }
    let added = text.lines(difference)
    if command.output == nil {
      Console.endProgress()
      for line in added { Console.output(line) }
    } else {
      lines += added
    }
  }

  /// Ends the report.
  ///
  /// - Returns: Whether it could be written.
  mutating func end() -> Bool {
    let hasPictures = pictures?.end() ?? true
    guard let whole else { return hasPictures }
    guard let output = command.output else {
      Console.output(lines: whole)
      return hasPictures
    }
    guard let failure = OutputFile.save(whole, to: output) else { return hasPictures }
    Console.message(failure)
    return false
  }

  /// The text that is written at the end; nil where it was written already.
  private var whole: String? {
    switch command.format {
    case .text:
      command.output == nil
        ? nil : DifferenceText.escaped(lines)
    case .markdown: DifferenceMarkdown().text(differences)
    case .json: DifferenceJSON(toolVersion: Ratite.version).text(differences)
    case .html: DifferencePage(toolVersion: Ratite.version).text(differences)
    }
  }
}
