import AutoLayout
import InterfaceBuilder
import LayoutFaults
import UIKit

/// Extents that are neither the device's nor the document's at run time.
extension InspectedScene {
  /// Whether a view lies inside something whose extent at run time is neither the device's nor the
  /// document's.
  ///
  /// Rows of tables take the height of what is in them, views that are loaded from xibs that of
  /// where they are put, and views around a text that comes at run time that of the text.
  func hasProvisionalExtent(around view: UIView, _ axis: Axis) -> Bool {
    isLoadedView || isInItem(view, axis) || hasExtentOfNoDocument(around: view, axis)
  }

  /// Whether an extent of a view is open however large what is around it is: one constraint or none is about the view along that
  /// axis, and no content gives it one.
  ///
  /// Source: *Auto Layout Guide*, "Creating Nonambiguous, Satisfiable Layouts": a view needs two constraints in each dimension.
  func isOpenAtAnySize(_ missing: MissingConstraints) -> Bool {
    let view = missing.view
    guard !missing.isCompetition, missing.otherViews.isEmpty, !(view.superview is UIStackView),
      let described = view.documentID.flatMap({ description.view(id: $0) }),
      described.customClass == nil
    else { return false }
    return missing.variables.allSatisfy { variable in
      guard variable == .width || variable == .height else { return false }
      return instance.constraints.count { id, constraint in
        constraint.isActive && (constraint.firstItem === view || constraint.secondItem === view)
          && phrases.constraint(id: id)?.firstAttribute?.axis == variable.axis
      } < 2
    }
  }

  /// Whether a view lies inside an item of a collection, which may give it another extent than the document stores.
  private func isInItem(_ view: UIView, _ axis: Axis) -> Bool {
    var superview = view.superview
    while let current = superview {
      if current is UICollectionReusableView { return !isGivenByCollection(current, axis) }
      superview = current.superview
    }
    return false
  }

  /// Whether a view lies inside something that has neither the extent of the device nor the one that the document
  /// stores.
  ///
  /// A view of a xib at its stored size is as its author saw it, though another may be given to it at run time.
  func hasExtentOfNoDocument(around view: UIView, _ axis: Axis) -> Bool {
    var superview = view.superview
    while let current = superview, current !== instance.rootView.superview {
      if isAroundTextToCome(current, axis) { return true }
      if current is UITableViewCell || current is UITableViewHeaderFooterView {
        return axis == .vertical && !hasStoredExtent(current, axis)
      }
      if isSizedByCode(current) { return axis == .vertical }
      if current is UICollectionReusableView {
        return !isGivenByCollection(current, axis) && !hasStoredExtent(current, axis)
      }
      superview = current.superview
    }
    return !hasKnownSize && !hasStoredExtent(instance.rootView, axis)
  }

  /// Whether the scene has the size that it is shown at: that of the screen, or the one that code gives it.
  var hasKnownSize: Bool {
    scene.fillsScreen && !presentsItself
      || code.popup(ofScene: solution.rootID, in: description) != nil
  }

  /// Whether the class of the scene's controller says how it is presented, and where on the screen.
  var presentsItself: Bool {
    controllersClass.map(code.classesPresentingThemselves.contains) ?? false
  }

  /// Whether the scene is a view of a xib that is put into another view.
  ///
  /// A controller's view whose frame makes no constraints is placed by those of another controller's code.
  var isLoadedView: Bool {
    guard let root = rootOfXib else { return false }
    guard description.isControllersView(root) else { return !scene.fillsScreen }
    return !root.geometry.translatesAutoresizingMask
  }

  /// Whether the root is that of a xib which no controller has for its view: whatever shows it gives it a height, also where
  /// the canvas is a whole screen.
  ///
  /// Source: `UIViewController.nibName`: the owner of a controller's xib has its outlet `view` connected.
  var isRootOfNoController: Bool {
    rootOfXib.map { !description.isControllersView($0) } ?? false
  }

  /// Whether such a root keeps its stored width in whatever it is put into, unless code gives it another frame.
  ///
  /// Source: `UIView.autoresizingMask`: a view without a flexible width is as wide as it was when its superview's bounds change.
  var keepsWidthInSuperview: Bool {
    guard isRootOfNoController, let mask = rootOfXib?.geometry.autoresizingMask else {
      return false
    }
    return !mask.contains(.flexibleWidth)
  }

  /// The root, where the scene is a top-level view of a xib.
  private var rootOfXib: ViewDescription? {
    instance.sceneID == nil ? description.view(id: solution.rootID) : nil
  }

  /// Whether an object has the size that its document stores.
  func hasStoredSize(_ id: String) -> Bool {
    guard let view = instance.view(id: id) else { return false }
    return Axis.allCases.allSatisfy { hasStoredExtent(view, $0) }
  }

  private func hasStoredExtent(_ view: UIView, _ axis: Axis) -> Bool {
    if axis == .vertical, isGivenHeightAtRunTime(view) { return false }
    guard let stored = storedExtent(of: view, axis) else { return false }
    return abs(view.layoutView.frame.size[axis: axis] - stored) <= Self.tolerance
  }

  private func storedExtent(of view: UIView, _ axis: Axis) -> Double? {
    view.documentID.flatMap { description.view(id: $0)?.geometry.frame?.size[axis: axis] }
  }

  /// Whether a view is a row, or the content view of one, that takes its height from its content or from code at run
  /// time.
  ///
  /// Source: `UITableView.automaticDimension`, which documents write as a row height of -1.
  private func isGivenHeightAtRunTime(_ view: UIView) -> Bool {
    guard let cell = view as? UITableViewCell ?? view.superview as? UITableViewCell else {
      return false
    }
    guard let table = cell.superview as? UITableView else { return cell === instance.rootView }
    if isHeightOfRowsInCode { return true }
    guard let row = cell.documentID.flatMap({ description.view(id: $0) }) else { return false }
    guard table.rowHeight < 0 else { return row.isPrototype && hasRowsOfManyHeights(table) }
    return row.isPrototype || row.attribute("rowHeight") == nil
  }

  /// Whether the code of the scene's controller gives rows their heights.
  var isHeightOfRowsInCode: Bool { controllersClass.map(code.givesRowHeights) ?? false }

  /// Whether the code of the scene's controller leaves rows' heights to their content.
  var areRowHeightsAutomaticInCode: Bool {
    controllersClass.map(code.givesAutomaticRowHeights) ?? false
  }

  /// The class of the scene's controller, where it is the app's.
  var controllersClass: String? {
    description.controller(id: solution.rootID)?.customClass?.name
      ?? description.owner?["customClass"]
  }

  /// Whether a view is in a row that is as high as its content, here as at run time.
  func isInRowHighAsItsContent(_ view: UIView) -> Bool {
    guard let row = view.superview.flatMap(row(around:)) else { return false }
    let name = row.documentID.flatMap { description.view(id: $0)?.customClass?.name }
    if name.map(code.givesHeightsOfItsOwn(toRowsOf:)) ?? false { return false }
    return (row.superview as? UITableView).map { $0.rowHeight < 0 } != false
      && isGivenHeightAtRunTime(row)
  }

  /// Whether prototypes of a table have heights of their own, so that only code can give its rows theirs.
  private func hasRowsOfManyHeights(_ table: UITableView) -> Bool {
    let content = table.documentID.flatMap { description.view(id: $0)?.content }
    return (content as? TableViewContent)?.prototypes.contains { prototype in
      let own = (prototype.content as? TableViewCellContent)?.rowHeight
      return own.map { abs($0 - Double(table.rowHeight)) > Self.tolerance } ?? false
    } ?? false
  }

  /// Whether a header or footer of a collection has the collection's extent, across the direction that it scrolls in.
  ///
  /// Source: `UICollectionViewFlowLayout.headerReferenceSize`.
  func isGivenByCollection(_ view: UIView, _ axis: Axis) -> Bool {
    guard !(view is UICollectionViewCell), let collection = view.superview as? UICollectionView,
      let flow = collection.collectionViewLayout as? UICollectionViewFlowLayout
    else { return false }
    return axis == (flow.scrollDirection == .vertical ? .horizontal : .vertical)
  }

  /// Whether something of a view's extent or place is in Interface Builder only, and in the app its class or code gives it.
  ///
  /// Source: *Intrinsic Size: Placeholder* and *Remove at build time* in Interface Builder's inspectors, which are not built
  /// into the app.
  func hasPlaceholder(_ view: UIView, _ axis: Axis) -> Bool {
    hasPlaceholderConstraint(view, axis) || hasPlaceholderSize(view, axis)
  }

  /// Whether a constraint is about a view that Interface Builder removes at build time, in place of which code makes another.
  func hasPlaceholderConstraint(_ view: UIView, _ axis: Axis) -> Bool {
    placeholderItems[axis, default: []].contains(ObjectIdentifier(view))
  }

  /// Whether the place of a view may follow from one of those, its own, that of a view beside it, or around it.
  func isBesidePlaceholder(_ view: UIView, _ axis: Axis) -> Bool {
    var current: UIView? = view
    while let inner = current {
      let beside = inner.superview?.subviews ?? [inner]
      if beside.contains(where: { hasPlaceholder($0, axis) }) { return true }
      current = inner.superview
    }
    return false
  }

  /// Whether the extent of a view or of one inside it is one that it has in Interface Builder only.
  func holdsPlaceholder(_ view: UIView, _ axis: Axis) -> Bool {
    view.programViews.contains { hasPlaceholder($0, axis) }
  }

  /// Whether a constraint keeps a view at the content size that it has in Interface Builder only.
  func isOfPlaceholder(
    _ member: SceneSolution.SystemConstraintID, along axes: Set<Axis>
  ) -> Bool {
    guard member.role == .contentSize,
      let described = member.itemID.flatMap({ description.view(id: $0) })
    else { return false }
    return axes.contains { described.placeholderExtent($0) != nil }
  }

  /// Whether a view has the extent of its placeholder, or may have.
  ///
  /// A class of the app's own gives it another. A view of the system has none without content, and its own with some;
  /// where constraints give it an extent, the placeholder has no say.
  func hasPlaceholderSize(_ view: UIView, _ axis: Axis) -> Bool {
    guard let described = view.documentID.flatMap({ description.view(id: $0) }),
      let placeholder = described.placeholderExtent(axis)
    else { return false }
    return described.customClass != nil
      || abs(view.alignedExtent(axis) - placeholder) <= Self.tolerance
  }

  // MARK: Headers and texts

  /// Whether a view lies above or below the rows of a table, or beside the view of a controller, so that code gives
  /// it its height.
  ///
  /// Source: `UITableView.tableHeaderView`: the table takes the height of the view's frame.
  func isSizedByCode(_ view: UIView) -> Bool {
    if let table = view.superview as? UITableView {
      return table.tableHeaderView === view || table.tableFooterView === view
    }
    return view !== instance.rootView && view.superview === instance.rootView.superview
  }

  /// Whether a view shows a text that comes at run time.
  func isTextToCome(_ view: UIView) -> Bool {
    guard let content = view.documentID.flatMap({ description.view(id: $0)?.content }),
      content is LabelContent || content is TextViewContent || content is TextFieldContent
    else { return false }
    return content.displayedText?.isEmpty ?? true
  }

  /// Whether a view has less extent than its document stores by what texts inside it have not yet.
  private func isAroundTextToCome(_ view: UIView, _ axis: Axis) -> Bool {
    guard let missing = extentsToCome[axis]?[ObjectIdentifier(view)],
      let lost = lostExtent(of: view, axis)
    else { return false }
    return lost <= missing + Self.tolerance
  }

  /// How much less extent a view has than its document stores, in points; nil where it has not less.
  private func lostExtent(of view: UIView, _ axis: Axis) -> Double? {
    guard let stored = storedExtent(of: view, axis) else { return nil }
    let lost = stored - view.layoutView.frame.size[axis: axis]
    return lost > Self.tolerance ? lost : nil
  }

  /// Finds ``extentsToCome``.
  ///
  /// A text that is stored without extent too is as its author saw it.
  func findExtentsToCome() -> [Axis: [ObjectIdentifier: Double]] {
    var found: [Axis: [ObjectIdentifier: Double]] = [:]
    for (_, view) in instance.views where isTextToCome(view) {
      for axis in Axis.allCases {
        guard let lost = lostExtent(of: view, axis) else { continue }
        var superview = view.superview
        while let current = superview, current !== instance.rootView {
          found[axis, default: [:]][ObjectIdentifier(current), default: 0] += lost
          superview = current.superview
        }
      }
    }
    return found
  }

  /// Rounding to pixels, in points.
  private static let tolerance = 0.5
}

extension ViewDescription {
  /// The extent that stands in for the view's own in Interface Builder; nil where it has none.
  fileprivate func placeholderExtent(_ axis: Axis) -> Double? {
    switch axis {
    case .horizontal: layout.placeholderIntrinsicWidth
    case .vertical: layout.placeholderIntrinsicHeight
    }
  }
}
