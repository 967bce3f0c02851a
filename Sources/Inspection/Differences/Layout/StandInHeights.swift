import AutoLayout
import InterfaceBuilder
import UIKit

/// The heights of lines in fonts that others stand in for, beside those that Interface Builder stored with the fonts
/// themselves.
@MainActor
enum StandInHeights {
  /// The largest share of a font's size that its lines may differ by in height from those of the font that stands in.
  ///
  /// Lines of text faces are from 1 to 1.4 em high, Helvetica Neue's are 1.17.
  private static let largestShare = 0.25

  /// The largest difference between the height of a line in a scene and the stored one, in points; 0 where no font has a
  /// stand-in.
  static func error(in scene: SolvedScene, of objects: DocumentObjects) -> Double {
    scene.instance.inEnvironment {
      scene.instance.views.compactMap { id, view in
        (view as? UILabel).flatMap { error(of: $0, id, in: objects) }
      }.max() ?? 0
    }
  }

  private static func error(of label: UILabel, _ id: String, in objects: DocumentObjects) -> Double?
  {
    guard label.numberOfLines == 1, let place = objects.placeByID[id],
      let stored = objects.all[place].element.child(key: "frame")?["height"].flatMap(Double.init),
      case .standIn = label.textAccuracy(breakingAt: nil).source
    else { return nil }
    let error = abs(Double(label.intrinsicContentSize.height) - stored)
    return error <= largestShare * Double(label.font.pointSize) ? error : nil
  }
}
