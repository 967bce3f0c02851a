import AutoLayout
import Devices
package import Drawing
package import PangoText
import UIKit

/// A sheet for each scene of a document with the devices side by side, for pull requests.
///
/// At most 1,600 pixels wide: services for code review show pictures about a thousand pixels wide.
@MainActor
package struct SceneSheets {
  private let document: String
  private let measurer: PangoTextMeasurer
  private var scenes: [SceneRow] = []

  /// The pictures of a scene.
  private struct SceneRow {
    let rootID: String
    let title: String
    let details: String
    var groups: [Group] = []
    var marks: SheetMarks
    var count = 0
    /// Whether no picture shows more than one colour.
    var isBlank = true
  }

  /// A picture with the devices that show it and what findings are in it.
  private struct Group {
    var entry: ContactSheet.Entry
    var devices: [String]
    let marks: [SheetMarks.Mark]
  }

  /// The widest sheet, in pixels; a point of a sheet is a pixel.
  package static let widest = 1_600.0
  /// The factor of lengths where nothing is too wide for it.
  private static let usualScale = 0.55
  /// The highest picture on a sheet, in pixels.
  private static let highest = 1_500.0

  /// The most pictures of a scene that shows nothing: the saved one and that of a device.
  private static let mostBlankPictures = 2
  /// The most pictures on a sheet.
  private static let mostPictures = 24
  /// The highest sheet, in pixels.
  private static let highestSheet = 16_000.0

  /// Pixels per point of a sheet: one, less where it would be too high.
  package static func pixelScale(of sheet: Picture) -> Double {
    min(1, widest / max(sheet.size.width, 1), highestSheet / max(sheet.size.height, 1))
  }

  /// Starts the sheets of a document.
  ///
  /// - Parameters:
  ///   - document: The name of the document.
  ///   - measurer: The measurer that the scenes were laid out with.
  package init(document: String, measurer: PangoTextMeasurer) {
    self.document = document
    self.measurer = measurer
  }

  /// Adds a picture of a scene; one that looks as another device's adds that device's name.
  ///
  /// - Parameters:
  ///   - scene: The scene, laid out.
  ///   - picture: Its picture.
  ///   - findings: The findings about it in this configuration.
  ///   - stop: The place of the scene in the flow.
  ///   - caption: The caption; nil for the device.
  package mutating func add(
    _ scene: SolvedScene, _ picture: Picture, findings: [Finding], stop: SceneFlow.Stop,
    caption: String? = nil
  ) {
    let grave = findings.filter { $0.severity > .info }
    let device = scene.solution.device
    let row = index(of: scene, stop)
    let marks = scenes[row].marks.add(grave, in: scene)
    let entry = ContactSheet.Entry(
      picture.list, size: picture.size, title: caption ?? Self.name(of: device),
      badge: marks.isEmpty ? "" : "\(marks.count) finding\(marks.count == 1 ? "" : "s")",
      mood: grave.map(\.severity).max()?.mood ?? .fine,
      edge: scene.liesOnScreen && !device.isTelevision ? .device : .card)
    scenes[row].count += 1
    if scenes[row].isBlank { scenes[row].isBlank = BlankScene.isBlank(scene, in: picture) }
    let same = scenes[row].groups.firstIndex {
      $0.entry.shows(entry) && $0.entry.badge == entry.badge && caption == nil
    }
    if let same {
      scenes[row].groups[same].devices.append(entry.title)
    } else {
      scenes[row].groups.append(Group(entry: entry, devices: [entry.title], marks: marks))
    }
  }

  /// The name of a configuration; a phone or tablet is held upright unless it says otherwise, so that captions are short.
  private static func name(of device: DeviceEnvironment) -> String {
    let parts = device.nameParts
    guard device.orientation == .portrait else { return parts.joined(separator: ", ") }
    return parts.filter { $0 != device.orientation.rawValue }.joined(separator: ", ")
  }

  private mutating func index(of scene: SolvedScene, _ stop: SceneFlow.Stop) -> Int {
    let id = scene.solution.rootID
    if let index = scenes.firstIndex(where: { $0.rootID == id }) { return index }
    let openers = stop.openers.isEmpty ? [] : ["opened by: " + stop.openers.joined(separator: "; ")]
    scenes.append(
      SceneRow(
        rootID: id, title: stop.title,
        details: (stop.details + openers).joined(separator: " · "),
        marks: SheetMarks(measurer: measurer)))
    return scenes.count - 1
  }

  /// The ids of the scenes in the order that they were added.
  package var rootIDs: [String] { scenes.map(\.rootID) }

  /// The sheet of a scene.
  package func sheet(ofScene id: String) -> Picture? {
    guard let row = scenes.first(where: { $0.rootID == id }) else { return nil }
    let groups = row.groups.prefix(row.isBlank ? Self.mostBlankPictures : Self.mostPictures)
    let width = groups.map(\.entry.size.width).max() ?? 1
    let height = groups.map(\.entry.size.height).max() ?? 1
    let scale = min(Self.usualScale, (Self.widest - 100) / width, Self.highest / height)
    let entries = groups.map { group in
      var entry = group.entry
      entry.content = Self.marked(group, scale: scale)
      let others = group.devices.count - 1
      if others > 0 { entry.subtitle = "and \(others) other\(others == 1 ? "" : "s") alike" }
      if row.groups.count == 1, others > 0 { entry.subtitle = "the same on \(row.count) devices" }
      return entry
    }
    let left = row.groups.count - entries.count
    let subtitle =
      [
        document, row.details, row.isBlank ? "nothing to see: code fills its views" : "",
        left > 0 ? "\(left) more on the page" : "",
      ].filter { !$0.isEmpty }
      .joined(separator: " · ")
      + ". The system font is drawn with Inter." + FontRecord(measurer.namedFonts).sentences
    return ContactSheet(
      title: row.title, subtitle: subtitle, rows: [ContactSheet.Row(entries: entries)],
      notes: row.marks.notes, maximumWidth: Self.widest, scale: scale
    ).picture(measurer: measurer)
  }

  /// A picture with its findings.
  private static func marked(_ group: Group, scale: Double) -> DisplayList {
    var list = group.entry.content
    var taken: [Point] = []
    for mark in group.marks {
      list.append(mark.drawing(on: group.entry.size, unit: 1 / scale, taken: &taken))
    }
    return list
  }
}

extension ContactSheet.Entry {
  /// Whether another picture shows the same, but for less than a pixel.
  fileprivate func shows(_ other: ContactSheet.Entry) -> Bool {
    size == other.size && edge == other.edge && content.looksLike(other.content)
  }
}

extension DeviceEnvironment {
  /// Whether the device is a television.
  fileprivate var isTelevision: Bool { traitCollection.userInterfaceIdiom == .tv }
}
