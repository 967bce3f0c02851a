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

  /// Whether a view is shown, or code may show it, Interface Builder is to check the variable, and it can be known.
  @MainActor
  private static func isChecked(_ member: OpenVariables.Member, in scene: InspectedScene) -> Bool {
    (member.view.isShown || scene.mayBeShownByCode(member.view)) && isAsked(member, in: scene)
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

  @MainActor
  private static func finding(
    about missing: MissingConstraints, in scene: InspectedScene
  ) -> Finding? {
    let ids = ([missing.view] + missing.otherViews).compactMap(\.documentID)
    guard let first = ids.first else { return nil }
    let doubts = AmbiguityDoubts(missing, in: scene)
    if doubts.isNotedCompetitionForHeight, let lacking = LackingHeight(missing, in: scene) {
      return lacking.finding(about: ids, in: scene)
    }
    var finding = scene.finding(
      Self.self, because: doubts.mitigation, about: ids,
      "\(Ambiguity.message(missing, of: scene.fullName(of: first)))",
      next: doubts.isOfPlaceholders
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
  /// The description of a view, where the document has one.
  func description(of view: UIView) -> ViewDescription? {
    view.documentID.flatMap { description.view(id: $0) }
  }
}

extension InspectedScene {
  /// Whether code hides or shows all that hides a view, and no stack view closes up around any of that meanwhile.
  ///
  /// A class of the app's own may put views into itself before it is shown, which is not known.
  fileprivate func mayBeShownByCode(_ view: UIView) -> Bool {
    guard description(of: view)?.customClass == nil else { return false }
    return sequence(first: view, next: \.superview).allSatisfy { part in
      guard part !== instance.rootView, part.isHidden || part.alpha == 0 else { return true }
      return !(part.isHidden && part.superview is UIStackView)
        && part.documentID.map(code.hides) ?? false
    }
  }
}

extension ViewDescription {
  /// Whether the view is placed by its frame, which the document leaves out.
  fileprivate var isPlacedByUnknownFrame: Bool {
    element["fixedFrame"] == "YES" && geometry.frame == nil
  }
}

extension RuleID {
  static let ambiguousLayout = RuleID("ambiguous-layout")
}
