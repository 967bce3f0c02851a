import Devices
import Drawing
import InterfaceBuilder
import PangoText
import UIKit

/// Pictures of the scenes of a document that findings are about, each on a few of the devices where these occur.
@MainActor
struct SceneDrawings {
  let description: DocumentDescription
  /// The ways in which code shows scenes, by the ids of their controllers.
  let scenesInCode: [String: SceneInCode]
  /// The devices that the document was solved for.
  let devices: [DeviceEnvironment]
  /// The canvas, for findings that do not depend on devices.
  let canvas: LayoutEnvironment
  let measurer: PangoTextMeasurer

  /// The scenes in the order of the document.
  func scenes(of findings: [Finding]) -> [DrawnScene] {
    let concerned = concerned(findings)
    let choices = concerned.mapValues { PlateChoice(of: $0, among: devices).environments }
    var plates: [String: [DeviceEnvironment?: ScenePlate]] = [:]
    var found: [String: (name: String, position: DocumentPosition)] = [:]
    for environment in devices.map(Optional.some) + [nil]
    where choices.values.contains(where: { $0.contains(environment) }) {
      let place = environment.map { LayoutEnvironment.device($0) } ?? canvas
      let solver = SceneSolver(description)
      solver.scenesInCode = scenesInCode
      for scene in solver.solve(in: place) {
        let key = scene.instance.sceneID ?? scene.instance.rootID
        guard choices[key]?.contains(environment) == true else { continue }
        let root = description.document.element(id: scene.instance.rootID)
        found[key] = (SceneCaption(scene).text, root?.position ?? .start)
        plates[key, default: [:]][environment] = PlateDrawing(scene: scene, measurer: measurer)
          .plate(of: concerned[key] ?? [], configuration: environment.map(Configuration.init))
      }
    }
    return found.sorted { ($0.value.position, $0.key) < ($1.value.position, $1.key) }.map { scene in
      DrawnScene(
        name: scene.value.name,
        objectIDs: Set((concerned[scene.key] ?? []).flatMap(\.places)).sorted(),
        pictures: Self.distinct(
          (choices[scene.key] ?? []).compactMap { plates[scene.key]?[$0] }))
    }
  }

  /// The pictures, those that look the same as one.
  private static func distinct(_ plates: [ScenePlate]) -> [ScenePlate] {
    plates.reduce(into: []) { distinct, plate in
      if let same = distinct.firstIndex(where: { $0.looks(like: plate) }) {
        distinct[same].configurations += plate.configurations
        distinct[same].showsCanvas = distinct[same].showsCanvas || plate.showsCanvas
      } else {
        distinct.append(plate)
      }
    }
  }

  // MARK: Scenes of findings

  /// The findings by scene, as far as they are about objects of one.
  private func concerned(_ findings: [Finding]) -> [String: [Finding]] {
    var concerned: [String: [Finding]] = [:]
    for finding in findings {
      guard let scene = finding.places.lazy.compactMap({ sceneKey(of: $0) }).first else { continue }
      concerned[scene, default: []].append(finding)
    }
    return concerned
  }

  /// The id of the scene, or of the top-level object of a xib, that an object is in.
  private func sceneKey(of id: String) -> String? {
    var element = description.document.element(id: id)
    while let current = element {
      if description.kind == .storyboard, current.name == "scene" { return current["sceneID"] }
      if description.kind == .xib, current.parent?.name == "objects" { return current.id }
      element = current.parent
    }
    return nil
  }
}

extension Finding {
  /// The ids that tell the scene of the finding.
  var places: [String] { objectIDs + constraints.compactMap(\.id) }
}

extension ScenePlate {
  /// Whether another picture shows the same.
  fileprivate func looks(like other: ScenePlate) -> Bool {
    var same = other
    same.configurations = configurations
    same.showsCanvas = showsCanvas
    return self == same
  }
}

/// The environments that a scene is drawn in: those that findings are worst in, then others that they occur in.
private struct PlateChoice {
  /// The environments, nil for the canvas.
  private(set) var environments: [DeviceEnvironment?] = []

  /// The pictures of a scene where its findings are worst on few devices.
  private static let usual = 3
  /// The pictures of a scene that are never exceeded.
  private static let most = 5

  init(of findings: [Finding], among devices: [DeviceEnvironment]) {
    let weighty = findings.enumerated().sorted { first, second in
      first.element.severity == second.element.severity
        ? first.offset < second.offset : first.element.severity > second.element.severity
    }.map(\.element)
    for finding in weighty {
      guard environments.count < Self.most else { break }
      guard let worst = finding.occurrence.worstConfiguration else {
        add(nil)
        continue
      }
      if let device = devices.first(where: { Configuration($0) == worst }) { add(device) }
    }
    for finding in weighty where environments.count < Self.most {
      let places = finding.occurrence.configurations
      let isShownTwice =
        environments.filter { $0.map { places.contains(Configuration($0)) } ?? false }.count > 1
      let other = devices.last { places.contains(Configuration($0)) }
      if !isShownTwice, let other { add(other) }
    }
    let occurring = Set(findings.flatMap(\.occurrence.configurations))
    let others = devices.filter { occurring.contains(Configuration($0)) }
    // Documents are solved from small screens to large ones.
    for index in [others.count / 2, others.count - 1, 0]
    where others.indices.contains(index) && environments.count < Self.usual {
      add(others[index])
    }
  }

  private mutating func add(_ environment: DeviceEnvironment?) {
    if !environments.contains(environment) { environments.append(environment) }
  }
}
