import AutoLayout
import InterfaceBuilder
import LayoutFaults
import UIKit

/// Text and controls of which the end of what is around them takes a part.
///
/// A view that is wholly outside waits there for code to move it in. Pictures and backgrounds bleed over edges. Nobody means half of a
/// title to be seen.
extension InspectedScene {
  /// Whether the screen, a row or a view that clips ends in a text or control of a view.
  func cutsContent(of view: UIView, at edge: LayoutAttribute) -> Bool {
    let ends = ends(around: view)
    guard !ends.isEmpty else { return false }
    return view.programViews.contains { part in
      guard part.isShown, part === view || part.enclosingScrollView === view.enclosingScrollView,
        let rect = contentToBeSeen(of: part)
      else { return false }
      return ends.contains { part.isCut(rect, by: $0, at: edge) }
    }
  }

  /// Whether such an end takes a part of a label that a text of run time may fill.
  func cutsTextToCome(of view: UIView, at edge: LayoutAttribute) -> Bool {
    guard view is UILabel, let room = drawnBounds(of: view) else { return false }
    return ends(around: view).contains { view.isCut(room, by: $0, at: edge) }
  }

  /// Whether such an end takes more than an eighth of a picture of the document that is to be seen as a whole, and that would
  /// have room there.
  ///
  /// Source: `UIView.ContentMode.scaleAspectFit`, which makes a picture so small that all of it is in the view.
  func cutsWholePicture(_ overflow: Overflow) -> Bool {
    guard let picture = overflow.view as? UIImageView, let id = picture.documentID,
      picture.contentMode == .scaleAspectFit, picture.image != nil, !code.setsImage(of: id),
      let side = overflow.sides.first, overflow.sides.count == 1, let axis = side.edge.axis,
      picture.layoutView.frame.size[axis: axis]
        <= overflow.superview.layoutView.frame.size[axis: axis]
    else { return false }
    let drawn = picture.drawnBounds
    let extent = Double(axis == .horizontal ? drawn.width : drawn.height)
    return ends(around: picture).contains { end in
      let lost = picture.length(of: drawn, lostTo: end, at: side.edge) ?? 0
      return lost > extent / 8
    }
  }

  /// The views around one that end what is seen of it, up to what scrolls.
  private func ends(around view: UIView) -> [UIView] {
    var ends: [UIView] = []
    var current = view.superview
    while let around = current {
      let isScreen = around === instance.rootView && scene.fillsScreen
      if around.clipsToBounds || around is UITableViewCell || isScreen { ends.append(around) }
      if around is UIScrollView || around === instance.rootView { break }
      current = around.superview
    }
    return ends
  }

  /// The letters of a text or title, or the bounds of another control; nil where the view shows neither.
  ///
  /// A plain view that sends actions is a control, too. A sign, such as an arrow, is a picture.
  private func contentToBeSeen(of view: UIView) -> CGRect? {
    switch view {
    case let label as UILabel:
      return label.visibleText.map(\.isSign) ?? true ? nil : label.shownTextRect
    case let button as UIButton:
      guard button.isEnabled, button.visibleText != nil else { return nil }
      return button.titleRect(forContentRect: button.contentRect(forBounds: button.bounds))
    case is UISwitch, is UIStepper, is UISegmentedControl: return view.bounds
    case let field as UITextField: return field.borderStyle == .none ? nil : field.bounds
    default: return type(of: view) == UIView.self && sendsActions(view) ? view.bounds : nil
    }
  }

  private func sendsActions(_ view: UIView) -> Bool {
    let element = view.documentID.flatMap { description.document.element(id: $0) }
    let connections = element?.children.first { $0.name == "connections" }
    return connections?.children.contains { $0.name == "action" } ?? false
  }
}

extension UIView {
  /// Whether the end of another view takes a part of a rectangle of this one at an edge, and leaves a part of this one.
  fileprivate func isCut(_ rect: CGRect, by end: UIView, at edge: LayoutAttribute) -> Bool {
    length(of: rect, lostTo: end, at: edge).map { $0 > Overflow.tolerance } ?? false
  }

  /// The length, in points, that the end of another view takes of a rectangle of this one at an edge; nil where it leaves
  /// nothing of this one.
  fileprivate func length(
    of rect: CGRect, lostTo end: UIView, at edge: LayoutAttribute
  ) -> Double? {
    let rest = convert(bounds, to: end).intersection(end.bounds)
    guard !rest.isNull, min(rest.width, rest.height) > Overflow.tolerance else { return nil }
    let (place, limits) = (convert(rect, to: end), end.bounds)
    let lost =
      switch edge {
      case .left: limits.minX - place.minX
      case .right: place.maxX - limits.maxX
      case .top: limits.minY - place.minY
      default: place.maxY - limits.maxY
      }
    return Double(lost)
  }
}
