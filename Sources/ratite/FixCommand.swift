import ArgumentParser
import Foundation
import Inspection
import InterfaceBuilder

/// `ratite fix`: Interface Builder's Resolve menu, and the fixes of rules.
struct FixCommand: DocumentCommand {
  static let configuration = CommandConfiguration(
    commandName: "fix", abstract: "Mend documents: the Resolve menu, and the safe fixes of rules.",
    discussion: """
      Without a command the findings of 'ratite check' that have a safe fix are mended. A fix is made only where \
      solving again on all devices shows the finding gone and nothing new; --rule also makes those that choose \
      among designs. The commands of Interface Builder's Resolve menu work on its canvas: no view moves but where \
      the command says so.

      Only the bytes of the edits change. Each edit is a line 'path:line:col: what was done, and why' on standard \
      output; what was left is said on standard error. --dry-run prints a unified diff and writes nothing.

      Exit code 1 when something that was asked for was left, 2 when a document could not be read or written. \
      Documents of platforms that are not laid out are named and do not fail the run.

      Example: ratite fix --add-missing --view abC-dE-fGh --dry-run Main.storyboard
      """)

  @Argument(help: "Storyboards, xibs and folders of them.", completion: .documents)
  var paths: [String]

  @Flag(help: "What to do; without one of these the safe fixes of rules.")
  var command: Resolution?

  @Option(
    name: .customLong("rule"),
    help: ArgumentHelp(
      "A rule whose findings are mended: \(RuleFixes.rules.map(\.rawValue).joined(separator: ", ")). May be repeated.",
      valueName: "id"))
  var rules: [FixableRule] = []

  @Option(help: ArgumentHelp("A view, with everything inside.", valueName: "id"))
  var view: String?

  @Option(
    help: ArgumentHelp(
      "A scene: its id, the id of its controller, or the name that findings use.",
      valueName: "name"))
  var scene: String?

  @Flag(name: .customLong("dry-run"), help: "Print a unified diff and write nothing.")
  var dryRun = false

  @Option(
    help:
      "The format of the answer: text, or json, an object a document with byte ranges and what undoes them."
  )
  var format = AnswerFormat.text

  @OptionGroup var environment: EnvironmentOptions

  @OptionGroup var processes: ProcessOptions

  @Option(help: TimeLimit.help)
  var timeout = TimeLimit.none

  /// The commands of the Resolve menu, as flags.
  enum Resolution: String, EnumerableFlag {
    case addMissing, updateFrames, updateConstants, resetToSuggested, clear

    static func name(for value: Resolution) -> NameSpecification {
      switch value {
      case .addMissing: .customLong("add-missing")
      case .updateFrames: .customLong("update-frames")
      case .updateConstants: .customLong("update-constants")
      case .resetToSuggested: .customLong("reset-to-suggested")
      case .clear: .customLong("clear")
      }
    }

    static func help(for value: Resolution) -> ArgumentHelp? {
      switch value {
      case .addMissing: "Add constraints for what is ambiguous; no view moves."
      case .updateFrames: "Store the frames that constraints give on the canvas."
      case .updateConstants: "Set constants to what the stored frames say."
      case .resetToSuggested: "Replace constraints by those suggested for the frames."
      case .clear: "Remove all constraints."
      }
    }

    var command: ResolveCommand {
      switch self {
      case .addMissing: .addMissing
      case .updateFrames: .updateFrames
      case .updateConstants: .updateConstants
      case .resetToSuggested: .resetToSuggested
      case .clear: .clear
      }
    }
  }

  func validate() throws {
    try DocumentListing.validate(paths)
    guard command == nil || rules.isEmpty else {
      throw ValidationError("--rule and a command exclude each other; leave one of them out.")
    }
    guard dryRun || !paths.contains("-") else {
      throw ValidationError(
        "A document on standard input cannot be written; add --dry-run for a diff.")
    }
  }

  func run() throws {
    do {
      let settings = try SettingsOptions.settings(in: SettingsSearch.file(for: paths))
      let status = try MainActor.assumeIsolated { try fix(settings) }
      if status != ExitStatus.clean { throw ExitCode(status) }
    } catch let error as SettingsError {
      Console.error(error.description)
      throw ExitCode(ExitStatus.unusable)
    }
  }

  @MainActor
  private func fix(_ settings: CheckSettings) throws -> Int32 {
    let targets = paths.map { CheckTarget(path: $0) }
    let listing = DocumentListing(targets, settings: settings, inputName: "<stdin>")
    var command = self
    command.environment = try environment.filled(from: settings)
    for note in settings.notes + command.environment.notes { Console.error("note: \(note)") }
    for note in listing.notes { Console.error(note) }
    for error in listing.errors { Console.error(error.description) }
    let projects = DocumentProjects(
      of: listing.documents, below: targets, options: command.environment,
      readers: processes.jobsOrProcessors)
    var tally = FixTally(failures: listing.errors.count)
    try DocumentRun(
      command: command, documents: projects.documents, facts: projects.facts, jobs: processes.jobs,
      additionalArguments: environment.arguments(from: settings)
    ).run { _, answer in
      Console.print(answer)
      tally.add(answer)
    }
    Console.error(tally.summary(isDry: dryRun))
    return tally.status
  }

  @MainActor
  func answer(for document: DocumentInput) -> DocumentAnswer {
    do {
      let inspector = try document.inspector()
      return try document.measured {
        let devices = inspector.devices(
          environment.matrix(for: inspector.savedDevice, support: document.support),
          in: environment.languages(of: document))
        let fixes = DocumentFixes(inspector, on: devices)
        let outcome = try outcome(of: fixes)
        var answer = try answer(outcome, fixes.document)
        answer.unmendedCount = try unmendedCount(outcome, of: fixes)
        return answer
      }
    } catch let error as InspectionError {
      return DocumentAnswer(error)
    } catch {
      return DocumentAnswer(
        obstacle: Obstacle(.failure, message: "\(error)"), messages: ["\(error)"])
    }
  }

  @MainActor
  private func outcome(of fixes: DocumentFixes) throws -> FixOutcome {
    let selection = FixSelection(viewID: view, scene: scene)
    if let command { return try fixes.resolve(command.command, in: selection) }
    let judged = try judged(fixes).map(FindingPlace.init)
    let ids = view == nil && scene == nil ? nil : try fixes.selectedIDs(selection)
    return fixes.fix(rules: rules.isEmpty ? nil : rules.map(\.id)) { finding in
      judged.contains(FindingPlace(finding))
        && ids.map { ids in finding.objectIDs.contains(where: ids.contains) } ?? true
    }
  }

  /// The findings that settings leave.
  @MainActor
  private func judged(_ fixes: DocumentFixes) throws -> [Finding] {
    let path = fixes.document.path
    var filter = FindingFilter(try SettingsOptions.settings(in: SettingsSearch.file(for: [path])))
    return filter.selected(fixes.findings, of: path)
  }

  /// The findings that `check` fails for and that no safe fix ends, where all safe fixes are asked for.
  @MainActor
  private func unmendedCount(_ outcome: FixOutcome, of fixes: DocumentFixes) throws -> Int? {
    guard command == nil, rules.isEmpty, view == nil, scene == nil else { return nil }
    let mended = outcome.fix?.rules ?? []
    return try judged(fixes).count { $0.severity > .info && !mended.contains($0.rule) }
  }

  /// Writes the changed document, and says what was or would be done.
  private func answer(_ outcome: FixOutcome, _ document: Document) throws -> DocumentAnswer {
    var answer = DocumentAnswer()
    if !outcome.leftAlone.isEmpty { answer.leftCount = outcome.leftAlone.count }
    answer.editCount = outcome.fix?.edits.count
    if let fix = outcome.fix, !dryRun {
      let bytes = fix.patch.applied(to: document.bytes)
      try Document(bytes: bytes, path: document.path).replace(document)
    }
    if format.hasJSON { answer.output = [FixReport.line(outcome, of: document)] }
    if format.hasText { addText(to: &answer, outcome, document) }
    return answer
  }

  private func addText(
    to answer: inout DocumentAnswer, _ outcome: FixOutcome, _ document: Document
  ) {
    let edits = (outcome.fix?.edits ?? []).map { "\(document.path):\($0.position): \($0.summary)" }
    answer.messages = outcome.leftAlone.map {
      "\(document.path):\($0.position): note: \($0.message)"
    }
    guard dryRun, let fix = outcome.fix else {
      answer.output += edits
      return
    }
    answer.messages = edits + answer.messages
    let diff = UnifiedDiff(fix.patch, of: document.bytes)
    answer.verbatim = Data(diff.text(path: document.path))
  }
}

/// The identity of a finding, whatever severity settings give it.
private struct FindingPlace: Hashable {
  private let rule: RuleID
  private let position: DocumentPosition
  private let message: String

  init(_ finding: Finding) {
    rule = finding.rule
    position = finding.position
    message = finding.message
  }
}

/// The name of a rule with fixes as an argument.
struct FixableRule: ExpressibleByArgument {
  let id: RuleID

  init?(argument: String) {
    guard let id = RuleFixes.rules.first(where: { $0.rawValue == argument }) else { return nil }
    self.id = id
  }

  static var allValueStrings: [String] { RuleFixes.rules.map(\.rawValue) }

  static var defaultCompletionKind: CompletionKind { .list(allValueStrings) }
}
