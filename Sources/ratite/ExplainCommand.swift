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

        xcodebuild test 2>&1 | ratite explain
        ratite explain console.txt --against App

      Says which constraints exclude each other, which one breaks, and the one edit to make. Exit codes: 0 explained, \
      2 input that cannot be read or holds nothing of the kind.
      """)

  @Argument(help: "Files with logs; standard input without any, or as '-'.", completion: .file())
  var files: [String] = []

  @Option(
    help: ArgumentHelp(
      "A storyboard, xib, source file or folder to find the constraints in. May be repeated.",
      valueName: "path"),
    completion: .file(extensions: ["storyboard", "xib", "swift", "m", "mm"]))
  var against: [String] = []

  @Option(help: "A format for the explanations.")
  var format = Format.text

  @Option(
    help:
      "Colour on standard output: auto, always or never. auto is for terminals, and heeds NO_COLOR."
  )
  var color = TextOptions.ColorChoice.auto

  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text, markdown, json, svg
  }

  func run() throws {
    var logs: [ExplainedLog] = []
    let project = LogProject(against)
    for problem in project.problems { Console.error(problem) }
    var isUsable = project.problems.isEmpty
    if files.isEmpty, isatty(STDIN_FILENO) == 1 {
      Console.error("Paste a log, then press Control-D.")
    }
    for file in files.isEmpty ? ["-"] : files {
      do {
        var log = try explained(file)
        log.match(documents: project.documents, sources: project.sources)
        logs.append(log)
      } catch {
        Console.error("\(error)")
        isUsable = false
      }
    }
    print(logs)
    for log in logs where format == .text { Console.error(Self.summary(of: log)) }
    if !isUsable { throw ExitCode(ExitStatus.unusable) }
  }

  private func print(_ logs: [ExplainedLog]) {
    switch format {
    case .text:
      let text = LogTextFormat(isColored: color.isColored)
      Console.output(safe: logs.map(text.text).joined(separator: "\n"))
    case .markdown: Console.output(safe: logs.map(LogMarkdownFormat.text).joined(separator: "\n"))
    case .json: Console.output(safe: LogJSONFormat(toolVersion: Ratite.version).text(logs))
    case .svg: Console.output(safe: LogDrawing.text(logs))
    }
  }

  private static func summary(of log: ExplainedLog) -> String {
    let lines = log.contents.lineCount == 1 ? "1 line" : "\(log.contents.lineCount) lines"
    return "\(log.path): \(lines) read, \(log.contents.otherLineCount) of them about other things"
  }

  private func explained(_ file: String) throws(LogFileError) -> ExplainedLog {
    let contents = try LogFile(file).read()
    let name = file == "-" ? "<stdin>" : file
    guard !contents.isEmpty else { throw .nothingFound(name, lineCount: contents.lineCount) }
    return ExplainedLog(contents, path: name)
  }
}
