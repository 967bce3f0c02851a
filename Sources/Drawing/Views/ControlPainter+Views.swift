import AutoLayout
import UIKit

extension ControlPainter {
  /// Draws what somebody else knows of a view.
  @MainActor
  mutating func draw(_ look: ViewLook, of view: UIView, in rect: Rect) {
    switch look {
    case .placeholder(let kind, let name): placeholder(kind, name: name, in: rect)
    case .tag(let name): tag(name, in: rect)
    case .content(let content): list.append(content)
    case .captionButton(let look): captionButton(look, in: rect)
    case .missingImage(let name):
      imagePlaceholder(
        name, under: view.textsInFront, in: rect, visible: view.uncoveredRect)
    }
  }
}
