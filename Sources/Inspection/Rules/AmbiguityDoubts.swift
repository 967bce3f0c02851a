import AutoLayout
import InterfaceBuilder
import LayoutFaults
import UIKit

/// The reasons why what constraints leave open may be decided on at run time, or may not be seen.
@MainActor
struct AmbiguityDoubts {
  private let missing: MissingConstraints
  private let scene: InspectedScene

  init(_ missing: MissingConstraints, in scene: InspectedScene) {
    self.missing = missing
    self.scene = scene
  }

  /// The first of the reasons; nil where the layout is sure to be ambiguous.
  var mitigation: Mitigation? {
    mitigationWhereMarked ?? (isMarked ? nil : mitigationWhereUnmarked) ?? mitigationOfSurroundings
  }

  /// Whether views that people see compete for a height, and a reason makes a note of that.
  var isNotedCompetitionForHeight: Bool {
    isEndedByHeight && !isNeverSeen && mitigation != nil
  }

  /// The reasons that count also where Interface Builder marked the view.
  private var mitigationWhereMarked: Mitigation? {
    if isNeverSeen { return .neverSeen }
    if isSizedByItsClass { return .sizedByClass }
    if isSizedByClassInside { return .sizedByClassInside }
    if isScrolledByClassInside { return .scrolledByClassInside }
    if isPlacedByCode { return .placedByCode }
    if isFilledByOutlet { return .filledByCode }
    return isOfPictureToCome ? .imageSetByCode : nil
  }

  private var mitigationWhereUnmarked: Mitigation? {
    if isFilledByCode { return .contentAtRunTime }
    if isOfPlaceholders { return .placeholder }
    if isSetByCode { return .constraintSetByCode(nil) }
    if isEndedByHeight { return .competingHeights }
    if isBesideSwitch { return .besideSwitch }
    if isOfTextsToCome, !scene.lacksOneEqualWidth(missing) { return .textSetByCode }
    if isHeightOfContent { return .heightOfContent }
    return isAftermath ? .conflictBehind : nil
  }

  /// The extent around the view, where that decides on what is open.
  private var mitigationOfSurroundings: Mitigation? {
    guard !missing.members.contains(where: isOpen), let member = missing.members.first else {
      return nil
    }
    return .extentAtRunTime(member.variable.axis == .horizontal ? .width : .height)
  }

  /// Whether a variable is open whatever the extent around its view is, or Interface Builder marked it.
  private func isOpen(_ member: OpenVariables.Member) -> Bool {
    isKnown(member) || scene.isOpenAtAnySize(missing) || isOpenAtAnyWidth
      || missing.variables.contains(where: \.isOrigin) && !missing.isCompetition
      || !isEndedByHeight && !isEndedByRow
        && scene.description(of: member.view)?.geometry.isAmbiguous ?? false
  }

  /// Whether widths are open that no content gives, whatever width the document's root gets from what it is put into.
  private var isOpenAtAnyWidth: Bool {
    !missing.isCompetition && missing.variables.allSatisfy { $0 == .width }
      && !scene.hasExtentOfNoDocument(around: missing.view, .horizontal)
  }

  /// Whether a variable is open at run time too, however large what is around the view is then.
  private func isKnown(_ member: OpenVariables.Member) -> Bool {
    !scene.hasProvisionalExtent(around: member.view, member.variable.axis)
  }

  /// Whether what is open is the size of a view that only code fills: a stack view or scroll view with nothing in it that
  /// is shown, what is as large as that, or a view of a class whose code gives it content.
  private var isFilledByCode: Bool {
    guard !missing.isCompetition, !missing.variables.contains(where: \.isOrigin) else {
      return false
    }
    let view = missing.view
    // What is as large as such a stack view is filled with it.
    if missing.members.contains(where: { ($0.view as? UIStackView)?.showsNothing ?? false }) {
      return true
    }
    if type(of: view) == UIScrollView.self { return view.subviews.isEmpty }
    guard let described = scene.description(of: view) else { return false }
    if let stack = view as? UIStackView {
      return stack.arrangedSubviews.contains { isOfLibrary($0) }
    }
    guard let name = described.customClass?.name else {
      return view.subviews.isEmpty && scene.code.fills(described.id)
    }
    return scene.code.givesContent(name) || isOfLibrary(view)
  }

  /// Whether a view is of a class of a library, which may have a content size.
  private func isOfLibrary(_ view: UIView) -> Bool {
    guard let name = scene.description(of: view)?.customClass?.name else { return false }
    return scene.code.isOfLibrary(name) && !Self.viewsWithoutContent.contains(name)
  }

  /// Whether what is open is the extent of a view into which code puts others, or of what it scrolls: Interface Builder sees
  /// none of these, and marks it all the same.
  private var isFilledByOutlet: Bool {
    let isOfContent = missing.variables.allSatisfy { [.contentWidth, .contentHeight].contains($0) }
    guard !missing.isCompetition, !missing.variables.contains(where: \.isOrigin),
      missing.view is UIScrollView ? isOfContent : missing.view.subviews.isEmpty
    else { return false }
    return missing.view.documentID.map(scene.code.fills) ?? false
  }

  /// Whether what is open is the size of a view without a picture, to which code gives one: Interface Builder sees none.
  ///
  /// Source: `UIView.intrinsicContentSize`: that of an image view is the size of its picture.
  private var isOfPictureToCome: Bool {
    guard !missing.variables.contains(where: \.isOrigin) else { return false }
    return ([missing.view] + missing.otherViews).contains { view in
      guard let content = scene.description(of: view)?.content as? ImageViewContent else {
        return false
      }
      return content.image == nil && view.documentID.map(scene.code.setsImage(of:)) ?? false
    }
  }

  /// The system's views that documents name as classes, and that have no content size.
  ///
  /// Source: `UIView.intrinsicContentSize`, which is `noIntrinsicMetric` where a class does not override it.
  private static let viewsWithoutContent: Set<String> = [
    "UIView", "UIControl", "UIScrollView", "UITableView", "UICollectionView", "UIVisualEffectView",
    "UIInputView", "UIStackView", "UITransitionView", "MKMapView", "WKWebView", "UIWebView",
    "GLKView", "MTKView", "SCNView", "SKView", "ARView", "ARSCNView", "ARSKView", "PDFView",
    "PKCanvasView", "ADBannerView",
  ]

  /// Whether what is open is the size of a view whose class says it in code, where Interface Builder cannot see it.
  private var isSizedByItsClass: Bool {
    guard !missing.isCompetition, !missing.variables.contains(where: \.isOrigin) else {
      return false
    }
    guard let described = scene.description(of: missing.view) else { return false }
    if described.content is CaptionButtonContent || isOfLibrary(missing.view) {
      return true
    }
    return described.customClass.map { own in
      scene.code.declaresContentSize(own.name)
        || described.isPlainView && scene.code.inheritsContentSize(own.name)
        || missing.variables.allSatisfy { scene.code.givesExtent($0.axis, toViewsOf: own.name) }
    } ?? false
  }

  /// Whether what is open follows from the extent of an empty view tied to it, whose class says it in code.
  private var isSizedByClassInside: Bool {
    guard !missing.isCompetition, !missing.variables.contains(where: \.isOrigin) else {
      return false
    }
    return missing.members.contains { member in
      guard member.view !== missing.view, member.view.subviews.isEmpty,
        [.width, .height].contains(member.variable),
        let name = scene.description(of: member.view)?.customClass?.name
      else { return false }
      return isOfLibrary(member.view) || scene.code.declaresContentSize(name)
        || scene.code.givesExtent(member.variable.axis, toViewsOf: name)
    }
  }

  /// Whether code places the view, where Interface Builder cannot see it: by constraints, in another view, or by its frame.
  private var isPlacedByCode: Bool {
    guard let described = scene.description(of: missing.view) else { return false }
    if scene.code.constrains(described.id) || scene.isArrangedByItsSuperview(missing.view) {
      return true
    }
    return described.customClass.map { scene.code.placesItself($0.name) } ?? false
  }

  /// Whether what is open is how far a scroll view scrolls, which a view in it sets that arranges its own.
  private var isScrolledByClassInside: Bool {
    missing.view is UIScrollView
      && missing.variables.allSatisfy { [.contentWidth, .contentHeight].contains($0) }
      && missing.view.subviews.contains { view in
        (scene.description(of: view)?.customClass?.name).map(scene.code.setsContentSize) ?? false
      }
  }

  /// Whether code sets a constraint of the view along what is open, or puts one into force for it.
  private var isSetByCode: Bool {
    missing.variables.allSatisfy { scene.isSetByCode(missing.view, $0.axis) }
  }

  /// Whether Interface Builder found one of the views ambiguous when it saved the document.
  private var isMarked: Bool {
    missing.members.contains { scene.description(of: $0.view)?.geometry.isAmbiguous ?? false }
  }

  /// Whether something of a view is open that it has in Interface Builder only.
  ///
  /// The placeholder for a content size holds an extent, and no place.
  var isOfPlaceholders: Bool {
    missing.members.contains { member in
      let axis = member.variable.axis
      return scene.hasPlaceholderConstraint(member.view, axis)
        || member.variable.isExtent && scene.hasPlaceholderSize(member.view, axis)
    }
  }

  /// Whether views compete for a height, which what is around them may give just as they need it.
  private var isEndedByHeight: Bool {
    missing.isCompetition && missing.variables.allSatisfy { $0.axis == .vertical }
  }

  /// Whether heights are open in a row that code makes as high as its content, so that none of them has more than it needs.
  private var isEndedByRow: Bool {
    missing.variables.allSatisfy { $0 == .height }
      && scene.isInRowOfAutomaticHeightByCode(missing.view)
  }

  /// Whether a text that wraps or shrinks competes with a switch, which looks the same whichever gives way.
  ///
  /// Source: `UISwitch.init(frame:)`: "The size components of this rectangle are ignored."
  private var isBesideSwitch: Bool {
    let views = [missing.view] + missing.otherViews
    return missing.isCompetition && missing.variables.allSatisfy { $0.axis == .horizontal }
      && views.contains { $0 is UISwitch }
      && views.allSatisfy { view in
        guard let label = view as? UILabel else { return view is UISwitch }
        return label.numberOfLines != 1
          || label.adjustsFontSizeToFitWidth && label.minimumScaleFactor < 1
      }
  }

  /// Whether texts compete for a width of which one comes at run time.
  private var isOfTextsToCome: Bool {
    missing.isCompetition && missing.variables.allSatisfy { $0.axis == .horizontal }
      && ([missing.view] + missing.otherViews).contains { view in
        view is UILabel && view.documentID.map(scene.code.setsText) ?? false
      }
  }

  /// Whether all views show nothing, and nobody touches them.
  private var isNeverSeen: Bool {
    ([missing.view] + missing.otherViews).allSatisfy {
      !($0 is UIControl) && scene.isBlank($0)
    }
  }

  /// Whether a constraint would give one of the views what is open that a conflict breaks: the finding about that says what to
  /// do.
  private var isAftermath: Bool {
    let broken = scene.solution.conflicts.flatMap(\.broken).compactMap(
      scene.phrases.constraint(id:))
    return missing.members.contains { member in
      guard let id = member.view.documentID else { return false }
      return broken.contains {
        $0.firstAttribute?.axis == member.variable.axis
          && ($0.firstItemID == id || $0.secondItemID == id)
      }
    }
  }

  /// Whether the height of a stack view is open, which has that of its content at run time.
  private var isHeightOfContent: Bool {
    missing.view is UIStackView && missing.variables == [.height]
  }
}

extension UIStackView {
  /// Whether nothing is arranged that takes room.
  fileprivate var showsNothing: Bool {
    arrangedSubviews.allSatisfy { $0.isHidden || ($0 as? UIStackView)?.showsNothing ?? false }
  }
}
