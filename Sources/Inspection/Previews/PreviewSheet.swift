import AutoLayout
package import Drawing
import InterfaceBuilder
package import PangoText

/// One document on many devices, on one sheet.
@MainActor
package struct PreviewSheet {
  private let document: String
  private let pictures: ScenePicture
  private let measurer: PangoTextMeasurer
  private var entries: [ContactSheet.Entry] = []

  /// Starts a sheet.
  ///
  /// - Parameters:
  ///   - document: The name of the document.
  ///   - measurer: The measurer that the scenes were laid out with.
  package init(document: String, measurer: PangoTextMeasurer) {
    self.document = document
    self.measurer = measurer
    pictures = ScenePicture(measurer: measurer)
  }

  /// Adds a scene.
  ///
  /// - Parameters:
  ///   - scene: The scene, laid out.
  ///   - findings: What was found wrong with it on this canvas.
  /// - Returns: Its picture.
  package mutating func add(_ scene: SolvedScene, findings: [Finding]) -> Picture {
    let picture = pictures.picture(of: scene)
    let grave = findings.filter { $0.severity > .info }
    let names = ObjectNames(scene.instance.description)
    entries.append(
      ContactSheet.Entry(
        picture.list, size: picture.size, title: scene.solution.canvas.name,
        subtitle: names.name(of: scene.solution),
        badge: grave.isEmpty ? "" : "\(grave.count) finding\(grave.count == 1 ? "" : "s")",
        mood: grave.map(\.severity).max().map(Self.mood) ?? .fine))
    return picture
  }

  private static func mood(_ severity: Finding.Severity) -> ContactSheet.Mood {
    switch severity {
    case .info: .notice
    case .warning: .warning
    case .error: .error
    }
  }

  /// The sheet with everything added so far.
  package func sheet() -> Picture {
    ContactSheet(
      title: document,
      subtitle: "\(entries.count) picture\(entries.count == 1 ? "" : "s"); the system font is "
        + "drawn with Inter",
      entries: entries
    ).picture(measurer: measurer)
  }
}
