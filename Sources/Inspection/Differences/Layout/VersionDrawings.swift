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
