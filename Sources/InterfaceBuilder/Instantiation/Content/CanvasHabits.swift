import UIKit

/// What views are like on the canvas a document was saved for and not on a device.
///
/// See `docs/decisions/0070-text-and-content-on-the-canvas.md`.
struct CanvasHabits {
  /// What the text of labels is rounded up to.
  let labelRounding: LabelRounding
  /// The look of date pickers that name none.
  ///
  /// Source: documents of Xcode 12 and 13 store 216 points for the height of those that nothing else
  /// decides (n=2 of 2, two projects), the height of wheels; on devices they are compact from iOS 14 on.
  let datePickerStyle: UIDatePicker.PreferredStyle
  /// The natural sizes that custom classes gave Interface Builder, by id of the view.
  ///
  /// Source: 10 of 10 stored extents that neither constraints nor a stack view decide are those, in four
  /// projects.
  let designableSizes: [String: ResourceDescriptions.ContentSize]
  /// Whether arranged views without content are held open; see `ViewBuilder.holdOpen(_:)`.
  let holdsEmptyViewsOpen: Bool
  /// Whether rows that a table does not show are not laid out by it; see
  /// ``CellMargins/contentMarginsOutOfSight``.
  let forgetsRowsOutOfSight: Bool
  /// The sizes of text styles that differ from devices', in points.
  ///
  /// Source: labels in the first title style are as high on the canvas of Xcode 10 and 11 as text of 26
  /// points is (n=4 of 4, two projects), while other styles have the size of L there.
  let textStyleSizes: [UIFont.TextStyle: CGFloat]
  /// The pixels a point of pictures that are no part of an asset catalog.
  ///
  /// Source: `docs/decisions/0074-pictures-shadows-and-televisions.md`.
  let pictureFileScale: Double

  /// A device, which has none.
  static let device = CanvasHabits(
    labelRounding: .device, datePickerStyle: .automatic, designableSizes: [:],
    holdsEmptyViewsOpen: false, forgetsRowsOutOfSight: false, textStyleSizes: [:],
    pictureFileScale: 1)
}

extension CanvasHabits {
  /// Finds the habits for a scene.
  ///
  /// - Parameters:
  ///   - description: The document.
  ///   - scene: The element of the scene's root object.
  init(of description: DocumentDescription, scene: DocumentElement?) {
    self.init(
      labelRounding: LabelRounding(
        scene: scene, tools: description.toolsVersion,
        customFonts: description.resources.customFonts),
      datePickerStyle: .wheels, designableSizes: description.resources.designableSizes,
      holdsEmptyViewsOpen: true, forgetsRowsOutOfSight: true,
      textStyleSizes: description.toolsVersion.hasSmallTitles ? [.title1: 26] : [:],
      pictureFileScale: description.canvas.device.scale)
  }
}

extension ToolsVersion {
  /// Whether titles are smaller than at the text size of other text; seen from 14313 to 14868.
  fileprivate var hasSmallTitles: Bool { era == .xcode10 || era == .xcode11 }
}
