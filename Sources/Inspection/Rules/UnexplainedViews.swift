import InterfaceBuilder
import LayoutFaults
import UIKit

extension InspectedScene {
  /// Finds ``unexplainedViews``.
  func findUnexplainedViews() -> [(id: String, view: UIView)] {
    let conflicting = conflictingItems
    let hidden = hidden[.other]
    var explained: Set<ObjectIdentifier> = []
    return instance.views.filter { id, view in
      let isExplained =
        view !== instance.rootView
        && (conflicting.contains(id) || hidden.contains(id) || scene.open.isFrameOpen(of: view)
          || view.isRowOutOfSight
          || isPlacedByCell(view, id: id)
          || view.superview.map { explained.contains(ObjectIdentifier($0)) } ?? false)
      if isExplained { explained.insert(ObjectIdentifier(view)) }
      return !isExplained
    }
  }

  /// Whether a view is one of the labels of a cell in a style of the system's.
  func isPlacedByCell(_ view: UIView, id: String) -> Bool {
    guard view is UILabel,
      let cell = description.document.element(id: id)?.ancestors.first(where: {
        $0.name == "tableViewCell"
      })
    else { return false }
    return cell["textLabel"] == id || cell["detailTextLabel"] == id
  }

  /// The place that the document stores for a view, in the coordinate space of a view around it, scrolled to the
  /// beginning; nil where it stores none.
  func storedRect(of view: UIView, in ancestor: UIView) -> CGRect? {
    guard view !== ancestor else {
      return storedFrame(of: view).map { CGRect(origin: .zero, size: $0.size) }
    }
    guard var rect = storedFrame(of: view) else { return nil }
    var superview = view.superview
    while let current = superview, current !== ancestor {
      guard let frame = storedFrame(of: current) else { return nil }
      rect.origin.x += frame.minX
      rect.origin.y += frame.minY
      superview = current.superview
    }
    return superview == nil ? nil : rect
  }

  private func storedFrame(of view: UIView) -> CGRect? {
    view.documentID.flatMap { description.view(id: $0)?.geometry.frame }.map { CGRect($0) }
  }
}

extension UIView {
  /// Whether the view is a cell that its table shows in part at most.
  fileprivate var isRowOutOfSight: Bool {
    guard self is UITableViewCell, let table = superview as? UITableView else { return false }
    return frame.maxY > table.bounds.maxY
  }
}
