import Foundation

/// A bar that places the views of its items.
@MainActor
protocol ItemViewContainer: UIView {
  /// The parts that the bar shows.
  var parts: [BarPart] { get }
  /// The views of items in the bar.
  var placedViews: [PlacedView] { get set }
}

/// A view of an item in its bar.
@MainActor
struct PlacedView {
  /// The view.
  let view: UIView
  /// The constraints that keep a view at its place that is sized by constraints.
  let position: (left: NSLayoutConstraint, top: NSLayoutConstraint)?
  /// The frame that the bar gave the view last.
  private var frame: CGRect?

  fileprivate init(_ view: UIView, in bar: UIView) {
    self.view = view
    if view.superview !== bar { bar.addSubview(view) }
    guard !view.translatesAutoresizingMaskIntoConstraints else {
      position = nil
      return
    }
    let left = view.leftAnchor.constraint(equalTo: bar.leftAnchor)
    let top = view.topAnchor.constraint(equalTo: bar.topAnchor)
    position = (left, top)
    (left.isActive, top.isActive) = (true, true)
  }

  /// Moves the view; one that belongs where it was put last stays where it is.
  fileprivate mutating func move(to frame: CGRect) {
    guard frame != self.frame else { return }
    self.frame = frame
    if let position {
      (position.left.constant, position.top.constant) = (frame.minX, frame.minY)
    } else {
      view.frame = frame
    }
  }

  fileprivate func remove(from bar: UIView) {
    position?.left.isActive = false
    position?.top.isActive = false
    if view.superview === bar { view.removeFromSuperview() }
  }
}

extension ItemViewContainer {
  /// Takes the views of items that no other window shows, and places them.
  func placeItemViews() {
    let shown: [(view: UIView, frame: CGRect)] = parts.compactMap { part in
      guard case .view(let view) = part.content, view.window == nil || view.window === window
      else { return nil }
      return (view, part.frame)
    }
    let kept = placedViews.filter { placed in
      placed.view.superview === self && shown.contains { $0.view === placed.view }
    }
    for placed in placedViews where !kept.contains(where: { $0.view === placed.view }) {
      placed.remove(from: self)
    }
    placedViews = shown.map { view, frame in
      var placed = kept.first { $0.view === view } ?? PlacedView(view, in: self)
      placed.move(to: frame)
      return placed
    }
  }
}
