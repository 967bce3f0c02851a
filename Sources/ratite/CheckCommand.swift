import ArgumentParser
import Inspection
import InterfaceBuilder

/// `ratite check`: findings about documents, solved for many configurations.
struct CheckCommand: DocumentCommand {
  static let name = "check"
  static let configuration = CommandConfiguration(
    commandName: name, abstract: "Solve documents for many devices and print what is wrong.",
    discussion: """
      A path may be a storyboard, a xib, '-' for a document on standard input, or a folder, which is \
      searched for documents; what git ignores, build products and other people's code \
      (Pods, Carthage, DerivedData, build, node_modules, SourcePackages, vendor, third_party, \
      External) are passed over. Every scene is solved on its own device and, unless options say \
      otherwise, on seven others that differ in shape, in portrait and landscape; on tablets where it was saved on one. \
      Devices and orientations that the document's Xcode project does not support are left out. \
      Devices run the current release of iOS, or the last that they run; --ios asks for another.

      A file .ratite.yml ('ratite init' writes one) keeps paths, rules, severities, devices and \
      findings that are meant. Options override it.

      Findings go to standard output as 'path:line:col: severity: message [rule]', everything else \
      to standard error. Exit code 1 when a finding is at or above --fail-on, 2 when a document \
      could not be read, took longer than --timeout or a folder holds none that is to be checked. Documents of platforms that are not laid out, \
      macOS and watchOS, are named and do not fail the run.
      """)

  @Argument(
    help: "Storyboards, xibs and folders of them. (default: what .ratite.yml includes, or .)",
    completion: .documents)
  var paths: [String] = []

  @OptionGroup var environment: EnvironmentOptions

  @OptionGroup var processes: ProcessOptions

  @OptionGroup var settingsOptions: SettingsOptions

  @Option(help: TimeLimit.help)
  var timeout = TimeLimit.ofChecks

  @Option(
    name: .long,
    help: ArgumentHelp(
      "A format for the findings, with the file to write it to after an equals sign. May be repeated.",
      valueName: "format[=file]"))
  var format: [ReportOption] = [.text]

  @OptionGroup var texts: TextOptions

  @Option(
    name: .customLong("fail-on"),
    help: "The least severity that fails the run. (default: error)")
  var failOn: FailureLevel?

  @Option(
    help: ArgumentHelp(
      "Check one of several parts of the documents, for a machine each: 2/8 is the second of eight. "
        + "'ratite merge' unites their reports.",
      valueName: "part/parts"))
  var shard: Shard?

  @Flag(
    name: .customLong("no-cache"),
    help: "Lay out every document, also those that an earlier run answered for.")
  var noCache = false

  @Flag(name: .long, help: "Print notes too, not only warnings and errors.")
  var notes = false

  func run() throws {
    do {
      try OutputFile.require(
        format.compactMap(\.path) + [settingsOptions.writeBaseline].compactMap { $0 })
      let settings = try settingsOptions.settings(for: paths)
      let baseline = try settingsOptions.baseline(settings)
      let status = try MainActor.assumeIsolated {
        try check(settings, FindingFilter(settings, baseline: baseline))
      }
      if status != ExitStatus.clean { throw ExitCode(status) }
    } catch let error as SettingsError {
      Console.error(error.description)
      throw ExitCode(ExitStatus.unusable)
    }
  }

  func validate() throws {
    try DocumentListing.validate(paths)
    try ReportOption.validate(format)
    guard shard == nil || settingsOptions.writeBaseline == nil else {
      throw ValidationError(
        "--write-baseline needs all documents; leave --shard out, or give it to 'ratite merge'.")
    }
    guard !texts.explain || format.contains(where: { $0.format is TextFormat.Type }) else {
      throw ValidationError(
        "--explain is for the text format; add '--format text', or leave --explain out.")
    }
  }

  @MainActor
  private func check(_ settings: CheckSettings, _ filter: FindingFilter) throws -> Int32 {
    let targets = targets(settings)
    let listing = try listing(targets, settings)
    var command = self
    command.environment = try environment.filled(from: settings)
    for note in settings.notes + command.environment.notes { Console.error("note: \(note)") }
    for note in listing.notes { Console.error(note) }
    let usesCache = !noCache && settings.usesCache
    let projects = DocumentProjects(
      of: listing.documents, below: targets, options: command.environment,
      readers: processes.jobsOrProcessors,
      cache: usesCache ? .ofUser : nil)
    for note in projects.notes { Console.error(note) }
    for error in listing.errors { Console.error(error.description) }
    let level = failOn ?? settings.failOn ?? .error
    var run = CheckRun(
      reports: ReportFiles(
        format, terminalText: terminalText(listing.documents), shard: shard),
      summary: CheckSummary(
        unreadable: listing.errors.count, limited: projects.limitedCount),
      filter: filter, newBaseline: settingsOptions.writeBaseline.map { Baseline(file: $0) },
      leastShown: notes ? .info : .warning, leastFailing: level.severity)
    run.begin(listing.errors)
    try DocumentRun(
      command: command, documents: projects.documents, facts: projects.facts, jobs: processes.jobs,
      additionalArguments: environment.arguments(from: settings),
      cache: usesCache ? .ofUser : nil
    ).run { run.add($0, $1) }
    projects.facts.keep()
    let isWhole =
      settingsOptions.changedSince == nil && shard == nil
      && SettingsSearch.isWhole(targets, for: settings)
    let isWritten = run.end(isWhole: isWhole, baseline: settingsOptions.writeBaseline)
    if run.summary.unreadable > 0 || !isWritten { return ExitStatus.unusable }
    let fails = level.severity.map(run.summary.tally.reaches)
    return fails == true ? ExitStatus.findings : ExitStatus.clean
  }

  private func terminalText(_ documents: [DocumentInput]) -> TerminalText {
    var text = TerminalText(toolVersion: Ratite.version)
    text.explains = texts.explain
    text.isColored = texts.isColored
    guard texts.showsSource else { return text }
    let inputs = documents.filter { $0.contents != nil }
    text.source = { path in
      let input = inputs.first { $0.path == path } ?? DocumentInput(path: path)
      return input.loaded?.contents.map { Array($0) }
    }
    return text
  }

  /// The paths named; else those that the settings include; else the working directory.
  private func targets(_ settings: CheckSettings) -> [CheckTarget] {
    if !paths.isEmpty { return paths.map { CheckTarget(path: $0) } }
    let included = SettingsSearch.targets(of: settings)
    return included.isEmpty ? [CheckTarget(path: ".")] : included
  }

  /// The documents to check.
  ///
  /// - Throws: `ValidationError` where git cannot say what changed.
  private func listing(
    _ targets: [CheckTarget], _ settings: CheckSettings
  ) throws -> DocumentListing {
    var listing = DocumentListing(
      targets, settings: settings, inputName: settingsOptions.stdinPath)
    if let revision = settingsOptions.changedSince {
      try listing.keep(changedSince: revision)
      if let note = listing.note(ofNothingChangedSince: revision) { Console.error(note) }
    }
    if let shard { listing.keep(shard) }
    return listing
  }

  /// The devices asked for, and whether scenes are drawn; the document decides the others.
  func basis(for document: DocumentInput) -> [String]? {
    ["check", "drawn \(drawsScenes)"] + environment.texts + environment.translations(of: document)
  }

  /// Whether one of the reports shows the scenes.
  private var drawsScenes: Bool { format.contains { $0.format.showsScenes } }

  @MainActor
  func answer(for document: DocumentInput) -> DocumentAnswer {
    do throws(InspectionError) {
      let inspector = try document.inspector()
      return document.measured {
        let devices = inspector.devices(
          environment.matrix(for: inspector.savedDevice, support: document.support),
          in: environment.languages(of: document))
        let findings = inspector.findings(on: devices)
        return DocumentAnswer(
          findings: findings,
          drawing: drawsScenes ? inspector.drawing(of: findings, on: devices) : DrawnDocument())
      }
    } catch {
      return DocumentAnswer(error)
    }
  }
}

extension FailureLevel: ExpressibleByArgument {}

extension Shard: ExpressibleByArgument {
  /// Reads a part as `2/8`.
  package init?(argument: String) {
    self.init(argument)
  }
}
