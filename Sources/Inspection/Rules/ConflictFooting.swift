import AutoLayout
import InterfaceBuilder
import UIKit

/// What a conflict rests on, which decides how sure it is at run time.
enum ConflictFooting {
  /// A difference that rounding to pixels makes, in a row or in measured content.
  case rounding
  /// An arranged view that is hidden.
  case hiding
  /// The same, where the stack views made all constraints that take part.
  case hidingAlone
  /// A constraint that code sets to something else.
  case setByCode(id: String)
  /// The items of a navigation bar, in place of which code puts others.
  case replacedByCode
  /// The parts of a screen that the system covers, where code decides if the scene reaches there.
  case coveredPart
  /// The size of a text that comes at run time.
  case textToCome
  /// The size of a picture in place of which code puts another one.
  case pictureToCome
  /// The content size of a view whose class declares another one.
  case sizeOfClass(of: String)
  /// The placeholder for a content size, which Interface Builder alone has.
  case placeholderSize(of: String?)
  /// The size that the document gives a cell, a header of a table or a view that is loaded into another one.
  case givenSize(of: String)
  /// The same, where the device gives it another size.
  case provisionalSize
  /// The width that a view which is loaded into another one is drawn at, and which its constraints do not fit.
  case drawnWidth(of: String)
  /// The frame of a view that has constraints, and whose autoresizing mask becomes constraints as well.
  case ownMask(of: String)
  /// The size of a text or picture, measured with what stands in for the real one.
  case contentSize(of: String?)
  /// Nothing but the constraints and the screen.
  case constraints

  @MainActor
  init(_ conflict: SceneSolution.ConflictIDs, in scene: InspectedScene) {
    let members = conflict.constraints.compactMap { scene.phrases.constraint(id: $0) }
    if let violation = conflict.violation,
      violation <= Self.numericDistance
        || violation <= Self.roundingDistance && Self.dependsOnRounding(conflict, in: scene)
    {
      self = .rounding
    } else if conflict.system.contains(where: { $0.role == .stackHiding }) {
      let given = conflict.constraints.first(where: scene.code.setsConstraint)
      self =
        given.map { .setByCode(id: $0) }
        ?? (conflict.isOfStackViewsAlone ? .hidingAlone : .hiding)
    } else if conflict.system.contains(where: { Self.isOfTextToCome($0, in: scene) }) {
      self = .textToCome
    } else if let placeholder = Self.placeholder(of: conflict, members: members, in: scene) {
      self = .placeholderSize(of: placeholder.itemID)
    } else if let id = Self.viewSizedByClass(in: conflict, of: scene) {
      self = .sizeOfClass(of: id)
    } else if let id = Self.resizedItem(of: conflict, members: members, in: scene) {
      self = Self.ofResizedItem(id, conflict, members: members, in: scene)
    } else if scene.code.replacesBarItems, Self.isInBarItem(members, in: scene) {
      self = .replacedByCode
    } else if let id = Self.maskedView(of: conflict, members: members, in: scene) {
      self = Self.isPlacedByCode(conflict, in: scene) ? .provisionalSize : .ownMask(of: id)
    } else if conflict.system.contains(where: { Self.isOfPictureToCome($0, in: scene) }) {
      self = .pictureToCome
    } else if let id = conflict.constraints.first(where: scene.code.setsConstraint),
      !scene.isLasting(conflict)
    {
      self = .setByCode(id: id)
    } else if let content = conflict.system.first(where: { $0.role == .contentSize }) {
      self = .contentSize(of: content.itemID)
    } else if conflict.violation.map({ scene.isInset($0, of: members) }) ?? false {
      self = .coveredPart
    } else {
      self = .constraints
    }
  }

  /// Content views of table cells are 0.5 or 1 point lower than the numbers people write into their
  /// constraints.
  private static let roundingDistance = 1.0

  /// Ratios are stored with six digits: what they are off by, in points, shows on no screen.
  private static let numericDistance = 0.01

  /// The reason why such a conflict is no error; nil where it is certain.
  var mitigation: Mitigation? {
    switch self {
    case .rounding: .rounding
    case .hidingAlone: .stackViewsAlone
    case .setByCode(let id): .constraintSetByCode(id)
    case .replacedByCode: .barItemsReplacedByCode
    case .coveredPart: .coveredPart
    case .textToCome: .textToCome
    case .pictureToCome: .imageSetByCode
    case .sizeOfClass: .sizedByClass
    case .placeholderSize: .placeholder
    case .givenSize(let id): .sizeAtRunTime(id)
    case .provisionalSize: .sizeAtRunTime(nil)
    case .drawnWidth(let id): .drawnWidth(id)
    case .hiding: .hiddenArrangedView
    case .contentSize: .measuredContent
    case .constraints, .ownMask: nil
    }
  }

  /// What to do about it.
  @MainActor
  func nextStep(in scene: InspectedScene) -> String {
    switch self {
    case .rounding: "Lower the priority of one of them to 999 if it is logged at run time"
    case .hiding: "Lower its priority to 999, so that the hidden view can have no extent"
    case .hidingAlone:
      "Nothing can be edited here: stack views made all of them, for views that are hidden or shown at run time"
    case .setByCode(let id):
      "Nothing needs to be done where code sets \(scene.phrases.phrase(id: id)) (\(id)) before the scene is shown"
    case .replacedByCode:
      "Nothing needs to be done where code puts other items into the bar before the scene is shown"
    case .coveredPart:
      "Nothing needs to be done where code shows the scene below a bar or inside another view"
    case .textToCome:
      "Lower the hugging or compression resistance priority below 1000, unless a text that comes at run time fits"
    case .pictureToCome:
      "Lower the hugging or compression resistance priority below 1000, unless the picture that code sets fits"
    case .sizeOfClass(let id):
      "Lower the hugging or compression resistance priority below 1000, unless the size that the class of "
        + "\(scene.names.shortName(of: id)) gives it fits"
    case .placeholderSize(let id):
      "Nothing needs to be done where the content size that "
        + (id.map { "\(scene.names.shortName(of: $0)) (\($0))" } ?? "the view")
        + " has in the app fits; the placeholder for it counts in Interface Builder only"
    case .givenSize(let id):
      "Lower the priority of one of them to 999, unless \(scene.names.shortName(of: id)) gets "
        + "another size at run time"
    case .provisionalSize:
      "Nothing needs to be done where the size follows from the content or from the surroundings"
    case .contentSize(let id):
      "Lower the hugging or compression resistance priority of "
        + (id.map { "\(scene.names.shortName(of: $0)) (\($0))" } ?? "the content")
        + " below 1000; the content is measured with stand-ins for fonts"
    case .ownMask(let id):
      "Set the layout of \(scene.names.shortName(of: id)) (\(id)) to Automatic in the size inspector: its autoresizing "
        + "mask becomes constraints, too"
    case .drawnWidth, .constraints: "Remove one of them or lower its priority below 1000"
    }
  }

  /// Whether a required hugging or compression resistance is to be lowered.
  var isOfContentPriorities: Bool {
    switch self {
    case .textToCome, .pictureToCome, .sizeOfClass, .contentSize: true
    default: false
    }
  }

  /// The view whose autoresizing mask is the cause.
  var maskedViewID: String? {
    if case .ownMask(let id) = self { id } else { nil }
  }

  /// Whether an edit of one of the document's constraints is the thing to do.
  var isEndedByAnEdit: Bool {
    switch self {
    case .hiding, .givenSize, .drawnWidth, .constraints: true
    case .rounding, .hidingAlone, .setByCode, .replacedByCode, .coveredPart,
      .provisionalSize, .contentSize, .textToCome, .pictureToCome, .sizeOfClass, .placeholderSize,
      .ownMask:
      false
    }
  }

  /// What to do about it, as an edit that was tried.
  ///
  /// A constraint that fits other sizes, or a view that is shown, is kept.
  @MainActor
  func nextStep(making repair: ConflictRepair, in scene: InspectedScene) -> String {
    let constraint = "\(scene.phrases.phrase(id: repair.constraintID)) (\(repair.constraintID))"
    let lowering = "Lower the priority of \(constraint) to 999"
    return switch self {
    case .hiding: lowering + ", so that the hidden view can have no extent"
    case .givenSize(let id):
      lowering + ", unless \(scene.names.shortName(of: id)) gets another size at run time"
    default: repair.edit == .remove ? "Remove \(constraint)" : lowering
    }
  }

  /// The edit of ``nextStep(making:in:)`` as a value.
  func change(making repair: ConflictRepair) -> TriedRepair.Change {
    switch self {
    case .hiding, .givenSize: return .lowerPriority(constraint: repair.constraintID)
    default:
      return repair.edit == .remove
        ? .removal(constraint: repair.constraintID)
        : .lowerPriority(constraint: repair.constraintID)
    }
  }

  /// Whether a constraint holds a text that the document leaves to run time at no size.
  @MainActor
  private static func isOfTextToCome(
    _ member: SceneSolution.SystemConstraintID, in scene: InspectedScene
  ) -> Bool {
    guard let view = member.itemID.flatMap(scene.instance.view(id:)) else { return false }
    switch member.role {
    case .contentSize: return scene.isTextToCome(view)
    // The share of a view in the room is that of its content; where nothing has any yet, shares are equal.
    case .stackFillProportionally, .stackFillEqually:
      let stack = view as? UIStackView ?? view.superview as? UIStackView
      return stack?.distribution == .fillProportionally
        && stack?.arrangedSubviews.contains(where: scene.isTextToCome) ?? false
    default: return false
    }
  }

  /// Whether a constraint holds an image view at the size of a picture that code replaces.
  @MainActor
  private static func isOfPictureToCome(
    _ member: SceneSolution.SystemConstraintID, in scene: InspectedScene
  ) -> Bool {
    guard member.role == .contentSize, let id = member.itemID else { return false }
    return scene.instance.view(id: id) is UIImageView && scene.code.setsImage(of: id)
  }

  /// The view whose content size takes part, though its class declares another one.
  @MainActor
  private static func viewSizedByClass(
    in conflict: SceneSolution.ConflictIDs, of scene: InspectedScene
  ) -> String? {
    conflict.system.lazy.filter { $0.role == .contentSize }.compactMap(\.itemID).first { id in
      let name = scene.description.view(id: id)?.customClass?.name
      return name.map(scene.code.declaresContentSize) ?? false
    }
  }

  /// The member that keeps a view at a content size which it has in Interface Builder only.
  @MainActor
  private static func placeholder(
    of conflict: SceneSolution.ConflictIDs, members: [ConstraintDescription],
    in scene: InspectedScene
  ) -> SceneSolution.SystemConstraintID? {
    let axes = Set(members.compactMap(\.firstAttribute?.axis))
    return conflict.system.first { scene.isOfPlaceholder($0, along: axes) }
  }

  /// The view inside the scene that is placed by its frame and mask though constraints of the conflict place it, too.
  ///
  /// Rows place their content, and tables what is above and below the rows: nothing can be set about that.
  @MainActor
  private static func maskedView(
    of conflict: SceneSolution.ConflictIDs, members: [ConstraintDescription],
    in scene: InspectedScene
  ) -> String? {
    conflict.system.lazy.filter { $0.role == .autoresizingMask }.compactMap(\.itemID).first {
      guard let view = scene.instance.view(id: $0), view !== scene.instance.rootView,
        !scene.isPlacedByHolder(view)
      else { return false }
      return members.contains { $0.places(view, in: scene) }
    }
  }

  /// Whether code sets the frame of a view whose autoresizing mask takes part: what its mask holds is not the document's.
  @MainActor
  private static func isPlacedByCode(
    _ conflict: SceneSolution.ConflictIDs, in scene: InspectedScene
  ) -> Bool {
    conflict.system.contains {
      $0.role == .autoresizingMask && $0.itemID.map(scene.code.places) ?? false
    }
  }

  /// Whether constraints are about nothing but views in the items of a navigation bar.
  @MainActor
  private static func isInBarItem(
    _ members: [ConstraintDescription], in scene: InspectedScene
  ) -> Bool {
    !members.isEmpty
      && members.allSatisfy { member in
        let view = scene.description.document.element(id: member.firstItemID)
        return view?.ancestors.contains { $0.name == "navigationItem" } ?? false
      }
  }

  /// Whether a conflict has a member that Interface Builder or a measurement rounded.
  @MainActor
  private static func dependsOnRounding(
    _ conflict: SceneSolution.ConflictIDs, in scene: InspectedScene
  ) -> Bool {
    conflict.system.contains { member in
      if member.role == .contentSize { return true }
      guard member.role.isGivenFrame, let id = member.itemID else { return false }
      return scene.instance.view(id: id) !== scene.instance.rootView || !scene.scene.fillsScreen
    }
  }

  /// The cell, header or loaded view whose size in the document takes part in a conflict, though at run time
  /// it may have another.
  @MainActor
  private static func resizedItem(
    of conflict: SceneSolution.ConflictIDs, members: [ConstraintDescription],
    in scene: InspectedScene
  ) -> String? {
    if scene.isOfUnequalExtents(conflict) { return nil }
    let isVertical = members.contains { $0.firstAttribute?.axis == .vertical }
    return conflict.system.lazy.filter(\.role.isGivenFrame).compactMap(\.itemID).first { id in
      let element = scene.description.document.element(id: id)
      switch element?.name {
      // The table gives its cells their width, whatever they hold. A cell alone has that of no table, but none is wider than
      // the screen, and on phones tables are as wide as that.
      case "tableViewCell", "tableViewCellContentView":
        guard isVertical || scene.isLoadedView,
          !isOfNumbersOnPhone(conflict, members: members, in: scene)
        else { return false }
        // A mask beside constraints agrees with them at one width, and phones have several.
        if !isVertical, maskedView(of: conflict, members: members, in: scene) != nil {
          return false
        }
        return !scene.isInRowOfAnySize(conflict, of: id, isVertical: isVertical)
          && !(isVertical && scene.isInRowOfAnyHeightInCode(conflict, of: id))
      case "tableViewHeaderFooterView": return isVertical || scene.isLoadedView
      case "collectionViewCell", "collectionViewCellContentView": return true
      case "collectionReusableView":
        return scene.instance.view(id: id).map {
          !scene.isGivenByCollection($0, isVertical ? .vertical : .horizontal)
        } ?? true
      default:
        // A visual effect view gives its content view the size that it has itself.
        if element?.key == "contentView" { return element?.parent?.name != "visualEffectView" }
        guard let view = scene.instance.view(id: id) else { return false }
        if scene.isSizedByCode(view) { return isVertical }
        guard view === scene.instance.rootView else { return false }
        return !scene.hasKnownSize || isVertical && scene.isRootOfNoController
          || scene.keepsWidthInSuperview
      }
    }
  }
}

extension SceneSolution.ConflictIDs {
  /// Whether no constraint and no priority of the document takes part.
  fileprivate var isOfStackViewsAlone: Bool {
    constraints.isEmpty && !system.contains { $0.role == .contentSize }
  }
}

extension ConstraintDescription {
  /// Whether the constraint is about the place or size of a view, rather than of one inside it.
  @MainActor
  fileprivate func places(_ view: UIView, in scene: InspectedScene) -> Bool {
    let items = [firstItemID, secondItemID].compactMap { $0 }
    guard items.contains(where: { scene.instance.view(id: $0) === view }) else { return false }
    return items.compactMap(scene.instance.view(id:)).allSatisfy {
      $0 === view || !$0.isDescendant(of: view)
    }
  }
}

extension InspectedScene {
  /// Whether a view is the content of a row, or lies above or below the rows of a table.
  fileprivate func isPlacedByHolder(_ view: UIView) -> Bool {
    switch view.superview {
    case is UITableViewCell, is UICollectionReusableView, is UITableViewHeaderFooterView: true
    default: isSizedByCode(view)
    }
  }
}

extension SystemConstraint {
  /// Whether the constraint holds an item at the frame that it was given.
  fileprivate var isGivenFrame: Bool {
    switch self {
    case .autoresizingMask, .encapsulatedWidth, .encapsulatedHeight: true
    default: false
    }
  }
}
