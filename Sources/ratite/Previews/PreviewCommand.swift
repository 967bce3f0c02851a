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
      this one does not write again are removed.

      Example: ratite preview Main.storyboard --format html --format pdf -o pictures
      """)

  @Argument(
    help: ArgumentHelp("Storyboards, xibs, folders, or Xcode projects.", valueName: "documents"))
  var paths: [String]

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The folder to write to; by default the document's name with '-preview'.", valueName: "dir"))
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
    guard scale > 0, scale <= 4 else {
      throw ValidationError("--scale is a number above 0 and up to 4, for example '--scale 2'.")
    }
  }

  func run() throws {
    try MainActor.assumeIsolated {
      for note in environment.notes { Console.error("note: \(note)") }
      if place.isSingle {
        try runForOne()
      } else {
        try runForAll()
      }
    }
  }

  @MainActor
  private func runForOne() throws {
    var isDone = true
    try DocumentRun(
      command: self, documents: paths.map { DocumentInput(path: $0) }, jobs: processes.jobs
    ).run { _, answer in
      isDone = answer.outcome == .done
      Console.print(answer)
    }
    if !isDone { throw ExitCode(ExitStatus.unusable) }
  }

  @MainActor
  private func runForAll() throws {
    let settings = CheckSettings(folder: DocumentPlace.resolvedFolder("."))
    let listing = DocumentListing(place.targets, settings: settings, inputName: "<stdin>")
    for note in listing.notes { Console.error(note) }
    for error in listing.errors { Console.error(error.description) }
    var index = PreviewIndex(place: place)
    try DocumentRun(command: self, documents: listing.documents, jobs: processes.jobs).run {
      path, answer in
      Console.print(answer)
      index.add(path, answer)
    }
    do {
      if let path = try index.write() { Console.output(path) }
    } catch {
      Console.message(error.description)
      throw ExitCode(ExitStatus.unusable)
    }
    if index.hasFailures || !listing.errors.isEmpty { throw ExitCode(ExitStatus.unusable) }
  }

  @MainActor
  func answer(for document: DocumentInput) -> DocumentAnswer {
    do throws(InspectionError) {
      let inspector = try document.inspector()
      return PlatformEnvironment.withResources(ofProjectWith: document) {
        answer(for: inspector, document)
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
      of: inspector, path: path, in: place.folder(of: path), options: self, measurer: measurer)
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
