import ArgumentParser
import Foundation
import Inspection

/// `ratite merge`: the reports of several runs of `ratite check` as one.
struct MergeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "merge", abstract: "Unite reports that several runs of 'ratite check' wrote.",
    discussion: """
      Takes files of the format json, such as the parts of a run that was shared among machines:

        ratite check App --notes --shard 1/2 --format json=1.json
        ratite check App --notes --shard 2/2 --format json=2.json
        ratite merge 1.json 2.json --format text --format sarif=out.sarif

      All parts of a run have to be there. What the configuration file suppresses and a baseline holds is left out of \
      the parts already. Exit codes are those of 'ratite check'.
      """)

  @Argument(
    help: "Files that 'ratite check --format json=FILE' wrote.",
    completion: .file(extensions: ["json"]))
  var reports: [String]

  @Option(
    name: .long,
    help: ArgumentHelp(
      "A format for the findings, with the file to write it to after an equals sign. May be repeated.",
      valueName: "format[=file]"))
  var format: [ReportOption] = [.text]

  @OptionGroup var texts: TextOptions

  @Option(
    name: .customLong("fail-on"),
    help: "The least severity that fails the run.")
  var failOn = FailureLevel.error

  @Option(
    name: .customLong("write-baseline"),
    help: ArgumentHelp("Write the findings to a file for --baseline.", valueName: "file"),
    completion: .file())
  var writeBaseline: String?

  @Flag(name: .long, help: "Print notes too, where the reports hold them.")
  var notes = false

  func validate() throws {
    try ReportOption.validate(format)
    if let drawn = format.first(where: { $0.format.showsScenes }) {
      throw ValidationError(
        "\(drawn.format.name) shows pictures of scenes, which reports do not hold; write it with "
          + "'ratite check --format \(drawn.format.name)=FILE'.")
    }
  }

  func run() throws {
    do {
      let status = try merge()
      if status != ExitStatus.clean { throw ExitCode(status) }
    } catch let error as SettingsError {
      Console.error(error.description)
      throw ExitCode(ExitStatus.unusable)
    }
  }

  private func merge() throws(SettingsError) -> Int32 {
    let documents = try MergedReports(try reports.map(read)).documents
    var run = CheckRun(
      reports: ReportFiles(format, terminalText: terminalText),
      summary: CheckSummary(unreadable: 0, limited: 0),
      filter: FindingFilter(
        CheckSettings(folder: DocumentPlace.resolvedFolder(".")), baseline: nil),
      newBaseline: writeBaseline.map { Baseline(file: $0) },
      leastShown: notes ? .info : .warning, leastFailing: failOn.severity)
    run.begin([])
    for document in documents { run.add(document.path, DocumentAnswer(document)) }
    let isWritten = run.end(isWhole: true, baseline: writeBaseline)
    if run.summary.unreadable > 0 || !isWritten { return ExitStatus.unusable }
    let fails = failOn.severity.map(run.summary.tally.reaches)
    return fails == true ? ExitStatus.findings : ExitStatus.clean
  }

  private func read(_ file: String) throws(SettingsError) -> MergedReports.File {
    let data = try SmallFile.read(
      file, orElse: "write one with 'ratite check --format json=\(file)'")
    return (file, try WrittenReport(file: file, data: data))
  }

  private var terminalText: TerminalText {
    var text = TerminalText(toolVersion: Ratite.version)
    text.explains = texts.explain
    text.isColored = texts.isColored
    if texts.showsSource {
      text.source = { DocumentInput(path: $0).loaded?.contents.map { Array($0) } }
    }
    return text
  }
}

extension DocumentAnswer {
  /// The answer that a report holds of a document.
  fileprivate init(_ document: CheckedDocument) {
    obstacle = document.obstacle
    messages = document.obstacle.map { [$0.line(for: document.path)] } ?? []
    findings = document.findings
  }
}
