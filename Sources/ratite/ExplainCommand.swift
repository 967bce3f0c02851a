import ArgumentParser
import Foundation
import Inspection
import LayoutLogs

/// `ratite explain`: logs of conflicting constraints in plain words.
struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Explain what UIKit, AppKit and the debugger print about constraints.",
    discussion: """
      Takes "Unable to simultaneously satisfy constraints" logs in every form, constraints printed by lldb's 'po', and \
      the output of _autolayoutTrace; everything else in the input is passed over:

        xcodebuild test … | ratite explain
        ratite explain console.txt --against App

      Says which constraints exclude each other, which one breaks, and the one edit to make. Exit codes: 0 explained, \
      2 input that cannot be read or holds nothing of the kind.
      """)

  @Argument(help: "Files with logs; standard input without any, or as '-'.")
  var files: [String] = []

  @Option(help: "A format for the explanations.")
  var format = Format.text

  @Option(
    help:
      "Colour on standard output: auto, always or never. auto is for terminals, and heeds NO_COLOR."
  )
  var color = TextOptions.ColorChoice.auto

  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text
  }

  func run() throws {
    var isUsable = true
    for file in files.isEmpty ? ["-"] : files {
      do {
        print(try explained(file))
      } catch {
        Console.error("\(error)")
        isUsable = false
      }
    }
    if !isUsable { throw ExitCode(ExitStatus.unusable) }
  }

  private func print(_ log: ExplainedLog) {
    Console.output(safe: LogTextFormat(isColored: false).text(log))
    Console.error("\(log.contents.lineCount) lines, \(log.contents.otherLineCount) of other things")
  }

  private func explained(_ file: String) throws(LogFileError) -> ExplainedLog {
    let contents = try LogFile(file).read()
    let name = file == "-" ? "<stdin>" : file
    guard !contents.isEmpty else { throw .nothingFound(name, lineCount: contents.lineCount) }
    return ExplainedLog(contents, path: name)
  }
}
