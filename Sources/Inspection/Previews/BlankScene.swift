import AutoLayout
import Drawing
import InterfaceBuilder
import UIKit

/// Scenes in whose pictures nothing is to be seen: no title or button in a navigation bar, and no more than one colour but for lines.
@MainActor
enum BlankScene {
  /// Whether nothing is to be seen of a scene in its picture.
  static func isBlank(_ scene: SolvedScene, in picture: Picture) -> Bool {
    let bars = scene.instance.barWindow.subviews.compactMap { $0 as? UINavigationBar }
    guard bars.allSatisfy(isEmpty), let id = scene.instance.rootView.documentID
    else { return false }
    return hasOneColor(commands(ofView: id, in: picture.list))
  }

  /// Whether a bar has neither a title nor a button, and no item to go back to.
  private static func isEmpty(_ bar: UINavigationBar) -> Bool {
    let items = bar.items ?? []
    return items.count <= 1
      && items.allSatisfy { item in
        item.title?.isEmpty ?? true && item.titleView == nil
          && (item.leftBarButtonItems ?? []).isEmpty && (item.rightBarButtonItems ?? []).isEmpty
      }
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
      guard case .fill(let path, let color) = command else { return false }
      if !path.isStrip { colors.insert(color) }
    }
    return colors.count <= 1
  }
}

extension Path {
  /// Whether the figure is a line, or a strip too narrow for any text.
  fileprivate var isStrip: Bool { min(span.width, span.height) < 10 }
}
