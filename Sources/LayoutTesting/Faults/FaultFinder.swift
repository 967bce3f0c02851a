import AutoLayout
import LayoutFaults
import UIKit

/// Finds what is wrong with a layout.
@MainActor
struct FaultFinder {
  private let stage: LayoutStage
  private let views: [UIView]
  private let constraints: [NSLayoutConstraint]
  private let conflicts: [LayoutConflict]
  private let open: OpenVariables
  /// The names of the views.
  let names: ViewNames

  init(_ stage: LayoutStage) {
    self.stage = stage
    let root = stage.view
    views = root.programViews
    constraints = root.heldConstraintsInside
    names = ViewNames(root, controller: stage.controller)
    open = OpenVariables(of: views)
    conflicts = root.layoutView.conflicts.filter { conflict in
      conflict.constraints.contains { $0.isAbout(viewInside: root) }
    }
  }

  /// Everything that is wrong, causes before what may follow from them.
  var faults: [FoundFault] {
    conflictFaults + ambiguityFaults + settlingFaults + outsideFaults + clippedFaults
      + overlapFaults
  }

  // MARK: Constraints

  private var conflictFaults: [FoundFault] {
    let texts = ConstraintText(names: names)
    return conflicts.map { conflict in
      let lines = conflict.constraints.map { constraint in
        "\n    \(texts.text(of: constraint))"
          + (constraint === conflict.broken ? " ← \(loss(of: constraint))" : "")
      }
      return FoundFault(
        rule: .conflict, views: conflict.views,
        subject: lines.sorted().joined(),
        message: "\(lines.count) constraints cannot all hold:" + lines.joined(),
        advice: "Remove one of them or lower its priority below 1000")
    }
  }

  private func loss(of constraint: EngineConstraint) -> String {
    guard let distance = stage.view.layoutView.violation(of: constraint), distance >= 0.05 else {
      return "gives way"
    }
    return "gives way by \(Points.text(distance))"
  }

  private var ambiguityFaults: [FoundFault] {
    open.missingConstraints { $0.view.isShown }.map { missing in
      FoundFault(
        rule: .ambiguity, views: [missing.view] + missing.otherViews,
        subject: names.path(missing.view),
        message: Ambiguity.message(missing, of: names.full(missing.view)),
        advice: Ambiguity.advice(missing))
    }
  }

  private var settlingFaults: [FoundFault] {
    guard !stage.isSettled else { return [] }
    return [
      FoundFault(
        rule: .unsettled, views: [stage.view], subject: "",
        message: "layout of \(names.full(stage.view)) does not come to rest",
        advice: "Look for sizes that depend on themselves, such as margins that follow the frame")
    ]
  }

  // MARK: Geometry

  /// The views that a fault of constraints is about already: where they are says nothing more.
  private func isExplained(_ view: UIView) -> Bool {
    open.isFrameOpen(of: view)
      || conflicts.contains { $0.views.contains { $0 === view } }
  }

  private var outsideFaults: [FoundFault] {
    let ties = EdgeTies(constraints)
    return views.compactMap { view in
      guard view !== stage.view, !isExplained(view), !view.showsNothing else { return nil }
      let overflow = Overflow(
        of: view, tiedBy: ties, direction: view.layoutView.effectiveDirection,
        unless: \.isPinned)
      guard let overflow else { return nil }
      let sides = overflow.sides.map(\.text).joined(separator: " and ")
      let texts = ConstraintText(names: names)
      return FoundFault(
        rule: .outside, views: [view], subject: names.path(view),
        message: "\(names.full(view)) reaches outside its superview by \(sides)",
        advice: overflow.permittingConstraint.map {
          "\(texts.text(of: $0)) permits it: turn its relation round"
        } ?? overflow.advice(others: 0))
    }
  }

  private var clippedFaults: [FoundFault] {
    views.compactMap { view in
      guard !isExplained(view), let clipped = ClippedText(in: view) else { return nil }
      return FoundFault(
        rule: .clipped, views: [view], subject: names.path(view),
        message: "the text of \(names.full(view)) \(clipped.verdict): it \(clipped.words)",
        advice: clipped.advice)
    }
  }

  private var overlapFaults: [FoundFault] {
    let candidates = views.filter { !isExplained($0) }
    let overlaps = Overlap.all(among: candidates, in: stage.view, constraints: constraints)
    return overlaps.map { overlap in
      let (front, back) = (overlap.front.view, overlap.back.view)
      let more = overlap.others == 0 ? "" : ", and \(overlap.others) more views"
      return FoundFault(
        rule: .overlap, views: [front, back], subject: names.path(front),
        message: "\(names.full(front)) lies over \(names.full(back)) by \(overlap.extent)\(more)",
        advice: overlap.advice(naming: names.short))
    }
  }
}

extension UIView {
  /// Whether the view is a plain one that nobody sees.
  fileprivate var showsNothing: Bool {
    type(of: self) == UIView.self && subviews.isEmpty && backgroundColor == nil
  }
}

extension LayoutConflict {
  /// The views that members of the conflict are about.
  @MainActor
  fileprivate var views: [UIView] {
    var found: [UIView] = []
    for constraint in constraints {
      for view in [constraint.firstItem, constraint.secondItem].compactMap({ $0?.clientView })
      where !found.contains(where: { $0 === view }) {
        found.append(view)
      }
    }
    return found
  }
}

extension LayoutItem {
  /// The view, or the owner of the guide.
  @MainActor
  fileprivate var clientView: UIView? {
    (representedObject as? UILayoutGuide)?.owningView ?? representedObject as? UIView
  }
}

extension EngineConstraint {
  /// Whether the constraint relates a view inside another one.
  @MainActor
  fileprivate func isAbout(viewInside root: UIView) -> Bool {
    [firstItem, secondItem].contains { $0?.clientView?.isDescendant(of: root) ?? false }
  }
}
