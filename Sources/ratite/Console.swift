import EscapedText
import Foundation
import Inspection

/// Standard output for results, standard error for everything else.
///
/// Each line is printed with its control and other misleading characters escaped, so that no name in a document
/// and no path reaches the terminal as a command.
enum Console {
  /// Prints a result line.
  ///
  /// Ends the program where the line cannot be written: silently where nobody reads any more, with one line on
  /// standard error and exit code 2 elsewhere.
  static func output(_ line: String) {
    outputUnchanged(line.escaped + "\n")
  }

  /// Prints result lines as they are, in which nothing from outside is left that is not escaped.
  static func output(safe lines: String) {
    guard !lines.isEmpty else { return }
    endProgress()
    outputUnchanged(lines)
  }

  /// Prints a text for programs as it is; on a terminal with misleading characters escaped, but for tabs.
  static func output(verbatim text: Data) {
    endProgress()
    guard isatty(STDOUT_FILENO) == 1 else { return outputUnchanged(Array(text)) }
    for line in String(decoding: text, as: UTF8.self).split(separator: "\n") {
      outputUnchanged(
        line.split(separator: "\t", omittingEmptySubsequences: false).map { String($0).escaped }
          .joined(separator: "\t") + "\n")
    }
  }

  private static func outputUnchanged(_ text: String) { outputUnchanged(Array(text.utf8)) }

  private static func outputUnchanged(_ text: [UInt8]) {
    switch write(text, to: STDOUT_FILENO) {
    case 0: return
    case EPIPE: Interruption.end(by: SIGPIPE)
    case let code:
      error("cannot write to standard output: \(String(cString: strerror(code)).lowercased())")
      exit(ExitStatus.unusable)
    }
  }

  /// Prints result lines, each of which ends with a line feed.
  static func output(lines: String) {
    guard !lines.isEmpty else { return }
    endProgress()
    for line in lines.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
      output(String(line))
    }
  }

  /// Prints a line that is no result, below the progress line's end; nothing where it cannot be written.
  static func message(_ line: String) {
    endProgress()
    error(line)
  }

  /// Prints a line that is no result; nothing where it cannot be written.
  static func error(_ line: String) {
    _ = write(Array((line.escaped + "\n").utf8), to: STDERR_FILENO)
  }

  /// Prints what could not be used as a document has it, notes left out.
  static func problems(_ findings: [Finding]) {
    for finding in findings where finding.severity > .info {
      message(TextFormat.line(for: finding))
    }
  }

  /// Prints the lines of an answer.
  static func print(_ answer: DocumentAnswer) {
    if !answer.output.isEmpty || !answer.messages.isEmpty { endProgress() }
    for line in answer.output { output(line) }
    if let verbatim = answer.verbatim { output(verbatim: verbatim) }
    for line in answer.messages { error(line) }
  }

  /// Shows the progress of long work on one line of a terminal; nothing where standard error is none.
  static func progress(_ text: String) {
    guard isErrorTerminal else { return }
    _ = write(Array(("\r\u{1B}[K" + text.escaped).utf8), to: STDERR_FILENO)
  }

  /// Removes the progress line.
  static func endProgress() {
    progress("")
  }

  /// Whether standard error is a terminal.
  static let isErrorTerminal = isatty(STDERR_FILENO) == 1

  /// Writes a text.
  ///
  /// - Returns: 0, or the code of the error.
  private static func write(_ text: [UInt8], to descriptor: Int32) -> Int32 {
    var rest = text[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      if count < 0, errno == EAGAIN {
        var state = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        poll(&state, 1, -1)
        continue
      }
      if count < 0 { return errno }
      rest = rest.dropFirst(count)
    }
    return 0
  }
}
