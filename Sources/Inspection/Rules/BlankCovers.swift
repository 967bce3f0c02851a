import AutoLayout
import InterfaceBuilder
import LayoutFaults
import UIKit

/// A button that shows nothing, over another button that does something else.
struct TapArea {
  /// The id of the button in front.
  let button: String
  /// The id of the button behind it.
  let control: String
  /// The id of a constraint that leads from one to the other; nil for none.
  let tie: String?
}

/// Views that show nothing of their own in front of controls.
extension InspectedScene {
  /// The buttons without content that take the touches where another button shows its content, though each has an action of
  /// its own in the document.
  var misplacedTapAreas: [TapArea] {
    unexplainedViews.compactMap { id, view in
      guard let button = view as? UIButton, button.isTouched,
        let area = tapArea(over: button), let areaID = area.documentID
      else { return nil }
      return TapArea(
        button: areaID, control: id,
        tie: constraints(on: areaID).first { $0.firstItemID == id || $0.secondItemID == id }?.id)
    }
  }

  private func tapArea(over button: UIButton) -> UIButton? {
    button.touchCovers(of: button.drawnBounds, in: instance.rootView).lazy
      .compactMap { $0 as? UIButton }.first { area in
        !area.showsContent && isLeftInFront(area) && doSomethingElse(area, button)
          && !(button.documentID.map(code.hides) ?? false)
          && isMiddleDrawnCovered(of: button, by: area) && !isMoved(button, apartFrom: area)
      }
  }

  /// Whether two controls have actions in the document, and none in common.
  private func doSomethingElse(_ control: UIView, _ other: UIView) -> Bool {
    let (own, others) = (actions(of: control), actions(of: other))
    return !own.isEmpty && !others.isEmpty && own.isDisjoint(with: others)
  }

  /// Whether a control in front is touched for a button that does nothing of itself, as far as the document says.
  func isTouchedFor(_ button: UIView, _ cover: UIView) -> Bool {
    button is UIButton && cover is UIControl && actions(of: button).isEmpty
      && !actions(of: cover).isEmpty
  }

  private func actions(of control: UIView) -> Set<String> {
    let element = control.documentID.flatMap { description.document.element(id: $0) }
    guard let connections = element?.children.first(where: { $0.name == "connections" }) else {
      return []
    }
    return Set(
      connections.children.filter { $0.name == "action" }.compactMap { $0["selector"] })
  }

  private func isMiddleDrawnCovered(of view: UIView, by cover: UIView) -> Bool {
    let root = instance.rootView
    guard let rect = storedRect(of: view, in: root), let front = storedRect(of: cover, in: root)
    else { return false }
    return front.contains(CGPoint(x: rect.midX, y: rect.midY))
  }

  /// Whether a view dims all of the scene, panels that code moves in among it, which hold all that is touched there.
  ///
  /// Code shows such a veil together with a panel, which belongs in front of it.
  func isVeilOverPanels(_ cover: UIView) -> Bool {
    guard let id = cover.documentID, code.hides(id), isLeftInPlace(cover),
      !mayLetTouchesThrough(cover), cover.isVeil, !cover.laterSiblings.contains(where: \.isShown)
    else { return false }
    let touched = unexplainedViews.map(\.view).filter { $0 !== cover && $0.isTouched }
    return !touched.isEmpty && touched.allSatisfy { isInMovedPanel($0, behind: cover) }
  }

  /// Whether a control is in a view with a background, smaller than a veil beside it, that a constraint moves which code sets.
  private func isInMovedPanel(_ control: UIView, behind veil: UIView) -> Bool {
    let panel = sequence(first: control) { $0.superview }
      .first { $0.superview === veil.superview }
    guard let panel, panel !== control, panel.showsBackground else { return false }
    return panel.frame.height < veil.frame.height - 1 && isSetByCode(panel, .vertical)
      || panel.frame.width < veil.frame.width - 1 && isSetByCode(panel, .horizontal)
  }
}

extension UIView {
  /// Whether the view fills its superview, and shows nothing but a background that what is behind is seen through.
  fileprivate var isVeil: Bool {
    guard let superview, showsBackground, visibleText == nil, !isOpaqueBackground,
      programViews.allSatisfy({ $0 === self })
    else { return false }
    return (self as? UIButton)?.currentImage == nil
      && frame.insetBy(dx: -1, dy: -1).encloses(superview.bounds)
  }
}
