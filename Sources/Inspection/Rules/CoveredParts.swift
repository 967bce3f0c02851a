import AutoLayout
import Devices
import InterfaceBuilder
import UIKit

/// Parts of a layout that follow from where code shows a scene.
extension InspectedScene {
  /// Whether the document says how the scene comes to the screen.
  ///
  /// Code may put others below a bar, or into another view. Many apps do not turn, so that the sides of a screen
  /// are never sure to be covered.
  var isShownAsIs: Bool {
    description.initialControllerID == solution.rootID
      || !description.sceneGraph.segues(to: solution.rootID).isEmpty
  }

  /// Whether every segue to the scene, or to the navigation controller that begins with it, presents a page sheet: on pads it
  /// is smaller than the screen, and Apple does not say by how much.
  ///
  /// Source: `UIModalPresentationStyle.pageSheet`, and `automatic`, which is a sheet since iOS 13.
  var isPageSheet: Bool {
    let graph = description.sceneGraph
    var segues = graph.segues(to: solution.rootID)
    if segues.count == 1, segues[0].kind == .relationship("rootViewController"),
      let container = segues[0].sourceControllerID
    {
      segues = graph.segues(to: container)
    }
    return !segues.isEmpty && description.initialControllerID != solution.rootID
      && segues.allSatisfy { segue in
        let style =
          segue.modalPresentationStyle
          ?? description.controller(id: segue.destinationID)?.modalPresentationStyle
        return segue.kind == .presentation
          && ["automatic", "pageSheet"].contains(style ?? "automatic")
      }
  }

  /// Whether the scene is drawn at a free size both sides of which exceed the shorter side of every phone, or that is wider
  /// than every phone is long, so that its author has pads in mind.
  ///
  /// Scenes 600 points wide are as wide as the square canvas that Xcode had before version 8.
  var isDrawnForPads: Bool {
    guard let size = freeSize else { return false }
    return min(size.width, size.height) > LargestPhone.width && size.width != 600
      || size.width > LargestPhone.height
  }

  /// Whether the scene is drawn at a free size narrower than every screen, so that its author has a part of one in mind.
  var isDrawnAsPart: Bool {
    freeSize.map { $0.width < ScreenLimits.leastWidth } ?? false
  }

  /// The free size that the scene is drawn at; nil for one of a device.
  private var freeSize: Size? {
    guard
      case .freeform(let size) = description.controller(id: solution.rootID)?.simulatedMetrics.size
    else { return nil }
    return size
  }

  /// Whether the scene is drawn for Notification Center, which gives it a width and a height of its own.
  ///
  /// Source: `NCWidgetProviding`; Interface Builder writes the attribute where it simulates Notification Center.
  var isWidget: Bool {
    description.controller(id: solution.rootID)?.view?.element["simulatedAppContext"]
      == "notificationCenter"
  }

  /// Whether a distance is what the system covers at the top or the bottom of the screen, a constraint is about where
  /// that ends, and code decides if the scene reaches there.
  ///
  /// Below a bar that is not translucent, and in a view that another controller holds, nothing is covered.
  func isInset(_ distance: Double, of constraints: [ConstraintDescription]) -> Bool {
    guard !isShownAsIs, scene.fillsScreen, constraints.contains(where: isAboutCoveredPart) else {
      return false
    }
    let insets = instance.rootView.safeAreaInsets
    let covered = [insets.top, insets.bottom, insets.top + insets.bottom].map { Double($0) }
    return covered.contains { $0 > 0 && abs($0 - distance) <= Self.insetTolerance }
  }

  /// Whether a vertical constraint leads to the safe area or a layout guide of a controller.
  private func isAboutCoveredPart(_ constraint: ConstraintDescription) -> Bool {
    guard constraint.firstAttribute?.axis == .vertical else { return false }
    return [constraint.firstItemID, constraint.secondItemID].contains { id in
      let element = id.flatMap { description.document.element(id: $0) }
      return ["viewLayoutGuide", "viewControllerLayoutGuide"].contains(element?.name)
    }
  }

  /// The constraints of the document on a view.
  func constraints(on id: String) -> [ConstraintDescription] {
    instance.constraints.compactMap { phrases.constraint(id: $0.id) }.filter {
      $0.firstItemID == id || $0.secondItemID == id
    }
  }

  /// The id of a constraint that code sets and that decides on the place or size of a view.
  func constraintSetByCode(of view: UIView) -> String? {
    instance.constraints.first { placed in
      let items = [placed.constraint.firstItem, placed.constraint.secondItem]
      return items.contains { $0 === view } && code.setsConstraint(placed.id)
    }?.id
  }

  /// Whether a constraint that code sets, or puts in the place of another one, decides on the place or size of a view along
  /// an axis.
  func isSetByCode(_ view: UIView, _ axis: Axis) -> Bool {
    view.documentID.map { itemsSetByCode[axis, default: []].contains($0) } ?? false
  }

  /// Whether a constraint that code sets gives a view its extent, by itself or by what is around or beside it.
  func isGivenExtentByCode(_ view: UIView, _ axis: Axis) -> Bool {
    guard let id = view.documentID else { return false }
    let extent: LayoutAttribute = axis == .horizontal ? .width : .height
    return constraints(on: id).contains { constraint in
      guard code.setsConstraint(constraint.id) else { return false }
      let ends = [
        (constraint.firstItemID, constraint.firstAttribute),
        (constraint.secondItemID, constraint.secondAttribute),
      ]
      let isAboutExtent = ends.contains { $0.0 == id && $0.1 == extent }
      let other = ends.first { $0.0 != id }?.0.flatMap { instance.view(id: $0) }
      return isAboutExtent && !(other?.isDescendant(of: view) ?? false)
    }
  }

  /// Whether that is so of a view or one around it inside a view.
  func isSetByCode(_ view: UIView, inside holder: UIView?) -> Bool {
    sequence(first: view) { $0.superview === holder ? nil : $0.superview }.contains { view in
      Axis.allCases.contains { isSetByCode(view, $0) }
    }
  }

  /// Whether code gives a view, or one around it, constraints, another superview or, as what is around it is laid out, a
  /// frame.
  func isPlacedByCode(_ view: UIView) -> Bool {
    let root = instance.rootView
    return sequence(first: view) { $0 === root ? nil : $0.superview }.contains {
      $0 !== root
        && ($0.documentID.map(code.constrains) ?? false || isArrangedByItsSuperview($0))
    }
  }

  /// Whether the class of the view around a view sets the frames of all that is in it.
  func isArrangedByItsSuperview(_ view: UIView) -> Bool {
    let className = view.superview?.documentID.flatMap { description.view(id: $0)?.customClass }
    return (className?.name).map(code.arrangesSubviews) ?? false
  }

  /// Finds ``itemsSetByCode``, also by constraints that are not installed, which code may put into force.
  ///
  /// A view that holds a constraint between views in it is not placed by that.
  func findItemsSetByCode() -> [Axis: Set<String>] {
    var items: [Axis: Set<String>] = [:]
    for element in code.constraints.compactMap(description.document.element(id:)) {
      guard let attribute = element["firstAttribute"] else { continue }
      let isHorizontal = Self.horizontalAttributes.contains { attribute.hasPrefix($0) }
      let holder = element.parent?.parent?.id
      let (first, second) = (element["firstItem"] ?? holder, element["secondItem"])
      let placed = [first, second].compactMap { $0 }.filter { second == nil || $0 != holder }
      items[isHorizontal ? .horizontal : .vertical, default: []].formUnion(placed)
    }
    return items
  }

  /// The beginnings of the names of attributes along the width.
  private static let horizontalAttributes = [
    "leading", "trailing", "left", "right", "width", "centerX",
  ]

  /// Rounding, in points.
  private static let insetTolerance = 1.0
}
