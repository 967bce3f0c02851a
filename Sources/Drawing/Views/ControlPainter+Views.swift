import AutoLayout
import UIKit

extension ControlPainter {
  /// Draws what somebody else knows of a view.
  @MainActor
  mutating func draw(_ look: ViewLook, of view: UIView, in rect: Rect) {
    switch look {
    case .placeholder(let kind, let name): placeholder(kind, name: name, in: rect)
    case .tag(let name): tag(name, in: rect)
    case .missingImage(let name): imagePlaceholder(name, in: rect)
    case .navigationBar(let content, let color):
      barBackground(background(above: view, rect), hairline: .bottom, color: color)
      navigationBar(content, in: rect)
    case .toolbar(let items, let color):
      barBackground(background(below: view, rect), hairline: .top, color: color)
      toolbar(items, in: rect)
    case .tabBar(let items, let color):
      barBackground(background(below: view, rect), hairline: .top, color: color)
      tabBar(items, selected: 0, in: rect)
    }
  }
}
