import AutoLayout
import InterfaceBuilder
import UIKit

/// What constraints leave open of the views of a scene, as far as measuring is exact enough to tell.
///
/// Where several texts compete for a room that they fill but for a rest, it depends on the fonts
/// whether they fit, or one of them stretches and nothing says which.
///
/// Source: documents with such a rest of less than a point for each text. Interface Builder marks no view
/// as ambiguous in 4 of them and the texts in 2, which are copies of each other.
@MainActor
struct OpenVariables {
  /// How far a measured text may be from its size in Apple's fonts, in points.
  private static let certainty = 0.75

  private var open: [String: [LayoutVariable]] = [:]

  /// Finds what is open in a scene that was laid out.
  init(of instance: SceneInstance) {
    for (id, view) in instance.views {
      let variables = view.layoutView.ambiguousVariables
      if !variables.isEmpty { open[id] = variables }
    }
    guard !open.isEmpty else { return }
    for axis in Axis.allCases {
      let concerned = instance.views.map(\.id).filter { id in
        open[id]?.contains { $0.axis == axis } ?? false
      }
      for group in TiedViews(concerned, in: instance).groups {
        let ids = group.map { concerned[$0] }
        if isUncertain(ids, axis, in: instance) {
          for id in ids { open[id]?.removeAll { $0.axis == axis } }
        }
      }
    }
  }

  /// What is open of a view.
  func variables(of id: String) -> [LayoutVariable] { open[id] ?? [] }

  /// Whether views that are tied together may well have all the room they want.
  private func isUncertain(_ ids: [String], _ axis: Axis, in instance: SceneInstance) -> Bool {
    var rest = 0.0
    var texts = 0
    for id in ids {
      guard let view = instance.view(id: id),
        open[id]?.contains(axis == .horizontal ? .width : .height) ?? false
      else { continue }
      // The extent of a container follows from what is inside.
      if view is UIStackView { continue }
      if axis == .vertical, view.isInsideHeldOpenView { return true }
      let (natural, extent) = (view.naturalExtent(axis), view.extent(axis))
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
  fileprivate func extent(_ axis: Axis) -> Double {
    Size(alignmentRect(forFrame: frame).size)[axis: axis]
  }

  /// Whether the canvas alone makes something around the view as high as it is, so that at run time
  /// there is no room to compete for.
  fileprivate var isInsideHeldOpenView: Bool {
    var view = superview
    while let current = view {
      if current.isHeldOpen { return true }
      view = current.superview
    }
    return false
  }

  private var isHeldOpen: Bool {
    abs(extent(.vertical) - CanvasPlaceholder.extent) < 0.001
      && constraints.contains { $0.identifier == CanvasPlaceholder.identifier }
  }
}

extension LayoutVariable {
  /// The axis the variable lies on.
  var axis: Axis {
    switch self {
    case .minX, .width: .horizontal
    case .minY, .height: .vertical
    }
  }
}
