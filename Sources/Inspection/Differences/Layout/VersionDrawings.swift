import AutoLayout
import Devices
import Drawing
import InterfaceBuilder
import PangoText
import UIKit

/// Pictures of scenes in one version of a document, with the views that differ outlined.
@MainActor
struct VersionDrawings {
  let measurer: PangoTextMeasurer
  /// The kinds and names of differences by the ids of views.
  let marks: [String: (kind: ObjectChange.Kind, name: String)]

  /// The size of a picture above which only the outlines are drawn, in bytes.
  private static let mostElements = 400_000

  /// The picture of a scene that was laid out.
  func picture(of scene: SolvedScene) -> VersionPicture {
    let pictures = ScenePicture(measurer: measurer)
    var picture = pictures.picture(of: scene)
    picture.background = .clear
    let elements = scene.instance.inEnvironment {
      picture.svgElements(measurer: measurer, prefix: ScenePlate.namePrefix)
    }
    let origin = pictures.rootOrigin(in: scene)
    return VersionPicture(
      width: picture.size.width, height: picture.size.height,
      elements: elements.utf8.count <= Self.mostElements ? elements : "",
      marks: marks.keys.sorted().compactMap { mark($0, in: scene, origin) })
  }

  /// The picture of a scene that was laid out, with an outline about each view that differs.
  func marked(_ scene: SolvedScene) -> Picture {
    let pictures = ScenePicture(measurer: measurer)
    var picture = pictures.picture(of: scene)
    let origin = pictures.rootOrigin(in: scene)
    for mark in marks.keys.sorted().compactMap({ mark($0, in: scene, origin) }) {
      let frame = Rect(
        x: mark.frame.x, y: mark.frame.y, width: mark.frame.width, height: mark.frame.height)
      picture.list.fill(frame, Self.color(mark.kind, alpha: 0.12))
      picture.list.border(
        frame.inset(by: EdgeInsets(top: -1, left: -1, bottom: -1, right: -1)),
        Self.color(mark.kind, alpha: 1), width: 2)
    }
    return picture
  }

  /// The colours of the page's outlines.
  private static func color(_ kind: ObjectChange.Kind, alpha: Double) -> Color {
    switch kind {
    case .added: Color(hex: 0x2DA44E, alpha: alpha)
    case .removed: Color(hex: 0xE5251F, alpha: alpha)
    case .changed: Color(hex: 0xF08000, alpha: alpha)
    case .moved, .reordered: Color(hex: 0x1F7BFF, alpha: alpha)
    }
  }

  private func mark(
    _ id: String, in scene: SolvedScene, _ origin: Point
  ) -> VersionPicture.Mark? {
    guard let mark = marks[id], let view = scene.instance.view(id: id),
      view !== scene.instance.rootView, view.isDescendant(of: scene.instance.rootView)
    else { return nil }
    let rect = Rect(view.convert(view.bounds, to: scene.instance.rootView))
    return VersionPicture.Mark(
      kind: mark.kind, name: mark.name,
      frame: PlateRect(
        x: rect.minX + origin.x, y: rect.minY + origin.y, width: rect.width, height: rect.height))
  }
}
