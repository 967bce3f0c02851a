import AutoLayout
import UIKit

/// A top-level view of a xib that constraints lay out and nothing around it does, so that its size is open.
///
/// Its stored size is what layout came to, unless required constraints make what is in it wider: in a file
/// that a program wrote, or that was edited outside Interface Builder. Such a view is as wide as the frames
/// stored inside say, or else as one of a new xib, which is as wide as the canvas, and as high as what is in
/// it needs.
///
/// Source: none of 13 such views (six projects) is stored narrower than that. Five of them, in three
/// projects, still have the width of the canvas, which the view of a new xib has. Heights are not judged:
/// one is stored 3 points off what its constraints require.
@MainActor
struct OpenRoot {
  let view: UIView
  let description: ViewDescription
  /// The width of a new xib's view, in points.
  let newWidth: Double

  /// The size in place of a stored one, in points; nil if layout can have come to that.
  func size(inPlaceOf stored: Size) -> Size? {
    let bounds = containment() + floors()
    NSLayoutConstraint.activate(bounds)
    defer { NSLayoutConstraint.deactivate(bounds) }
    guard !canBeAsWide(as: stored) else { return nil }
    let told = toldWidths.filter { canBeAsWide(as: Size(width: $0, height: stored.height)) }
    let width = told.agreed ?? newWidth
    let fitting = fit(Size(width: width, height: 0), vertical: .fittingSizeLevel)
    return Size(
      width: fitting.width, height: fitting.height > 0 ? fitting.height : stored.height)
  }

  /// The widths that frames stored inside speak for, in points.
  private var toldWidths: [Double] {
    description.subviews.compactMap { StoredFrameWitness($0, in: description)?.rootWidth }
  }

  private func canBeAsWide(as size: Size) -> Bool {
    abs(fit(size, vertical: Self.stay).width - size.width) <= 1
  }

  /// What keeps subviews from being wider than the view and from ending below it, unless that is required.
  private func containment() -> [NSLayoutConstraint] {
    view.subviews.flatMap { subview in
      [
        view.widthAnchor.constraint(greaterThanOrEqualTo: subview.widthAnchor),
        view.bottomAnchor.constraint(greaterThanOrEqualTo: subview.bottomAnchor),
      ]
    }.map { constraint in
      constraint.priority = Self.contain
      return constraint
    }
  }

  /// What keeps everything inside from being narrower than nothing, as layout does (decision 0062).
  private func floors() -> [NSLayoutConstraint] {
    var views = view.subviews
    var floors: [NSLayoutConstraint] = []
    while let view = views.popLast() {
      floors.append(view.widthAnchor.constraint(greaterThanOrEqualToConstant: 0))
      views += view.subviews
    }
    return floors
  }

  private static let contain = UILayoutPriority(999)
  private static let stay = UILayoutPriority(998)

  private func fit(_ size: Size, vertical: UILayoutPriority) -> Size {
    Size(
      view.systemLayoutSizeFitting(
        CGSize(size), withHorizontalFittingPriority: Self.stay, verticalFittingPriority: vertical))
  }
}
