import AutoLayout
import InterfaceBuilder
import UIKit

/// The views of a scene that rules tell nothing of, as a conflict, something open or a layout that does not come to rest is
/// about them already.
///
/// Silence about them is no sign that nothing is wrong there.
struct HiddenViews: Equatable {
  /// The kinds of faults that views are hidden from, each by its own rules.
  enum Aspect: CaseIterable {
    /// Reaching outside the superview.
    case overhang
    /// Lying over another view.
    case overlap
    /// A text with too little height.
    case height
    /// Any other.
    case other
  }

  private var ids: [Aspect: Set<String>]

  /// - Parameter ids: The ids of the views.
  init(_ ids: [Aspect: Set<String>] = [:]) {
    self.ids = ids.filter { !$0.value.isEmpty }
  }

  /// The rules about which ``HiddenViews`` say something.
  static let rules: Set<RuleID> = [
    .outsideSuperview, .overlappingViews, .clippedText, .zeroSize, .unsafeArea,
    .horizontalScrolling,
  ]

  /// Whether there are none.
  var isEmpty: Bool { ids.isEmpty }

  /// The ids of the views that are hidden from a kind of faults.
  subscript(aspect: Aspect) -> Set<String> { ids[aspect] ?? [] }

  /// The views of both.
  func union(_ other: HiddenViews) -> HiddenViews {
    HiddenViews(ids.merging(other.ids) { $0.union($1) })
  }

  /// The views without those of others.
  func subtracting(_ other: HiddenViews) -> HiddenViews {
    HiddenViews(
      Dictionary(uniqueKeysWithValues: ids.map { ($0.key, $0.value.subtracting(other[$0.key])) }))
  }

  /// The same views of another version of the document, as far as that has them.
  func mapped(_ counterpart: (String) -> String?) -> HiddenViews {
    HiddenViews(ids.mapValues { Set($0.compactMap(counterpart)) })
  }
}

extension InspectedScene {
  /// The views that rules tell nothing of.
  var hiddenViews: HiddenViews {
    let all = Set(instance.views.map(\.id))
    guard solution.isSettled else {
      return HiddenViews(
        Dictionary(uniqueKeysWithValues: HiddenViews.Aspect.allCases.map { ($0, all) }))
    }
    return HiddenViews([
      .overhang: OutsideSuperviewRule.hiddenViews(in: self),
      .overlap: displacedViews(Axis.allCases),
      .height: displacedViews([.vertical]),
      .other: all.subtracting(unexplainedViews.map(\.id)),
    ])
  }

  /// The ids of the views that conflicts move along any of some axes.
  private func displacedViews(_ axes: [Axis]) -> Set<String> {
    Set(
      instance.views.filter { view in axes.contains { isDisplaced(view.view, $0) } }.map(\.id))
  }
}
