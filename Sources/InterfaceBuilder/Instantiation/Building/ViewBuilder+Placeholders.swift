import AutoLayout
import UIKit

extension ViewBuilder {
  /// Gives an arranged view without content the extents that Interface Builder's canvas shows.
  ///
  /// At run time such a view collapses to nothing, and could not be selected on a canvas. All of the
  /// constraints give way to whatever the document says.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - settledSize: The size it had when the document was saved; nil if nothing tells.
  func holdOpen(_ view: UIView, settledSize: Size?) {
    guard habits.holdsEmptyViewsOpen, let stack = view.superview as? UIStackView else { return }
    if let label = view as? UILabel {
      guard label.isEmptyLine else { return }
      for axis in Axis.allCases { view.hold(along: axis, atLeast: CanvasPlaceholder.extent) }
    } else if !(view is UIStackView) {
      holdOpenAlong(view, in: stack, settledSize)
      holdOpenAcross(view, in: stack, settledSize)
    }
  }

  private func holdOpenAlong(_ view: UIView, in stack: UIStackView, _ settledSize: Size?) {
    if stack.holdsOpen(along: .vertical), view.hasNoNaturalExtent(.vertical) {
      view.holdHeight(atLeast: settledSize?.height)
    }
    if stack.holdsOpen(along: .horizontal), view.hasNoNaturalExtent(.horizontal) {
      view.holdWidth()
    }
    if stack.axis == .vertical, view.hasNoNaturalExtent(.horizontal) {
      keepWidth(of: view, atLeast: settledSize?.width)
    }
  }

  private func holdOpenAcross(_ view: UIView, in stack: UIStackView, _ settledSize: Size?) {
    let across = Axis(stack.axis).perpendicular
    guard stack.alignment != .fill, view.hasNoNaturalExtent(across) else { return }
    view.hold(across: across)
    if across == .vertical { view.holdHeight(atLeast: settledSize?.height) }
  }
}

extension ViewBuilder {
  /// Has an arranged view that translates its autoresizing mask keep the size of its frame, on the canvas.
  ///
  /// At run time a stack view takes the mask from what it arranges, and its frame says nothing. The constraints
  /// are the stack view's: proportions are those of what is inside views, not of their frames.
  ///
  /// Source: 2 labels that fill equally, 16.7 points wider than their text, and a box in a column that fills in
  /// proportion (2 documents of 2 projects, Xcode 12.5 and 14); 8 others are stored as large as anything else has
  /// them, and none against it.
  func keepArranged(_ view: UIView, _ description: ViewDescription) {
    guard habits.holdsEmptyViewsOpen, let stack = view.superview as? UIStackView, !view.isHidden,
      description.geometry.translatesAutoresizingMask, let size = description.settledSize
    else { return }
    for axis in Axis.allCases {
      let constraint = view.dimension(axis).constraint(equalToConstant: CGFloat(size[axis: axis]))
      constraint.identifier = CanvasPlaceholder.identifier
      constraint.priority = UILayoutPriority(999)
      stack.addConstraint(constraint)
    }
  }

  private func keepWidth(of view: UIView, atLeast settledWidth: Double?) {
    guard let delegate = view.layoutView.delegate else { return }
    put(KeptWidth(of: view, atLeast: settledWidth, inPlaceOf: delegate), before: view)
  }
}

/// What the canvas adds to arranged views without content.
package enum CanvasPlaceholder {
  /// The least extent of such a view, in points.
  package static let extent = 50.0
  /// The width of a new view in Interface Builder's library, in points.
  static let newWidth = 240.0
  /// The height of a new view in Interface Builder's library, in points.
  static let newHeight = 128.0
  /// The identifier of the constraints that say so.
  package static let identifier = "placeholder of an arranged view without content"
}

extension UIStackView {
  /// Whether arranged views without natural extent along an axis are held open along it.
  ///
  /// Proportions are those of what is inside such views.
  fileprivate func holdsOpen(along other: Axis) -> Bool {
    Axis(axis) == other && distribution != .fillProportionally
  }
}

extension UILabel {
  /// Whether the label shows one line and has no text for it.
  fileprivate var isEmptyLine: Bool { numberOfLines == 1 && (text ?? "").isEmpty }
}

extension UIView {
  fileprivate func hasNoNaturalExtent(_ axis: Axis) -> Bool {
    let size = layoutView.delegate?.contentSize(of: layoutView, wrappingAt: nil)
    return size?[axis: axis] == UIView.noIntrinsicMetric
  }

  fileprivate func dimension(_ axis: Axis) -> NSLayoutDimension {
    axis == .horizontal ? widthAnchor : heightAnchor
  }

  /// Has an empty label, or a view without natural height in a column or a row that does not fill, be 50 points
  /// and more, or what it was before.
  ///
  /// It resists compression as the view does, but gives way to text, which resists with 750 or more.
  ///
  /// Source: stored frames of 18 labels of one line in 8 documents are as large as this or as the room
  /// left for them, and of one that is wider; 3 labels of more lines collapse. In columns that do not
  /// fill in proportion, 34 more views of 7 documents (Xcode 10 to 15) are where views without natural
  /// height are that high, also where what is inside them needs less; one view of compression
  /// resistance 1 collapses. 124 views of 13 documents (4 projects, Xcode 10 to 26) are where such
  /// views keep heights of their own; see `docs/decisions/0073-sizes-that-stay-on-the-canvas.md`. In a row
  /// that does not fill, 5 views of one document are where an image view without an image is as high, and
  /// 2 views of another project are 50 high in a row of 68.
  fileprivate func hold(along axis: Axis, atLeast extent: Double) {
    let resistance = contentCompressionResistancePriority(
      for: axis == .horizontal ? .horizontal : .vertical)
    let constraint = dimension(axis).constraint(
      greaterThanOrEqualToConstant: CGFloat(extent))
    constraint.identifier = CanvasPlaceholder.identifier
    constraint.activate(at: UILayoutPriority(min(resistance.rawValue, 749)))
  }

  /// Has a view be as high as a placeholder is and, if that is known, as it was saved.
  fileprivate func holdHeight(atLeast settledHeight: Double?) {
    hold(along: .vertical, atLeast: max(CanvasPlaceholder.extent, settledHeight ?? 0))
  }

  /// Has a view without natural width in a row be as wide as a new one and more.
  ///
  /// It goes before what hugs text inside it, which mostly does with 251, and gives way to text.
  ///
  /// Source: such a view and what it pushes away (4 views of a document of Xcode 12) are stored so, less
  /// what the text beside it needs; no other row leaves it the choice.
  fileprivate func holdWidth() {
    let width = CGFloat(CanvasPlaceholder.newWidth)
    let constraint = widthAnchor.constraint(greaterThanOrEqualToConstant: width)
    constraint.activate(at: UILayoutPriority(252))
  }

  /// Has a view without natural extent across the axis keep that of a new view in Interface Builder's
  /// library.
  ///
  /// It is a bit stronger than the pull of the stack view that it replaces, and weaker than the one
  /// that keeps the stack view small.
  ///
  /// Source: stored frames of such views in stack views that do not fill, 240 points wide or as wide as
  /// the stack view where that is narrower (9 of 12 views in 11 documents, Xcode 10 to 15), and as high
  /// as the stack view where that is lower than 128 points (2 of 4).
  fileprivate func hold(across axis: Axis) {
    let extent =
      axis == .horizontal ? CanvasPlaceholder.newWidth : CanvasPlaceholder.newHeight
    let constraint = dimension(axis).constraint(equalToConstant: CGFloat(extent))
    constraint.activate(at: UILayoutPriority(26))
  }
}
