import AutoLayout
package import Drawing
import Foundation
import InterfaceBuilder
package import PangoText

/// One document on many devices, on one sheet: a row for each scene.
@MainActor
package struct PreviewSheet {
  private let document: String
  private let pictures: ScenePicture
  private let measurer: PangoTextMeasurer
  private var scenes: [SceneRow] = []
  private var devices: [DeviceEnvironment] = []
  /// The number of scenes that are not shown because their class makes the view.
  private let omittedCount: Int

  /// What was drawn of a scene.
  private struct SceneRow {
    let rootID: String
    let name: String
    var entries: [(device: DeviceEnvironment, entry: ContactSheet.Entry)] = []
  }

  /// Starts a sheet.
  ///
  /// - Parameters:
  ///   - document: The name of the document.
  ///   - omittedCount: The number of scenes that are not shown because their class makes the view.
  ///   - guides: The guides that are drawn over scenes.
  ///   - measurer: The measurer that the scenes were laid out with.
  package init(
    document: String, omittedCount: Int = 0, guides: SceneGuides = [], measurer: PangoTextMeasurer
  ) {
    self.document = document
    self.omittedCount = omittedCount
    self.measurer = measurer
    pictures = ScenePicture(measurer: measurer, guides: guides)
  }

  /// Adds a scene.
  ///
  /// - Parameters:
  ///   - scene: The scene, laid out.
  ///   - findings: What was found wrong with it on this device.
  /// - Returns: Its picture; nil where another device has the same one.
  package mutating func add(_ scene: SolvedScene, findings: [Finding]) -> Picture? {
    let picture = pictures.picture(of: scene)
    let grave = findings.filter { $0.severity > .info }
    let device = scene.solution.device
    if !devices.contains(device) { devices.append(device) }
    let entry = ContactSheet.Entry(
      picture.list, size: picture.size, title: device.name,
      badge: grave.isEmpty ? "" : "\(grave.count) finding\(grave.count == 1 ? "" : "s")",
      mood: grave.map(\.severity).max().map(Self.mood) ?? .fine,
      edge: scene.fillsScreen && device.device.idiom != .tv ? .device : .card)
    let row = index(of: scene)
    let isNew = !scenes[row].entries.contains { $0.entry.shows(entry) }
    scenes[row].entries.append((device, entry))
    return isNew ? picture : nil
  }

  private mutating func index(of scene: SolvedScene) -> Int {
    let id = scene.solution.rootID
    if let index = scenes.firstIndex(where: { $0.rootID == id }) { return index }
    scenes.append(SceneRow(rootID: id, name: SceneCaption(scene).text))
    return scenes.count - 1
  }

  private static func mood(_ severity: Finding.Severity) -> ContactSheet.Mood {
    switch severity {
    case .info: .notice
    case .warning: .warning
    case .error: .error
    }
  }

  // MARK: The sheet

  /// The devices that the sheet shows: all, or with many scenes some from the first to the last.
  private var shownDevices: [DeviceEnvironment] {
    let limit = scenes.count > 12 ? 4 : 24
    guard devices.count > limit else { return devices }
    return (0..<limit).map { devices[$0 * (devices.count - 1) / (limit - 1)] }
  }

  /// What pictures' lengths are multiplied by: the more there is to show, the smaller.
  private func scale(of rows: [ContactSheet.Row]) -> Double {
    let area = rows.flatMap(\.entries).map { $0.size.width * $0.size.height }.reduce(1, +)
    let scale = (Self.picturedArea / area).squareRoot()
    return min(max((scale * 20).rounded(.down) / 20, 0.25), 0.5)
  }

  /// The square points that pictures take of a sheet if they are not to be too small for that.
  private static let picturedArea = 4_000_000.0

  /// The sheet with everything added so far.
  package func sheet() -> Picture {
    let rows = rows
    return ContactSheet(title: document, subtitle: subtitle, rows: rows, scale: scale(of: rows))
      .picture(measurer: measurer)
  }

  /// Pixels per point that keep a sheet at a size which people open: two, less if it is large.
  package static func pixelScale(of sheet: Picture) -> Double {
    let points = max(sheet.size.width * sheet.size.height, 1)
    let longest = max(sheet.size.width, sheet.size.height)
    let scale = min(2, (maximumPixels / points).squareRoot(), 32_000 / longest)
    return scale < 0.05 ? scale : (scale * 20).rounded(.down) / 20
  }

  /// As much as a photograph of a good camera.
  private static let maximumPixels = 24_000_000.0

  private var subtitle: String {
    let shown = shownDevices.count
    let count = scenes.count
    var text = "\(count) scene\(count == 1 ? "" : "s") on "
    switch (shown, devices.count) {
    case (1, _): text += parts(of: devices[0]).joined(separator: ", ")
    case (devices.count, _): text += "\(shown) devices"
    default: text += "\(shown) of \(devices.count) devices"
    }
    if shown > 1, !commonParts.isEmpty { text += ", " + commonParts.joined(separator: ", ") }
    if shown < devices.count { text += "; pictures of the other devices stand beside this sheet" }
    if omittedCount > 0 {
      text += ". \(omittedCount) container\(omittedCount == 1 ? "" : "s") without a view left out"
    }
    return text + ". The system font is drawn with Inter."
  }

  /// What all devices have in common beside the device, such as "portrait".
  private var commonParts: [String] {
    let parts = devices.map { self.parts(of: $0).dropFirst() }
    return (parts.first ?? []).filter { part in parts.allSatisfy { $0.contains(part) } }
  }

  /// The device, and what else there is to say of a device.
  private func parts(of device: DeviceEnvironment) -> [String] {
    device.nameParts
  }

  /// What a caption says of a device: what it does not share with all the others.
  private func caption(of device: DeviceEnvironment) -> String {
    let parts = self.parts(of: device)
    guard devices.count > 1 else { return parts.joined(separator: ", ") }
    return ([parts[0]] + parts.dropFirst().filter { !commonParts.contains($0) })
      .joined(separator: ", ")
  }

  private var rows: [ContactSheet.Row] {
    let shown = Set(shownDevices)
    var rows: [ContactSheet.Row] = []
    var singles: [ContactSheet.Entry] = []
    func flush() {
      if !singles.isEmpty { rows.append(ContactSheet.Row(entries: singles)) }
      singles = []
    }
    for scene in scenes {
      let entries = distinct(scene.entries.filter { shown.contains($0.device) })
      if let single = Self.common(entries, named: scene.name) {
        singles.append(single)
      } else {
        flush()
        rows.append(ContactSheet.Row(title: scene.name, entries: entries))
      }
    }
    flush()
    return rows
  }

  /// Pictures with their captions; those that are the same on several devices once.
  private func distinct(
    _ entries: [(device: DeviceEnvironment, entry: ContactSheet.Entry)]
  ) -> [ContactSheet.Entry] {
    var groups: [(entry: ContactSheet.Entry, devices: [DeviceEnvironment])] = []
    for (device, entry) in entries {
      let same = groups.firstIndex { $0.entry.shows(entry) && $0.entry.badge == entry.badge }
      if let same {
        groups[same].devices.append(device)
      } else {
        groups.append((entry, [device]))
      }
    }
    return groups.map { entry, devices in
      var entry = entry
      entry.title = caption(of: devices[0])
      let others = devices.count - 1
      if others > 0 { entry.subtitle = "and \(others) other device\(others == 1 ? "" : "s")" }
      if groups.count == 1, others > 0 { entry.subtitle = "the same on \(devices.count) devices" }
      return entry
    }
  }

  /// The one picture that stands for all if they look the same on every device.
  private static func common(
    _ entries: [ContactSheet.Entry], named name: String
  ) -> ContactSheet.Entry? {
    guard var only = entries.first, entries.count == 1 else { return nil }
    only.title = name
    return only
  }
}

extension ContactSheet.Entry {
  /// Whether another picture shows the same.
  fileprivate func shows(_ other: ContactSheet.Entry) -> Bool {
    size == other.size && edge == other.edge && content == other.content
  }
}
