import AutoLayout
import InterfaceBuilder
import UIKit

extension Surroundings {
  /// The edges of the superview that an edge of the view can be tied to, the one that Interface Builder would choose
  /// first: the safe area of a scene's view, the margins where the view lies at them, the superview.
  ///
  /// The far edges of what a scroll view scrolls are where constraints put them, so that there are none.
  func container(_ edge: Edge) -> [Anchor] {
    if superview is UIScrollView {
      return edge == .near ? [scrollEdge] : []
    }
    let plain = Anchor(
      item: container.view, id: container.id, attribute: attribute(edge),
      position: containerSpan[edge],
      isContainer: true)
    let safe = safeEdge(edge).flatMap { isInside($0, edge) ? $0 : nil }
    let margin = marginEdge(edge).flatMap { isAt($0, edge) ? $0 : nil }
    if safe != nil, isAt(plain, edge), safe.map({ !isAt($0, edge) }) == true {
      return [plain] + [safe].compactMap { $0 }
    }
    return [safe == nil ? margin : nil, safe, plain].compactMap { $0 }
  }

  /// The near edge of what the superview scrolls.
  private var scrollEdge: Anchor {
    let guide = guide(.contentLayout, of: superview)
    return Anchor(
      item: guide?.item ?? container.view, id: guide?.id ?? container.id,
      attribute: attribute(.near), position: 0, isContainer: true)
  }

  /// A guide of a view that the document has.
  func guide(
    _ role: LayoutGuideDescription.Role, of view: UIView
  ) -> (item: AnyObject, id: String)? {
    guard let described = view.documentID.flatMap({ scene.description.view(id: $0) }),
      let id = described.guides.first(where: { $0.role == role })?.id,
      let guide = scene.instance.guides.first(where: { $0.id == id })?.guide
    else { return nil }
    return (guide, id)
  }

  private func safeEdge(_ edge: Edge) -> Anchor? {
    guard superview === scene.instance.rootView else { return nil }
    if let guide = guide(.safeArea, of: superview), let item = guide.item as? UILayoutGuide {
      return Anchor(
        item: item, id: guide.id, attribute: attribute(edge),
        position: Span(item.layoutFrame, axis)[edge], isContainer: true)
    }
    return axis == .vertical ? barEdge(edge) : nil
  }

  /// The edge of the top or bottom layout guide, in documents from before safe areas.
  private func barEdge(_ edge: Edge) -> Anchor? {
    for (id, guide) in scene.instance.guides {
      guard let element = scene.description.document.element(id: id),
        element.name == "viewControllerLayoutGuide",
        element["type"] == (edge == .near ? "top" : "bottom"), guide.owningView === superview
      else { continue }
      return Anchor(
        item: guide, id: id, attribute: attribute(edge.opposite),
        position: Span(guide.layoutFrame, axis)[edge.opposite], isContainer: true)
    }
    return nil
  }

  private func marginEdge(_ edge: Edge) -> Anchor? {
    guard axis == .horizontal, container.view === superview else { return nil }
    let margins = superview.layoutMargins
    let position =
      edge == .near
      ? containerSpan.near + Double(margins.left) : containerSpan.far - Double(margins.right)
    let attribute: LayoutAttribute =
      self.attribute(edge) == .leading ? .leadingMargin : .trailingMargin
    return Anchor(
      item: superview, id: container.id, attribute: attribute, position: position,
      isContainer: true)
  }

  private func isInside(_ anchor: Anchor, _ edge: Edge) -> Bool {
    edge == .near
      ? span.near >= anchor.position - Span.tolerance
      : span.far <= anchor.position + Span.tolerance
  }

  private func isAt(_ anchor: Anchor, _ edge: Edge) -> Bool {
    abs(span[edge] - anchor.position) <= Span.tolerance
  }
}
