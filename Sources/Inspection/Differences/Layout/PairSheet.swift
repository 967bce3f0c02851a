import AutoLayout
import Devices
import Drawing
import Foundation
import PangoText

/// One picture of a scene before and after, on the devices where it differs, for comments on pull requests.
@MainActor
struct PairSheet {
  /// The name of the scene.
  let title: String
  private let document: String
  private var entries: [ContactSheet.Entry] = []

  /// - Parameters:
  ///   - title: The name of the scene.
  ///   - document: The path of the document.
  init(title: String, document: String) {
    self.title = title
    self.document = document
  }

  /// Adds the pictures of a device; nil for a version without the scene.
  mutating func add(
    _ old: Picture?, _ new: Picture?, on device: DeviceEnvironment, edge: ContactSheet.Entry.Edge
  ) {
    for (picture, word, mood) in [
      (old, "Before", ContactSheet.Mood.error), (new, "After", .fine),
    ] {
      let size = picture?.size ?? new?.size ?? old?.size ?? .zero
      entries.append(
        ContactSheet.Entry(
          picture?.list ?? DisplayList(), size: size, title: word,
          subtitle: device.name, badge: picture == nil ? "not there" : "", mood: mood, edge: edge))
    }
  }

  /// The file; nil where the picture cannot be drawn.
  func png(measurer: PangoTextMeasurer) -> Data? {
    let width = entries.map(\.size.width).max() ?? 1
    let height = entries.map(\.size.height).max() ?? 1
    let scale = min(
      Self.usualScale, (SceneSheets.widest / 2 - 60) / width, Self.highest / height)
    let sheet = ContactSheet(
      title: title, subtitle: document, rows: [ContactSheet.Row(entries: entries)],
      maximumWidth: SceneSheets.widest, scale: scale
    ).picture(measurer: measurer)
    return (try? sheet.png(scale: SceneSheets.pixelScale(of: sheet), measurer: measurer)).map {
      Data($0)
    }
  }

  /// The factor of lengths where nothing is too large for it.
  private static let usualScale = 0.6
  /// The highest picture, in points.
  private static let highest = 1_000.0
}
