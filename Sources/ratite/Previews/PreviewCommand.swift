import ArgumentParser
import AutoLayout
import Drawing
import Foundation
import Inspection
import InterfaceBuilder
import PangoText
import UIKit

/// `ratite preview`: pictures of every scene on every device, as one page and as files.
struct PreviewCommand: DocumentCommand {
  static let configuration = CommandConfiguration(
    commandName: "preview", abstract: "Draw every scene of a document on every device.",
    discussion: """
      Writes one page for browsers, index.html, that needs nothing else: scenes along their segues, \
      devices side by side, switches for appearance, text size, direction, orientation and windows, \
      and what 'check' finds, drawn on the views. Beside it a PNG for each scene, for pull requests. \
      Of a folder or an Xcode project all documents, each in a folder of its own, with an index.

      Prints the paths of the files, the page's last. Files of an earlier run in the same folder that \
      this one does not write again are removed. Devices and orientations that the project does not support are \
      left out, and the nearest .ratite.yml is read.

      Example: ratite preview Main.storyboard --format html --format pdf -o pictures
      """)

  @Argument(
    help: ArgumentHelp("Storyboards, xibs, folders, or Xcode projects.", valueName: "documents"),
    completion: .documents)
  var paths: [String]

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The folder to write to; by default the document's name with '-preview'.", valueName: "dir"),
    completion: .directory)
  var output: String?

  @Option(
    help: ArgumentHelp(
      "html (the page), sheets (a PNG for each scene), or png, svg, pdf (one for each scene and "
        + "device); may be repeated; html and sheets by default.", valueName: "format"))
  var format: [PreviewFormat] = []

  @OptionGroup var environment: EnvironmentOptions

  @Option(help: "Pixels per point in single PNG pictures, up to 4.")
  var scale = 2.0

  @Flag(
    name: .customLong("safe-area"),
    help: "Outline the safe area of screens; on televisions, what overscan leaves visible.")
  var showsSafeArea = false

  @Option(
    name: .customLong("changed-since"),
    help: ArgumentHelp(
      "Draw only documents that differ from a revision of git, and say of each scene what differs.",
      valueName: "revision"))
  var changedSince: String?

  @Flag(help: "Open the page in a browser when it is written.")
  var open = false

  @Flag(help: "Write everything again whenever a document changes, until control-C.")
  var watch = false

  @OptionGroup var processes: ProcessOptions

  @Option(help: TimeLimit.help)
  var timeout = TimeLimit.none

  /// The formats to write.
  var formats: [PreviewFormat] { format.isEmpty ? PreviewFormat.usual : format }

  private var place: PreviewPlace { PreviewPlace(paths: paths, output: output) }

  func validate() throws {
    try DocumentListing.validate(paths)
    guard output != "" else {
      throw ValidationError("The output folder is empty. Pass a folder, for example '-o pictures'.")
    }
    guard changedSince != "" else {
      throw ValidationError("--changed-since is empty; give it a value or leave it out.")
    }
    guard !open || formats.contains(.html) else {
      throw ValidationError("--open needs the page; add '--format html', or leave --open out.")
    }
    guard scale > 0, scale <= 4 else {
      throw ValidationError("--scale is a number above 0 and up to 4, for example '--scale 2'.")
    }
  }

  func run() throws {
    if let reason = OutputFolder.obstacleToWriting(to: place.folder) {
      Console.message(OutputFolder.failure(at: place.folder, reason).description)
      throw ExitCode(ExitStatus.unusable)
    }
    guard !watch else { return try PreviewWatch(paths: paths, targets: place.targets).run() }
    try MainActor.assumeIsolated {
      for note in environment.notes { Console.error("note: \(note)") }
      do {
        let file = SettingsSearch.file(for: paths)
        let settings = try SettingsOptions.settings(in: file)
        let pages = try place.isSingle ? drawOne(settings) : drawAll(settings)
        if open { PageOpening.open(pages.last) }
      } catch let error as SettingsError {
        Console.error(error.description)
        throw ExitCode(ExitStatus.unusable)
      }
    }
  }

  /// Draws the document that is named.
  ///
  /// - Returns: The path of its page; none where there is no page.
  /// - Throws: `ExitCode` where it cannot be drawn.
  @MainActor
  private func drawOne(_ settings: CheckSettings) throws -> [String] {
    var pages: [String] = []
    var isDone = true
    let documents = try versioned(paths.map { DocumentInput(path: $0) })
    try draw(documents, settings) { _, answer in
      isDone = answer.outcome == .done
      pages = answer.output
      Console.print(answer)
    }
    if !isDone { throw ExitCode(ExitStatus.unusable) }
    return pages
  }

  /// Draws every document of folders and projects, with an index.
  ///
  /// - Returns: The path of the index; none where there is no document.
  /// - Throws: `ExitCode` where one cannot be drawn.
  @MainActor
  private func drawAll(_ settings: CheckSettings) throws -> [String] {
    var listing = DocumentListing(place.targets, settings: settings, inputName: "<stdin>")
    for note in listing.notes { Console.error(note) }
    for error in listing.errors { Console.error(error.description) }
    if let changedSince { try listing.keep(changedSince: changedSince) }
    var index = PreviewIndex(place: place)
    try draw(try versioned(listing.documents), settings) { path, answer in
      Console.print(answer)
      index.add(path, answer)
    }
    let page: String?
    do {
      page = try index.write()
    } catch {
      Console.message(error.description)
      throw ExitCode(ExitStatus.unusable)
    }
    if let page { Console.output(page) }
    if let note = changedSince.flatMap(listing.note(ofNothingChangedSince:)) { Console.error(note) }
    if index.hasFailures || !listing.errors.isEmpty { throw ExitCode(ExitStatus.unusable) }
    return [page].compactMap { $0 }
  }

  /// Draws documents with what their projects say of them.
  @MainActor
  private func draw(
    _ documents: [DocumentInput], _ settings: CheckSettings,
    _ receive: (String, DocumentAnswer) -> Void
  ) throws {
    var command = self
    command.environment = try environment.filled(from: settings)
    let projects = DocumentProjects(
      of: documents, below: place.targets, options: command.environment,
      readers: processes.jobsOrProcessors, cache: settings.usesCache ? .ofUser : nil)
    try DocumentRun(
      command: command, documents: projects.documents, facts: projects.facts, jobs: processes.jobs,
      additionalArguments: environment.arguments(from: settings)
    ).run(receive)
    projects.facts.keep()
  }

  /// The documents with the versions of the revision that they are compared with.
  ///
  /// - Throws: `ValidationError` where git cannot answer.
  private func versioned(_ documents: [DocumentInput]) throws -> [DocumentInput] {
    guard let changedSince else { return documents }
    var files = RevisionFiles(since: changedSince)
    return try documents.map { document in
      var document = document
      document.versions = DocumentVersions(
        oldPath: document.path, old: try files.contents(of: document.path),
        new: document.loaded?.contents)
      return document
    }
  }

  /// The differences from the revision that was asked for; nil where none was.
  @MainActor
  func changes(of document: DocumentInput) -> RevisionChanges? {
    guard let changedSince, let versions = document.versions else { return nil }
    func version(_ data: Data?) -> DifferenceInspector.Version? {
      data.map { DifferenceInspector.Version(bytes: Array($0), path: document.path) }
    }
    let inspector = DifferenceInspector(
      old: version(versions.old), new: version(versions.new), path: document.path)
    return RevisionChanges(inspector.difference(), since: changedSince)
  }

  @MainActor
  func answer(for document: DocumentInput) -> DocumentAnswer {
    do throws(InspectionError) {
      let inspector = try document.inspector()
      // Conflicts are findings on the page; UIKit's logs of them are for apps.
      return LayoutLog.withHandler({ _ in }) {
        PlatformEnvironment.withResources(ofProjectWith: document) {
          answer(for: inspector, document)
        }
      }
    } catch {
      return DocumentAnswer(error)
    }
  }

  @MainActor
  private func answer(
    for inspector: DocumentInspector, _ document: DocumentInput
  ) -> DocumentAnswer {
    let path = document.path
    guard let measurer = PlatformEnvironment.current.measurer as? PangoTextMeasurer else {
      return DocumentAnswer(obstacle: Obstacle(.failure, message: "there are no fonts"))
    }
    var preview = DocumentPreview(
      of: inspector, document, in: place.folder(of: path), options: self, measurer: measurer)
    var answer = DocumentAnswer()
    do {
      if try !preview.write() {
        let message = "nothing to draw: the document holds no scene and no view"
        answer.obstacle = Obstacle(.failure, message: message)
        answer.messages.append("\(path): \(message)")
      }
    } catch {
      let message = (error as? DrawingError)?.description ?? "\(error)"
      answer.obstacle = Obstacle(.failure, message: message)
      answer.messages.append(message)
    }
    Console.endProgress()
    answer.output = preview.paths
    let problems = preview.problems.filter { $0.severity > .info }
    let languages = [environment.noteOfMissingLanguages(of: document)].compactMap(\.self)
    let fonts = FontRecord(measurer.namedFonts).parts.map { "note: \(path): \($0)" }
    answer.messages = problems.map(TextFormat.line) + answer.messages + languages + fonts
    answer.findings = preview.findings
    answer.sceneCount = preview.sceneCount
    return answer
  }
}
