import Foundation
import Inspection

/// Standard output for results, standard error for everything else.
enum Console {
  /// Prints a result line.
  static func output(_ line: String) {
    write(line + "\n", to: stdoutHandle)
  }

  /// Prints a line that is no result.
  static func error(_ line: String) {
    write(line + "\n", to: stderrHandle)
  }

  /// Prints what could not be used as a document has it, notes left out.
  static func problems(_ findings: [Finding]) {
    for finding in findings where finding.severity > .info {
      endProgress()
      error(TextReport.line(for: finding))
    }
  }

  /// Prints the lines of an answer.
  static func print(_ answer: DocumentAnswer) {
    if !answer.output.isEmpty || !answer.messages.isEmpty { endProgress() }
    for line in answer.output { output(line) }
    for line in answer.messages { error(line) }
  }

  /// Shows how far long work has come, on one line of a terminal; nothing where no one watches.
  static func progress(_ text: String) {
    guard isErrorTerminal else { return }
    write("\r\u{1B}[K" + text, to: stderrHandle)
  }

  /// Takes the progress line away.
  static func endProgress() {
    progress("")
  }

  /// Whether standard error is a terminal.
  static let isErrorTerminal = isatty(STDERR_FILENO) == 1

  private static let stdoutHandle = FileHandle.standardOutput
  private static let stderrHandle = FileHandle.standardError

  private static func write(_ text: String, to handle: FileHandle) {
    // A reader that went away (`ratite check | head`) ends the output, not the run.
    try? handle.write(contentsOf: Data(text.utf8))
  }
}
