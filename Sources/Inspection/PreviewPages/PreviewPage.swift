import AutoLayout
import Devices
package import Drawing
import Foundation
import InterfaceBuilder
package import PangoText
import UIKit

/// The preview of one document: scenes in all configurations, collected one configuration at a time.
@MainActor
package struct PreviewPage {
  /// A configuration of the page.
  struct Setting {
    var environment: DeviceEnvironment
    /// Whether it is the canvas of the Interface Builder that saved the document.
    var isCanvas: Bool
    /// Whether the page shows it before anything is chosen.
    var isBase: Bool
  }

  /// The name of the document's file.
  let name: String
  /// The path of the document as it was named.
  let path: String
  let flow: SceneFlow
  /// The arguments of a run that would add configurations, without options for these.
  let command: String
  private(set) var settings: [Setting] = []
  private(set) var scenes: [PageScene] = []
  private(set) var parts: SVGParts
  private var places: [String: Int] = [:]
  private var cards = CardPictures()
  private let pictures: ScenePicture
  private let measurer: PangoTextMeasurer
  private var collector = FindingCollector()
  private var solvedCount = 0
  /// The differences from a revision; nil where none was asked for.
  package var changes: RevisionChanges?
  /// The number of scenes that are not shown because their class makes the view.
  private(set) var omittedCount = 0

  /// Starts a page.
  ///
  /// - Parameters:
  ///   - inspector: The document.
  ///   - path: Its path as it was named.
  ///   - guides: The guides that are drawn over scenes.
  ///   - measurer: The measurer that scenes are laid out with.
  package init(
    of inspector: DocumentInspector, path: String, guides: SceneGuides = [],
    measurer: PangoTextMeasurer
  ) {
    self.path = path
    self.measurer = measurer
    name = URL(fileURLWithPath: path).lastPathComponent
    command = "ratite preview \(ShellText.quoted(path))"
    flow = SceneFlow(inspector.savedDescription)
    parts = SVGParts(measurer: measurer, prefix: "d")
    pictures = ScenePicture(measurer: measurer, guides: guides)
    collector.add(inspector.problems(in: []))
  }

  /// The scenes and containers in the order of the flow.
  package var stops: [SceneFlow.Stop] { flow.stops }

  /// A place in the flow for a scene that the document's flow does not have.
  package func stop(of scene: SolvedScene) -> SceneFlow.Stop {
    let id = scene.solution.rootID
    return flow.stops.first { $0.id == id }
      ?? SceneFlow.Stop(
        id: id, title: scene.caption, details: [], openers: [], place: nil, isInitial: false,
        isContainer: false, line: 0)
  }

  /// The fonts that texts are drawn in, in sentences; empty where only the system's is.
  var fontRecord: String { FontRecord(measurer.namedFonts).sentences }

  /// Whether there is no scene to show.
  package var isEmpty: Bool { scenes.isEmpty }

  /// Takes in a configuration.
  ///
  /// - Parameters:
  ///   - all: The scenes, laid out in it.
  ///   - role: The part that the configuration plays on the page.
  ///   - inspector: The document.
  ///   - receive: Receives each scene with its picture.
  /// - Throws: What `receive` throws.
  package mutating func add(
    _ all: [SolvedScene], as role: Role, inspector: DocumentInspector,
    receive: (SolvedScene, Picture, [Finding]) throws -> Void = { _, _, _ in }
  ) rethrows {
    let own = all.filter(\.hasOwnView)
    let columns = role == .canvas || own.isEmpty ? [:] : columns(of: all, inspector)
    let shown =
      own.isEmpty ? all : all.filter { $0.hasOwnView || columns[$0.solution.rootID] != nil }
    guard let environment = shown.first?.solution.device else { return }
    let number = settings.count
    settings.append(
      Setting(environment: environment, isCanvas: role == .canvas, isBase: role == .base))
    let countsFindings =
      role == .base || role == .alternative && environment.userInterfaceStyle == baseStyle
    if countsFindings { solvedCount += 1 }
    for scene in shown {
      let columns = columns[scene.solution.rootID]
      let findings = role == .canvas || columns != nil ? [] : inspector.findings(in: scene)
      if countsFindings { collector.add(findings, configuration: Configuration(environment)) }
      let place = place(of: scene)
      scenes[place].learn(scene)
      let picture = pictures.picture(of: scene, among: all, columns: columns)
      try receive(scene, picture, findings)
      let isCard = role != .canvas && !scene.liesOnScreen
      let figure =
        isCard ? cards.first(like: picture, ofScene: scene.solution.rootID) : picture
      var shot = shot(of: scene, figure, in: scenes[place], showsOtherFrames: role == .base)
      if columns != nil { shot.fillsScreen = false }
      scenes[place].add(shot, configuration: number)
    }
    omittedCount = all.count { places[$0.solution.rootID] == nil }
  }

  /// The columns of split view controllers by the id of the controller.
  private func columns(
    of scenes: [SolvedScene], _ inspector: DocumentInspector
  ) -> [String: SplitColumns] {
    scenes.reduce(into: [:]) { columns, scene in
      columns[scene.solution.rootID] = SplitColumns(of: scene) {
        inspector.solve(in: .device($0))
      }
    }
  }

  /// Light or dark as the first device shows it; findings of the other are the same.
  private var baseStyle: UIUserInterfaceStyle? {
    settings.first { $0.isBase }?.environment.userInterfaceStyle
  }

  /// The parts that a configuration plays on a page.
  package enum Role: Hashable, Sendable {
    /// A device as it was asked for.
    case base
    /// A device with one choice changed.
    case alternative
    /// The canvas that the document was saved for.
    case canvas
  }

  private mutating func place(of scene: SolvedScene) -> Int {
    let id = scene.solution.rootID
    if let place = places[id] { return place }
    places[id] = scenes.count
    scenes.append(
      PageScene(
        stop: stop(of: scene),
        changes: changes?.lines(ofScene: scene.instance.sceneID ?? id) ?? []))
    return scenes.count - 1
  }

  private mutating func shot(
    of scene: SolvedScene, _ picture: Picture, in known: PageScene, showsOtherFrames: Bool
  ) -> PageScene.Shot {
    let reading = SceneReading(scene, origin: pictures.rootOrigin(in: scene))
    return PageScene.Shot(
      part: parts.add(picture.list), size: picture.size, frames: reading.frames(known.itemPlaces),
      facts: reading.facts(
        views: known.itemPlaces, constraints: known.constraintPlaces,
        showsOtherFrames: showsOtherFrames),
      rootSize: scene.solution.size, fillsScreen: scene.fillsScreen)
  }

  /// The findings, each once, with the configurations that they occur in.
  package var findings: [Finding] { collector.findings(ofConfigurations: solvedCount) }

  /// The scenes in the order of the flow.
  var orderedScenes: [PageScene] {
    let order = Dictionary(
      flow.stops.enumerated().map { ($0.element.id, $0.offset) },
      uniquingKeysWith: { first, _ in first })
    return scenes.enumerated().sorted { first, second in
      let a = order[first.element.stop.id] ?? .max
      let b = order[second.element.stop.id] ?? .max
      return (a, first.offset) < (b, second.offset)
    }.map(\.element)
  }

  // MARK: Widths

  /// The most views of a document whose screens can be dragged.
  private static let mostDraggedItems = 2_000
  /// The most widths that a document is solved at, a device.
  private static let mostWidths = 40

  /// Solves the scenes at the widths that dragging a screen's edge needs, of the first phone and the first tablet.
  ///
  /// - Parameter inspector: The document.
  package mutating func addWidths(_ inspector: DocumentInspector) {
    guard scenes.map(\.items.count).reduce(0, +) <= Self.mostDraggedItems else { return }
    for idiom in [Idiom.phone, .pad] {
      let number = settings.firstIndex {
        $0.isBase && $0.environment.device.idiom == idiom && $0.environment.layout == .fullScreen
          && $0.environment.device.portraitSize.width != $0.environment.device.portraitSize.height
      }
      if let number { addWidths(of: number, inspector) }
    }
  }

  private mutating func addWidths(of number: Int, _ inspector: DocumentInspector) {
    let window = ResizedWindow(settings[number].environment)
    var widths = SolvedWidths(inspector) { .device(window.environment(width: $0)) }
    let pictures = pictures
    let dragged = self.scenes.indices.filter { self.scenes[$0].shots[number]?.fillsScreen == true }
    var tracks = dragged.map { index in
      let known = self.scenes[index]
      return WidthTrack(through: window.widths) { width in
        widths.scene(known.stop.id, at: width).map {
          SceneReading($0, origin: pictures.rootOrigin(in: $0)).frames(known.itemPlaces)
        } ?? []
      }
    }
    while widths.count < Self.mostWidths,
      let worst = tracks.indices.max(by: { tracks[$0].worst < tracks[$1].worst }),
      tracks[worst].worst > WidthTrack.tolerance
    {
      tracks[worst].refine()
    }
    for (place, track) in zip(dragged, tracks) {
      self.scenes[place].tracks[number] = track.points.compactMap { point in
        let rootID = self.scenes[place].stop.id
        return widths.scene(rootID, at: point.width).map { scene in
          let inside = widths.scenes(inside: rootID, at: point.width)
          let shot = shot(
            of: scene, pictures.picture(of: scene, among: inside), in: self.scenes[place],
            showsOtherFrames: false)
          return (point.width, shot)
        }
      }
    }
  }
}
