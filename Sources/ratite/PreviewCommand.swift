import ArgumentParser
import AutoLayout
import Drawing
import Foundation
import Inspection
import InterfaceBuilder
import PangoText
import UIKit

/// `ratite preview`: pictures of every scene on every device.
struct PreviewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "preview", abstract: "Draw every scene of a document on every device.",
    discussion: """
      Writes a PNG for each scene and device and a contact sheet of all of them; of pictures of a \
      scene that are the same on several devices only the first. Containers, such as navigation \
      controllers, are drawn around what they hold. Prints the paths of the files, the contact \
      sheet's last.
      """)

  @Argument(help: "A storyboard or xib.")
  var document: String

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The folder to write to; by default the document's name with '-preview'.", valueName: "dir"))
  var output: String?

  @OptionGroup var environment: EnvironmentOptions

  @Option(help: "Pixels per point in the single pictures, up to 4.")
  var scale = 2.0

  @Flag(
    name: .customLong("safe-area"),
    help: "Outline the safe area of screens; on televisions, what overscan leaves visible.")
  var showsSafeArea = false

  @Option(help: TimeLimit.help)
  var timeout = TimeLimit.none

  func validate() throws {
    try DocumentListing.validate([document])
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
      let watchdog = Watchdog(limit: timeout) { [timeout, document] in
        Interruption.end(ExitStatus.unusable, saying: "\(document):1:1: error: \(timeout.message)")
      }
      try Measuring.run { measurer in
        do {
          try watchdog.limited {
            try PlatformEnvironment.withResources(ofProjectWith: document) {
              try draw(try DocumentInspector(path: document), measurer: measurer)
            }
          }
        } catch let error as InspectionError {
          try fail(error.description)
        } catch let error as DrawingError {
          try fail(error.description)
        }
      }
    }
  }

  /// Ends the run with one line.
  private func fail(_ message: String) throws {
    Console.endProgress()
    Console.error(message)
    throw ExitCode(ExitStatus.unusable)
  }

  private var folder: String {
    output ?? URL(fileURLWithPath: document).deletingPathExtension().lastPathComponent + "-preview"
  }

  /// Draws everything; pictures are written one by one, each as a whole.
  @MainActor
  private func draw(_ inspector: DocumentInspector, measurer: PangoTextMeasurer) throws {
    var sheet: PreviewSheet?
    var names = PictureNames()
    let devices = environment.previews(for: inspector.savedDevice)
    for (index, device) in devices.enumerated() {
      let all = inspector.solve(in: .device(device))
      if index == 0 { Console.problems(inspector.problems(in: all)) }
      let own = all.filter(\.hasOwnView)
      let scenes = own.isEmpty ? all : own
      if scenes.isEmpty {
        return try fail("\(document): nothing to draw: the document holds no scene and no view")
      }
      var current =
        sheet
        ?? PreviewSheet(
          document: URL(fileURLWithPath: document).lastPathComponent,
          omittedCount: all.count - scenes.count,
          guides: showsSafeArea ? .safeArea : [], measurer: measurer)
      try makeFolder()
      for (number, scene) in scenes.enumerated() {
        Console.progress(
          "device \(index + 1) of \(devices.count) (\(device.name)): "
            + "scene \(number + 1) of \(scenes.count)")
        guard let picture = current.add(scene, findings: inspector.findings(in: scene)) else {
          continue
        }
        try write(picture, names.name(for: scene), scale: scale, measurer: measurer)
      }
      sheet = current
    }
    guard let sheet else { return }
    Console.progress("contact sheet")
    let picture = sheet.sheet()
    try write(
      picture, PictureNames.contactSheet, scale: PreviewSheet.pixelScale(of: picture),
      measurer: measurer)
    Console.endProgress()
  }

  private func makeFolder() throws {
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    } catch {
      throw DrawingError.cannotWrite(
        path: folder, reason: "\(OutputFolder.obstacle(to: folder)); choose another one with '-o'")
    }
  }

  private func write(
    _ picture: Picture, _ name: String, scale: Double, measurer: PangoTextMeasurer
  ) throws {
    let path = "\(folder)/\(name)"
    do {
      let file = try picture.png(scale: scale, measurer: measurer)
      try Interruption.delayed { try Picture.write(file, to: path) }
    } catch let error as DrawingError {
      guard case .unusableSize = error else { throw error }
      throw DrawingError.cannotWrite(path: path, reason: error.description)
    }
    Console.endProgress()
    Console.output(path)
  }
}
