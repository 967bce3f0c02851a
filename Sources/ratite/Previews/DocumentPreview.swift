import AutoLayout
import Devices
import Drawing
import Foundation
import Inspection
import InterfaceBuilder
import PangoText
import Projects
import UIKit

/// The preview of one document: the files, written one by one.
@MainActor
struct DocumentPreview {
  private let inspector: DocumentInspector
  private let path: String
  private let options: PreviewCommand
  private let support: AppSupport
  private let measurer: PangoTextMeasurer
  private let formats: Set<PreviewFormat>
  private var page: PreviewPage
  private var sheets: SceneSheets
  private var files: WrittenFiles
  private var names = PictureNames()
  private var stops: [String: SceneFlow.Stop]
  /// The pictures written as files of their own, so that those that look the same are one.
  private var drawn: [String: [Picture]] = [:]
  /// The paths of what was written, the page's last.
  private(set) var paths: [String] = []
  /// The problems of the document, as lines.
  private(set) var problems: [Finding] = []
  /// The findings about the document in the configurations drawn.
  var findings: [Finding] { page.findings }
  /// The number of scenes drawn.
  private(set) var sceneCount = 0

  /// - Parameters:
  ///   - inspector: The document.
  ///   - input: The document as it was named, with what its project says of it.
  ///   - folder: The folder to write to.
  ///   - options: The command.
  ///   - measurer: The measurer of text.
  init(
    of inspector: DocumentInspector, _ input: DocumentInput, in folder: String,
    options: PreviewCommand, measurer: PangoTextMeasurer
  ) {
    self.inspector = inspector
    path = input.path
    support = input.support
    self.options = options
    self.measurer = measurer
    formats = Set(options.formats)
    page = PreviewPage(
      of: inspector, path: path, guides: options.showsSafeArea ? .safeArea : [],
      measurer: measurer)
    page.changes = options.changes(of: input)
    sheets = SceneSheets(
      document: URL(fileURLWithPath: path).lastPathComponent, measurer: measurer)
    files = WrittenFiles(in: folder)
    stops = Dictionary(
      page.stops.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// Draws and writes everything.
  ///
  /// - Returns: Whether there was anything to draw.
  /// - Throws: `DrawingError` where a file cannot be written.
  mutating func write() throws -> Bool {
    let devices = inspector.devices(
      options.environment.previews(for: inspector.savedDevice, support: support),
      in: options.environment.languages(of: DocumentInput(path: path)))
    let matrix = PreviewMatrix(devices, permits: support.permits)
    let isPage = formats.contains(.html)
    if isPage || formats.contains(.sheets) { try add(.canvas(inspector.canvas()), as: .canvas) }
    for (index, device) in matrix.base.enumerated() {
      Console.progress("\(path): device \(index + 1) of \(matrix.base.count) (\(device.name))")
      try add(.device(device), as: .base)
    }
    guard !page.isEmpty else { return false }
    let sheets = formats.contains(.sheets) ? startSheets() : nil
    defer { sheets?.wait() }
    if isPage {
      for (index, device) in matrix.alternatives.enumerated() {
        Console.progress("\(path): choice \(index + 1) of \(matrix.alternatives.count)")
        try add(.device(device), as: .alternative)
      }
      Console.progress("\(path): widths")
      page.addWidths(inspector)
    }
    let text = isPage ? PageHTML(page, toolVersion: Ratite.version).text() : nil
    if let sheets { try finish(sheets) }
    if let text { paths.append(try files.write(text.utf8, as: PictureNames.page)) }
    let stale = try files.finish()
    if !stale.isEmpty {
      Console.message(
        "note: \(stale.count) file\(stale.count == 1 ? "" : "s") of an earlier run removed from "
          + files.folder)
    }
    Console.endProgress()
    return true
  }

  private mutating func add(_ place: LayoutEnvironment, as role: PreviewPage.Role) throws {
    let scenes = inspector.solve(in: place)
    if role == .base, sceneCount == 0 { problems = inspector.problems(in: scenes) }
    var pictures: [(SolvedScene, Picture, [Finding])] = []
    page.add(scenes, as: role, inspector: inspector) { scene, picture, findings in
      pictures.append((scene, picture, findings))
    }
    if role == .base { sceneCount = max(sceneCount, pictures.count) }
    guard role != .alternative else { return }
    for (scene, picture, findings) in pictures {
      let stop = stops[scene.solution.rootID] ?? page.stop(of: scene)
      if formats.contains(.sheets) {
        sheets.add(
          scene, picture, findings: findings, stop: stop,
          caption: role == .canvas ? "As Xcode saved it" : nil)
      }
      if role == .base { try writeSingle(scene, picture, stop) }
    }
  }

  private mutating func writeSingle(
    _ scene: SolvedScene, _ picture: Picture, _ stop: SceneFlow.Stop
  ) throws {
    let known = drawn[stop.id] ?? []
    guard formats.contains(where: \.isSinglePicture), !known.contains(picture) else { return }
    drawn[stop.id, default: []].append(picture)
    let (measurer, scale) = (measurer, options.scale)
    let words = [PictureNames.word(for: stop)] + PictureNames.words(of: scene.solution.device)
    for format in PreviewFormat.allCases where format.isSinglePicture && formats.contains(format) {
      let name = names.name(words, ending: format.rawValue)
      let path = try files.write(as: name) { () throws(DrawingError) in
        switch format {
        case .svg: Array(picture.svg(measurer: measurer).utf8)
        case .pdf: try picture.pdf(measurer: measurer)
        default: try picture.png(scale: scale, measurer: measurer)
        }
      }
      paths.append(path)
    }
  }

  /// Starts to draw the sheets; until they are drawn no other file may be written.
  private mutating func startSheets() -> SheetDrawing {
    let shown = Set(sheets.rootIDs)
    let order = page.stops.map(\.id).filter(shown.contains)
    let drawn = (order + sheets.rootIDs.filter { !order.contains($0) }).compactMap { id in
      sheets.sheet(ofScene: id).map { sheet in
        SheetDrawing.Sheet(
          name: names.name([stops[id].map(PictureNames.word) ?? id], ending: "png"),
          picture: sheet, scale: SceneSheets.pixelScale(of: sheet))
      }
    }
    return SheetDrawing(drawn, fonts: measurer.sources, to: files)
  }

  private mutating func finish(_ sheets: SheetDrawing) throws {
    Console.progress("\(path): pictures")
    let result = try sheets.result()
    files = result.files
    paths += result.paths
  }
}
