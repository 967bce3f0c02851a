import Drawing
import InterfaceBuilder
import UIKit

/// Scenes in whose pictures nothing is to be seen: no bar, and no more than one colour.
@MainActor
enum BlankScene {
  /// Whether nothing is to be seen of a scene in its picture.
  static func isBlank(_ scene: SolvedScene, in picture: Picture) -> Bool {
    let bars = scene.instance.bars
    guard bars.navigationBar == nil, bars.tabBar == nil, bars.toolbar == nil,
      let id = scene.instance.rootView.documentID
    else { return false }
    return hasOneColor(commands(ofView: id, in: picture.list))
  }

  /// The commands of the group that is the drawing of a view.
  private static func commands(ofView id: String, in list: DisplayList) -> [DisplayList.Command] {
    var depth = 0
    var found: [DisplayList.Command] = []
    for command in list.commands {
      switch command {
      case .beginGroup(let group):
        if depth > 0 || group.viewID == id { depth += 1 }
      case .endGroup:
        if depth == 1 { return found }
        depth = max(0, depth - 1)
      default:
        if depth > 0 { found.append(command) }
      }
    }
    return found
  }

  private static func hasOneColor(_ commands: [DisplayList.Command]) -> Bool {
    var colors: Set<Color> = []
    for command in commands {
      guard case .fill(_, let color) = command else { return false }
      colors.insert(color)
    }
    return colors.count <= 1
  }
}
