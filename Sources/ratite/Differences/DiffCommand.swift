import ArgumentParser
import Devices
import Foundation
import Inspection
import InterfaceBuilder

/// `ratite diff`: what differs between two versions of documents, in meaning, layout and findings.
struct DiffCommand: DocumentCommand {
  static let name = "diff"
  static let configuration = CommandConfiguration(
    commandName: name, abstract: "Print what changed between two versions of documents, in words.",
    discussion: """
      OLD and NEW are two documents, two folders, or two revisions of git. One revision is compared with the working \
      tree, 'OLD..NEW' is two of them, and without any the working tree is compared with HEAD. Paths of documents or \
      folders to compare follow '--':

        ratite diff main -- App/Main.storyboard

      Views and constraints are named as in Interface Builder. What tools write for themselves is no difference: \
      versions, the canvas, frames that constraints decide, ids, the order of constraints. Where something differs, \
      both versions are laid out on the devices of 'check': views that move are listed with their frames, and so are \
      findings that are new or fixed.

      Exit code 0, or with --exit-code 1 where something differs; 1 also where a new finding is at or above --fail-on; \
      2 where a version cannot be read. As git's external diff (7 arguments) it always ends with 0; docs/diff.md \
      has the settings of git.
      """)

  @Argument(
    help: "The older document, folder or revision; or OLD..NEW.", completion: .documents)
  var old: String?

  @Argument(help: "The newer document, folder or revision.", completion: .documents)
  var new: String?

  @OptionGroup(visibility: .hidden) var external: ExternalDiffArguments

  @Argument(
    parsing: .postTerminator,
    help: ArgumentHelp("Documents and folders to compare, after '--'.", valueName: "path"),
    completion: .documents)
  var paths: [String] = []

  @OptionGroup var environment: EnvironmentOptions

  @OptionGroup var processes: ProcessOptions

  @Option(help: TimeLimit.help)
  var timeout = TimeLimit.ofDifferences

  @Option(help: "The output format.")
  var format = Format.text

  @Option(
    name: [.short, .long],
    help: ArgumentHelp("A file to write to instead of standard output.", valueName: "file"),
    completion: .file())
  var output: String?

  @OptionGroup var pictures: DiffPictureOptions

  @Option(
    name: .customLong("fail-on"),
    help: "The least severity of a new finding that fails the run. (default: error)")
  var failOn: FailureLevel?

  @Option(
    name: .long,
    help: ArgumentHelp(
      "The configuration file; by default the nearest .ratite.yml upward.", valueName: "file"),
    completion: .file())
  var config: String?

  @Flag(name: .customLong("exit-code"), help: "End with 1 where something differs, as git does.")
  var exitCode = false

  @Flag(name: .long, help: "Print one line for each document.")
  var summary = false

  @Flag(
    name: .long, help: "Print long lists whole, and what differs without a difference in meaning.")
  var all = false

  @Flag(name: .long, help: "Print new and fixed notes too, not only warnings and errors.")
  var notes = false

  /// The formats of differences.
  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text, markdown, json, html
  }

  func validate() throws {
    try DocumentListing.validate([old, new].compactMap { $0 } + paths)
    guard output != "" else {
      throw ValidationError("--output is empty; give it a value or leave it out.")
    }
    guard !summary || !all else {
      throw ValidationError("--summary and --all exclude each other; leave one of them out.")
    }
    try external.validate(old: old, new: new)
    try pictures.validate(for: format)
  }

  func run() throws {
    do {
      try OutputFile.require([output].compactMap { $0 })
      let status = try MainActor.assumeIsolated { try compare() }
      if status != ExitStatus.clean { throw ExitCode(status) }
    } catch let error as SettingsError {
      Console.error(error.description)
      throw ExitCode(ExitStatus.unusable)
    }
  }

  @MainActor
  private func compare() throws -> Int32 {
    if let obstacle = pictures.obstacle {
      Console.error(obstacle)
      return ExitStatus.unusable
    }
    let listing = try VersionListing(self)
    for error in listing.errors { Console.error(error) }
    let file = config ?? SettingsSearch.file(for: listing.documents.map(\.path))
    let settings = try SettingsOptions.settings(in: file)
    var command = self
    command.environment = try environment.filled(from: settings)
    let projects = DocumentProjects(
      of: listing.documents, below: [], options: command.environment,
      readers: processes.jobsOrProcessors)
    var filter = FindingFilter(settings)
    var report = DiffReport(self)
    try DocumentRun(
      command: command, documents: projects.documents, facts: projects.facts, jobs: processes.jobs,
      additionalArguments: environment.arguments(from: settings)
    ).run { path, answer in
      var difference = answer.difference ?? .failed(path, answer)
      difference.newFindings = selected(difference.newFindings, &filter, path)
      difference.fixedFindings = selected(difference.fixedFindings, &filter, path)
      difference.grownFindings = selected(difference.grownFindings, &filter, path)
      difference.shrunkFindings = selected(difference.shrunkFindings, &filter, path)
      report.add(difference)
    }
    let isWritten = report.end()
    guard !external.isComplete else { return ExitStatus.clean }
    if !isWritten || !listing.errors.isEmpty || report.isIncomplete { return ExitStatus.unusable }
    let least = (failOn ?? settings.failOn ?? .error).severity
    let fails = report.newSeverity.map { worst in least.map { worst >= $0 } ?? false } ?? false
    return fails || exitCode && report.differs ? ExitStatus.findings : ExitStatus.clean
  }

  private func selected(
    _ findings: [Finding], _ filter: inout FindingFilter, _ path: String
  ) -> [Finding] {
    filter.selected(findings, of: path).filter { notes || $0.severity > .info }
  }

  @MainActor
  func answer(for document: DocumentInput) -> DocumentAnswer {
    guard let versions = document.versions else { return DocumentAnswer() }
    func version(_ data: Data?, _ path: String) -> DifferenceInspector.Version? {
      data.map { DifferenceInspector.Version(bytes: Array($0), path: path) }
    }
    var inspector = DifferenceInspector(
      old: version(versions.old, versions.oldPath), new: version(versions.new, document.path),
      path: document.path)
    inspector.missing = document.missing
    inspector.code = document.code
    inspector.devices = { environment.matrix(for: $0, support: document.support) }
    var answer = DocumentAnswer()
    answer.difference =
      switch format {
      case .html: inspector.drawnDifference()
      case .markdown where pictures.folder != nil: inspector.photographedDifference()
      default: inspector.difference()
      }
    return answer
  }
}

/// The arguments that git gives an external diff beside the first two: seven in all, nine for a renamed file.
struct ExternalDiffArguments: ParsableArguments {
  @Argument(help: .hidden) var oldHash: String?
  @Argument(help: .hidden) var oldMode: String?
  @Argument(help: .hidden) var newFile: String?
  @Argument(help: .hidden) var newHash: String?
  @Argument(help: .hidden) var newMode: String?
  @Argument(help: .hidden) var newName: String?
  @Argument(help: .hidden) var similarity: String?

  /// Whether git called.
  var isComplete: Bool { newMode != nil }

  /// Refuses numbers of arguments that nobody means.
  ///
  /// - Throws: What is wrong, for whoever typed it.
  func validate(old: String?, new: String?) throws {
    guard oldHash != nil, !isComplete else { return }
    throw ValidationError(
      "'ratite diff' compares two versions; write paths after '--', for example "
        + "'ratite diff main -- Main.storyboard'.")
  }
}

extension TimeLimit {
  /// The limit of `ratite diff` unless told otherwise: two checks, and the frames of both versions.
  static let ofDifferences = TimeLimit(argument: "60") ?? .ofChecks
}

extension DocumentDifference {
  /// The difference of a document whose process did not answer.
  fileprivate static func failed(_ path: String, _ answer: DocumentAnswer) -> DocumentDifference {
    var difference = DocumentDifference(path: path)
    difference.isIncomplete = true
    difference.notes = [answer.obstacle?.message ?? "no answer"]
    return difference
  }
}
