import Devices
import Drawing
import InterfaceBuilder
import PangoText
import UIKit

/// Pictures of the scenes of a document that differ, in both versions and on the devices where they differ most.
@MainActor
struct PairDrawings {
  let pair: InspectedPair
  let difference: DocumentDifference
  let comparison: DocumentComparison?
  let measurer: PangoTextMeasurer

  /// The devices that a scene is shown on.
  private static let mostDevices = 2

  /// The scenes that differ, in the order of the document, with pictures for a page.
  var scenes: [ScenePair] {
    let drawings = drawings
    var found: [String: ScenePair] = [:]
    var order: [String] = []
    forEachPair { key, device, old, new in
      guard let scene = new ?? old else { return }
      let pictures = PicturePair(
        configuration: device.name, old: old.map(drawings.old.picture),
        new: new.map(drawings.new.picture))
      if found[key] == nil {
        order.append(key)
        found[key] = ScenePair(scene: .init(id: key, name: scene.caption))
      }
      if !pictures.looksSame(asOneOf: found[key]?.pictures ?? []) {
        found[key]?.pictures.append(pictures)
      }
    }
    return order.compactMap { found[$0] }
  }

  /// The scenes that differ, in the order of the document, each with one PNG of it before and after.
  var photographedScenes: [ScenePair] {
    let drawings = drawings
    var sheets: [(key: String, sheet: PairSheet)] = []
    forEachPair { key, device, old, new in
      guard let scene = new ?? old else { return }
      if !sheets.contains(where: { $0.key == key }) {
        sheets.append((key, PairSheet(title: scene.caption, document: difference.path)))
      }
      guard let place = sheets.firstIndex(where: { $0.key == key }) else { return }
      sheets[place].sheet.add(
        old.map(drawings.old.marked), new.map(drawings.new.marked), on: device,
        edge: scene.fillsScreen ? .device : .card)
    }
    return sheets.map { key, sheet in
      var pair = ScenePair(scene: .init(id: key, name: sheet.title))
      pair.sheet = sheet.png(measurer: measurer)
      return pair
    }
  }

  private var drawings: (old: VersionDrawings, new: VersionDrawings) {
    let marks = marks
    return (
      old: VersionDrawings(measurer: measurer, marks: marks.old),
      new: VersionDrawings(measurer: measurer, marks: marks.new)
    )
  }

  /// Visits the scenes that differ, on the devices where they do, in both versions.
  private func forEachPair(
    _ visit: (String, DeviceEnvironment, SolvedScene?, SolvedScene?) -> Void
  ) {
    let wanted = wanted
    for device in pair.devices where wanted.values.contains(where: { $0.contains(device) }) {
      let (old, new) = pair.scenes(on: device)
      let before = Dictionary(
        old.map { (commonKey(of: $0), $0) }, uniquingKeysWith: { first, _ in first })
      let after = Dictionary(new.map { (key(of: $0), $0) }, uniquingKeysWith: { first, _ in first })
      for key in new.map(key) + old.map(commonKey).filter({ after[$0] == nil })
      where wanted[key]?.contains(device) == true {
        visit(key, device, before[key], after[key])
      }
    }
  }

  /// The devices by scene: those where its views move most, then the saved one.
  private var wanted: [String: [DeviceEnvironment]] {
    var keys = difference.changes.compactMap { $0.scene?.id }
    if comparison == nil { keys += pair.devices.first.map { allKeys(on: $0) } ?? [] }
    var wanted: [String: [DeviceEnvironment]] = [:]
    for key in keys + difference.movements.compactMap({ $0.scene?.id }) where wanted[key] == nil {
      let worst = difference.movements.filter { $0.scene?.id == key }.map(\.worst)
      var devices = worst.compactMap { name in pair.devices.first { Configuration($0) == name } }
      devices += pair.devices.filter { $0.device == savedDevice?.device }.prefix(1)
      devices += pair.devices.prefix(1)
      let distinct = devices.reduce(into: [DeviceEnvironment]()) { list, device in
        if !list.contains(device), list.count < Self.mostDevices { list.append(device) }
      }
      wanted[key] = distinct
    }
    return wanted
  }

  private var savedDevice: DeviceEnvironment? { (pair.new ?? pair.old)?.savedDevice }

  private func allKeys(on device: DeviceEnvironment) -> [String] {
    let scenes = pair.scenes(on: device)
    return (scenes.new.isEmpty ? scenes.old : scenes.new).map(key)
  }

  // MARK: Keys

  private func key(of scene: SolvedScene) -> String {
    scene.instance.sceneID ?? scene.instance.rootID
  }

  /// The key of a scene of the older version, as the newer one has it.
  private func commonKey(of scene: SolvedScene) -> String {
    let id = scene.instance.sceneID.map { "scene " + $0 } ?? scene.instance.rootID
    guard let comparison, let newer = comparison.matching.newID(ofOld: id),
      let place = comparison.matching.new.placeByID[newer]
    else { return key(of: scene) }
    return comparison.words.new.scene(of: place)?.id ?? newer
  }

  // MARK: Marks

  private typealias Marks = [String: (kind: ObjectChange.Kind, name: String)]

  /// The views that differ, by their ids in each version.
  private var marks: (old: Marks, new: Marks) {
    var (old, new): (Marks, Marks) = ([:], [:])
    for movement in difference.movements {
      mark(movement.id, .moved, movement.name, &old, &new)
      for other in movement.others { mark(other.id, .moved, other.name, &old, &new) }
    }
    for change in difference.changes {
      switch change.subject {
      case .view, .object: mark(change.id, change.kind, change.name, &old, &new)
      case .constraint:
        for id in items(of: change) { mark(id, .changed, change.name, &old, &new) }
      default: break
      }
    }
    return (old, new)
  }

  private func mark(
    _ id: String, _ kind: ObjectChange.Kind, _ name: String, _ old: inout Marks, _ new: inout Marks
  ) {
    if kind == .removed {
      old[id] = (kind, name)
      return
    }
    if new[id] == nil || kind != .moved { new[id] = (kind, name) }
    guard let oldID = comparison?.matching.oldID(ofNew: id) else { return }
    if old[oldID] == nil || kind != .moved { old[oldID] = (kind, name) }
  }

  private func items(of change: ObjectChange) -> [String] {
    guard let matching = comparison?.matching else { return [] }
    let objects = change.kind == .removed ? matching.old : matching.new
    guard let place = objects.placeByID[change.id] else { return [] }
    let element = objects.all[place].element
    return [element["firstItem"] ?? element.parent?.parent?.id].compactMap { $0 }
  }
}

extension PicturePair {
  /// Whether another pair shows the same.
  fileprivate func looksSame(asOneOf others: [PicturePair]) -> Bool {
    others.contains { $0.old == old && $0.new == new }
  }
}
