package import AutoLayout
package import UIKit

/// What constraints leave open of views, as far as measuring is exact enough to tell.
///
/// Where several texts compete for a room that they fill but for a rest, it depends on the fonts
/// whether they fit, or one of them stretches and nothing says which.
///
/// Source: documents with such a rest of less than a point for each text. Interface Builder marks no view
/// as ambiguous in 4 of them and the texts in 2, which are copies of each other.
@MainActor
package struct OpenVariables {
  /// How far a measured text may be from its size in Apple's fonts, in points.
  private static let certainty = 0.75

  private var open: [ObjectIdentifier: [LayoutVariable]] = [:]

  /// Finds what is open in a hierarchy that was laid out.
  ///
  /// - Parameters:
  ///   - views: The views in question.
  ///   - constraints: The constraints that may tie them together.
  ///   - isHeldOpen: Whether something else than the program makes a view as high as it is.
  package init(
    of views: [UIView], constraints: [NSLayoutConstraint],
    isHeldOpen: (UIView) -> Bool = { _ in false }
  ) {
    for view in views {
      let variables = view.layoutView.ambiguousVariables
      if !variables.isEmpty { open[ObjectIdentifier(view)] = variables }
    }
    guard !open.isEmpty else { return }
    for axis in Axis.allCases {
      let concerned = views.filter { view in variables(of: view).contains { $0.axis == axis } }
      for group in TiedViews(concerned, constraints: constraints).groups {
        let members = group.map { concerned[$0] }
        guard isUncertain(members, axis, isHeldOpen: isHeldOpen) else { continue }
        for view in members { open[ObjectIdentifier(view)]?.removeAll { $0.axis == axis } }
      }
    }
  }

  /// What is open of a view.
  package func variables(of view: UIView) -> [LayoutVariable] {
    open[ObjectIdentifier(view)] ?? []
  }

  /// Whether views that are tied together may well have all the room they want.
  private func isUncertain(
    _ views: [UIView], _ axis: Axis, isHeldOpen: (UIView) -> Bool
  ) -> Bool {
    var rest = 0.0
    var texts = 0
    for view in views
    where variables(of: view).contains(axis == .horizontal ? .width : .height) {
      // The extent of a container follows from what is inside.
      if view is UIStackView { continue }
      if axis == .vertical, view.isInside(isHeldOpen) { return true }
      let (natural, extent) = (view.naturalExtent(axis), view.alignedExtent(axis))
      guard natural != UIView.noIntrinsicMetric else { return false }
      rest += abs(extent - natural)
      if view is UILabel || view is UIButton { texts += 1 }
    }
    return texts > 0 && rest <= Self.certainty * Double(texts) + 0.001
  }
}

extension UIView {
  fileprivate func naturalExtent(_ axis: Axis) -> Double {
    Size(intrinsicContentSize)[axis: axis]
  }

  /// The extent of the alignment rectangle, in points.
  package func alignedExtent(_ axis: Axis) -> Double {
    Size(alignmentRect(forFrame: frame).size)[axis: axis]
  }

  /// Whether something is true of any view around this one.
  fileprivate func isInside(_ condition: (UIView) -> Bool) -> Bool {
    var view = superview
    while let current = view {
      if condition(current) { return true }
      view = current.superview
    }
    return false
  }
}

extension LayoutVariable {
  /// The axis the variable lies on.
  package var axis: Axis {
    switch self {
    case .minX, .width: .horizontal
    case .minY, .height: .vertical
    }
  }
}
