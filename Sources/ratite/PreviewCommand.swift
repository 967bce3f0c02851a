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
      Writes a PNG for each scene and device and a contact sheet of all of them. Prints the paths \
      of the files, the contact sheet's last.
      """)

  @Argument(help: "A storyboard or xib.")
  var document: String

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The folder to write to; by default the document's name with '-preview'.", valueName: "dir"))
  var output: String?

  @OptionGroup var canvas: CanvasOptions

  @Option(help: "Pixels per point in the single pictures, up to 4.")
  var scale = 2.0

  func validate() throws {
    guard scale > 0, scale <= 4 else {
      throw ValidationError("--scale is a number above 0 and up to 4, for example '--scale 2'.")
    }
  }

  func run() throws {
    try MainActor.assumeIsolated {
      let measurer = try Measuring.start()
      let inspector: DocumentInspector
      do throws(InspectionError) {
        inspector = try DocumentInspector(path: document)
      } catch {
        Console.error(error.description)
        throw ExitCode(ExitStatus.unusable)
      }
      try draw(inspector, measurer: measurer)
    }
  }

  private var folder: String {
    output ?? URL(fileURLWithPath: document).deletingPathExtension().lastPathComponent + "-preview"
  }

  /// Draws everything; pictures are written one by one, each as a whole.
  @MainActor
  private func draw(_ inspector: DocumentInspector, measurer: PangoTextMeasurer) throws {
    try FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true)
    var sheet = PreviewSheet(
      document: URL(fileURLWithPath: document).lastPathComponent, measurer: measurer)
    let canvases = canvas.previews(for: inspector.savedCanvas)
    for (index, canvas) in canvases.enumerated() {
      Console.progress("\(index + 1) of \(canvases.count): \(canvas.name)")
      let scenes = inspector.solve(on: canvas)
      if index == 0 { Console.problems(inspector.problems(in: scenes)) }
      for scene in scenes {
        let picture = sheet.add(scene, findings: inspector.findings(in: scene))
        try write(picture, "\(scene.fileName).png", scale: scale, measurer: measurer)
      }
    }
    Console.progress("contact sheet")
    try write(sheet.sheet(), "contact-sheet.png", scale: 2, measurer: measurer)
    Console.endProgress()
  }

  private func write(
    _ picture: Picture, _ name: String, scale: Double, measurer: PangoTextMeasurer
  ) throws {
    let path = "\(folder)/\(name)"
    try Picture.write(picture.png(scale: scale, measurer: measurer), to: path)
    Console.endProgress()
    Console.output(path)
  }
}

extension SolvedScene {
  /// A name for files: the scene and its canvas.
  @MainActor
  fileprivate var fileName: String {
    let canvas = solution.canvas
    var parts = [solution.rootID, canvas.device.id, canvas.orientation.rawValue]
    if canvas.direction == .rightToLeft { parts.append("rtl") }
    if canvas.contentSizeCategory != .large { parts.append(canvas.contentSizeCategory.shortName) }
    let allowed = parts.joined(separator: "-").map { character in
      character.isLetter || character.isNumber || character == "-" || character == "_"
        ? character : "_"
    }
    return String(allowed)
  }
}
