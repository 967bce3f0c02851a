import AutoLayout
import InterfaceBuilder
import LayoutFaults
import UIKit

/// Views whose position or size constraints leave open, and scroll views whose content they leave open.
///
/// One finding a view that lacks constraints: what would be fixed by them belongs to it. Where a view competes
/// with others for a room that the document does not decide on, and Interface Builder saw nothing wrong, that
/// is a note. Where whichever gives way is harmed it is a warning (``LackingHeight``).
enum AmbiguityRule: SceneRule {
  static let id = RuleID.ambiguousLayout
  static let severity = Finding.Severity.warning
  static let summary =
    "Constraints leave the position or size of a view open, or what a scroll view "
    + "scrolls."
  static let reason =
    "The layout system picks one of the possible frames, which differs between "
    + "devices and releases, and can change while the app runs. A scroll view whose "
    + "content has no size does not scroll."
  static let remedy =
    "Add the constraints that the finding names. Where several views share a room, "
    + "give one of them another hugging or compression resistance priority."
  static let faulty = ExampleScene(
    """
    <subviews>
        <label opaque="NO" text="Title" translatesAutoresizingMaskIntoConstraints="NO" id="title">
            <rect key="frame" x="20" y="79" width="353" height="20.5"/>
            <fontDescription key="fontDescription" type="system" pointSize="17"/>
        </label>
    </subviews>
    <constraints>
        <constraint firstItem="title" firstAttribute="leading" secondItem="safe" secondAttribute="leading" constant="20" id="t-x"/>
        <constraint firstItem="safe" firstAttribute="trailing" secondItem="title" secondAttribute="trailing" constant="20" id="t-w"/>
    </constraints>
    """)
  static let healthy = ExampleScene(
    """
    <subviews>
        <label opaque="NO" text="Title" translatesAutoresizingMaskIntoConstraints="NO" id="title">
            <rect key="frame" x="20" y="79" width="353" height="20.5"/>
            <fontDescription key="fontDescription" type="system" pointSize="17"/>
        </label>
    </subviews>
    <constraints>
        <constraint firstItem="title" firstAttribute="leading" secondItem="safe" secondAttribute="leading" constant="20" id="t-x"/>
        <constraint firstItem="title" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="20" id="t-y"/>
        <constraint firstItem="safe" firstAttribute="trailing" secondItem="title" secondAttribute="trailing" constant="20" id="t-w"/>
    </constraints>
    """)

  @MainActor
  static func findings(in scene: InspectedScene) -> [Finding] {
    scene.scene.open.missingConstraints { isChecked($0, in: scene) }
      .compactMap { finding(about: $0, in: scene) }
  }

  /// Whether a view is shown, Interface Builder is to check the variable, and it can be known.
  @MainActor
  private static func isChecked(_ member: OpenVariables.Member, in scene: InspectedScene) -> Bool {
    member.view.isShown && isAsked(member, in: scene)
  }

  /// Whether Interface Builder is to check the variable, shown or not.
  @MainActor
  static func isAsked(_ member: OpenVariables.Member, in scene: InspectedScene) -> Bool {
    isAsked(member.variable, of: member.view, in: scene)
  }

  /// Whether Interface Builder is to check a variable of a view, shown or not.
  @MainActor
  static func isAsked(
    _ variable: OpenVariable, of view: UIView, in scene: InspectedScene
  ) -> Bool {
    guard let described = scene.description(of: view), !isInUnknownFrame(view, in: scene),
      !scene.isPlacedByCell(view, id: described.id)
    else { return false }
    switch described.layout.ambiguityCheck {
    case .off: return false
    case .ignoreSizes where !variable.isOrigin: return false
    case .ignoreSizes, .always: return true
    }
  }

  /// Whether a view, or one around it, is placed by a frame that the document leaves out: it asks for no constraints.
  @MainActor
  private static func isInUnknownFrame(_ view: UIView, in scene: InspectedScene) -> Bool {
    sequence(first: view, next: \.superview).contains {
      scene.description(of: $0)?.isPlacedByUnknownFrame ?? false
    }
  }

  /// Whether a variable is open at run time too, however large what is around the view is then.
  @MainActor
  private static func isKnown(_ member: OpenVariables.Member, in scene: InspectedScene) -> Bool {
    !scene.hasProvisionalExtent(around: member.view, member.variable.axis)
  }

  /// Whether what is open is the size of a view that only code fills: a stack view or scroll view with nothing in it that
  /// is shown, what is as large as that, or a view of a class whose code gives it content.
  @MainActor
  private static func isFilledByCode(
    _ missing: MissingConstraints, in scene: InspectedScene
  ) -> Bool {
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
      return stack.arrangedSubviews.contains { isOfLibrary($0, in: scene) }
    }
    guard let name = described.customClass?.name else {
      return view.subviews.isEmpty && scene.code.fills(described.id)
    }
    return scene.code.givesContent(name) || isOfLibrary(view, in: scene)
  }

  /// Whether a view is of a class of a library, which may have a content size.
  @MainActor
  private static func isOfLibrary(_ view: UIView, in scene: InspectedScene) -> Bool {
    guard let name = scene.description(of: view)?.customClass?.name else { return false }
    return scene.code.isOfLibrary(name) && !viewsWithoutContent.contains(name)
  }

  /// Whether what is open is the extent of a view into which code puts others, or of what it scrolls: Interface Builder sees
  /// none of these, and marks it all the same.
  @MainActor
  private static func isFilledByOutlet(
    _ missing: MissingConstraints, in scene: InspectedScene
  ) -> Bool {
    let isOfContent = missing.variables.allSatisfy { [.contentWidth, .contentHeight].contains($0) }
    guard !missing.isCompetition, !missing.variables.contains(where: \.isOrigin),
      missing.view is UIScrollView ? isOfContent : missing.view.subviews.isEmpty
    else { return false }
    return missing.view.documentID.map(scene.code.fills) ?? false
  }

  /// Whether what is open is the size of a view without a picture, to which code gives one: Interface Builder sees none.
  ///
  /// Source: `UIView.intrinsicContentSize`: that of an image view is the size of its picture.
  @MainActor
  private static func isOfPictureToCome(
    _ missing: MissingConstraints, in scene: InspectedScene
  ) -> Bool {
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
  @MainActor
  private static func isSizedByItsClass(
    _ missing: MissingConstraints, in scene: InspectedScene
  ) -> Bool {
    guard !missing.isCompetition, !missing.variables.contains(where: \.isOrigin) else {
      return false
    }
    guard let described = scene.description(of: missing.view) else { return false }
    if described.content is CaptionButtonContent || isOfLibrary(missing.view, in: scene) {
      return true
    }
    return described.customClass.map { own in
      scene.code.declaresContentSize(own.name)
        || described.isPlainView && scene.code.inheritsContentSize(own.name)
        || missing.variables.allSatisfy { scene.code.givesExtent($0.axis, toViewsOf: own.name) }
    } ?? false
  }

  /// Whether what is open follows from the extent of an empty view tied to it, whose class says it in code.
  @MainActor
  private static func isSizedByClassInside(
    _ missing: MissingConstraints, in scene: InspectedScene
  ) -> Bool {
    guard !missing.isCompetition, !missing.variables.contains(where: \.isOrigin) else {
      return false
    }
    return missing.members.contains { member in
      guard member.view !== missing.view, member.view.subviews.isEmpty,
        [.width, .height].contains(member.variable),
        let name = scene.description(of: member.view)?.customClass?.name
      else { return false }
      return isOfLibrary(member.view, in: scene) || scene.code.declaresContentSize(name)
        || scene.code.givesExtent(member.variable.axis, toViewsOf: name)
    }
  }

  /// Whether code places the view, where Interface Builder cannot see it: by constraints, in another view, or by its frame.
  @MainActor
  private static func isPlacedByCode(
    _ missing: MissingConstraints, in scene: InspectedScene
  ) -> Bool {
    guard let described = scene.description(of: missing.view) else { return false }
    if scene.code.constrains(described.id) || scene.isArrangedByItsSuperview(missing.view) {
      return true
    }
    return described.customClass.map { scene.code.placesItself($0.name) } ?? false
  }

  /// Whether what is open is how far a scroll view scrolls, which a view in it sets that arranges its own.
  @MainActor
  private static func isScrolledByClassInside(
    _ missing: MissingConstraints, in scene: InspectedScene
  ) -> Bool {
    missing.view is UIScrollView
      && missing.variables.allSatisfy { [.contentWidth, .contentHeight].contains($0) }
      && missing.view.subviews.contains { view in
        (scene.description(of: view)?.customClass?.name).map(scene.code.setsContentSize) ?? false
      }
  }

  /// Whether code sets a constraint of the view along what is open, or puts one into force for it.
  @MainActor
  private static func isSetByCode(
    _ missing: MissingConstraints, in scene: InspectedScene
  ) -> Bool {
    missing.variables.allSatisfy { scene.isSetByCode(missing.view, $0.axis) }
  }

  /// Whether Interface Builder found one of the views ambiguous when it saved the document.
  @MainActor
  private static func isMarked(_ missing: MissingConstraints, in scene: InspectedScene) -> Bool {
    missing.members.contains { scene.description(of: $0.view)?.geometry.isAmbiguous ?? false }
  }

  /// Whether an extent of a view is open that it has in Interface Builder only.
  @MainActor
  private static func isOfPlaceholders(
    _ missing: MissingConstraints, in scene: InspectedScene
  ) -> Bool {
    missing.members.contains { scene.hasPlaceholder($0.view, $0.variable.axis) }
  }

  /// Whether views compete for a height, which what is around them may give just as they need it.
  @MainActor
  private static func isEndedByHeight(_ missing: MissingConstraints) -> Bool {
    missing.isCompetition && missing.variables.allSatisfy { $0.axis == .vertical }
  }

  /// Whether heights are open in a row that code makes as high as its content, so that none of them has more than it needs.
  @MainActor
  private static func isEndedByRow(
    _ missing: MissingConstraints, in scene: InspectedScene
  ) -> Bool {
    missing.variables.allSatisfy { $0 == .height }
      && scene.isInRowOfAutomaticHeightByCode(missing.view)
  }

  /// Whether a text that wraps or shrinks competes with a switch, which looks the same whichever gives way.
  ///
  /// Source: `UISwitch.init(frame:)`: "The size components of this rectangle are ignored."
  @MainActor
  private static func isBesideSwitch(_ missing: MissingConstraints) -> Bool {
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
  @MainActor
  private static func isOfTextsToCome(
    _ missing: MissingConstraints, in scene: InspectedScene
  ) -> Bool {
    missing.isCompetition && missing.variables.allSatisfy { $0.axis == .horizontal }
      && ([missing.view] + missing.otherViews).contains { view in
        view is UILabel && view.documentID.map(scene.code.setsText) ?? false
      }
  }

  /// Whether all views show nothing, and nobody touches them.
  @MainActor
  private static func isNeverSeen(
    _ missing: MissingConstraints, in scene: InspectedScene
  ) -> Bool {
    ([missing.view] + missing.otherViews).allSatisfy {
      !($0 is UIControl) && scene.isBlank($0)
    }
  }

  /// Whether a constraint would give one of the views what is open that a conflict breaks: the finding about that says what to
  /// do.
  @MainActor
  private static func isAftermath(
    _ missing: MissingConstraints, in scene: InspectedScene
  ) -> Bool {
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
  @MainActor
  private static func isHeightOfContent(_ missing: MissingConstraints) -> Bool {
    missing.view is UIStackView && missing.variables == [.height]
  }

  @MainActor
  private static func finding(
    about missing: MissingConstraints, in scene: InspectedScene
  ) -> Finding? {
    let ids = ([missing.view] + missing.otherViews).compactMap(\.documentID)
    guard let first = ids.first else { return nil }
    let isCertain =
      !isNeverSeen(missing, in: scene)
      && !isSizedByItsClass(missing, in: scene) && !isSizedByClassInside(missing, in: scene)
      && !isScrolledByClassInside(missing, in: scene) && !isPlacedByCode(missing, in: scene)
      && !isFilledByOutlet(missing, in: scene) && !isOfPictureToCome(missing, in: scene)
      && (isMarked(missing, in: scene)
        || !isFilledByCode(missing, in: scene) && !isOfPlaceholders(missing, in: scene)
          && !isSetByCode(missing, in: scene) && !isEndedByHeight(missing)
          && !isBesideSwitch(missing) && !isOfTextsToCome(missing, in: scene)
          && !isHeightOfContent(missing) && !isAftermath(missing, in: scene))
      && missing.members.contains {
        isKnown($0, in: scene) || scene.isOpenAtAnySize(missing)
          || missing.variables.contains(where: \.isOrigin) && !missing.isCompetition
          || !isEndedByHeight(missing) && !isEndedByRow(missing, in: scene)
            && scene.description(of: $0.view)?.geometry.isAmbiguous ?? false
      }
    if !isCertain, isEndedByHeight(missing), !isNeverSeen(missing, in: scene),
      let lacking = LackingHeight(missing, in: scene)
    {
      return lacking.finding(about: ids, in: scene)
    }
    var finding = scene.finding(
      Self.self, isCertain ? .warning : .info, about: ids,
      "\(Ambiguity.message(missing, of: scene.fullName(of: first)))",
      next: isOfPlaceholders(missing, in: scene)
        ? "A placeholder holds it in Interface Builder only; in the app, code has to"
        : Ambiguity.advice(missing))
    finding.aspects = missing.variables.reduce(into: []) { $0.formUnion($1.aspects) }
    return finding
  }
}

extension OpenVariable {
  /// The part of the layout that is open; none where it is a position.
  fileprivate var aspects: FindingAspects {
    switch self {
    case .width: .width
    case .height: .height
    case .contentWidth: [.width, .scrolledContent]
    case .contentHeight: [.height, .scrolledContent]
    default: []
    }
  }
}

extension InspectedScene {
  fileprivate func description(of view: UIView) -> ViewDescription? {
    view.documentID.flatMap { description.view(id: $0) }
  }
}

extension ViewDescription {
  /// Whether the view is placed by its frame, which the document leaves out.
  fileprivate var isPlacedByUnknownFrame: Bool {
    element["fixedFrame"] == "YES" && geometry.frame == nil
  }
}

extension UIStackView {
  /// Whether nothing is arranged that takes room.
  fileprivate var showsNothing: Bool {
    arrangedSubviews.allSatisfy { $0.isHidden || ($0 as? UIStackView)?.showsNothing ?? false }
  }
}

extension RuleID {
  static let ambiguousLayout = RuleID("ambiguous-layout")
}
