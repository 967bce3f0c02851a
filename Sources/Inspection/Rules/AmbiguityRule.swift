import InterfaceBuilder
import LayoutFaults
import UIKit

/// Views whose position or size constraints leave open, and scroll views whose content they leave open.
///
/// One finding a view that lacks constraints: what would be fixed by them belongs to it. Where a view competes
/// with others for a room that the document does not decide on, and Interface Builder saw nothing wrong, that
/// is a note.
enum AmbiguityRule {
  @MainActor
  static func findings(in scene: InspectedScene) -> [Finding] {
    scene.scene.open.missingConstraints { isChecked($0, in: scene) }
      .compactMap { finding(about: $0, in: scene) }
  }

  /// Whether a view is shown, Interface Builder is to check the variable, and it can be known.
  @MainActor
  private static func isChecked(_ member: OpenVariables.Member, in scene: InspectedScene) -> Bool {
    guard member.view.isShown, let described = scene.description(of: member.view) else {
      return false
    }
    switch described.layout.ambiguityCheck {
    case .off: return false
    case .ignoreSizes where !member.variable.isOrigin: return false
    case .ignoreSizes, .always: return true
    }
  }

  /// Whether a variable is open at run time too, however large what is around the view is then.
  @MainActor
  private static func isKnown(_ member: OpenVariables.Member, in scene: InspectedScene) -> Bool {
    !scene.hasProvisionalExtent(around: member.view, member.variable.axis)
  }

  @MainActor
  private static func finding(
    about missing: MissingConstraints, in scene: InspectedScene
  ) -> Finding? {
    let ids = ([missing.view] + missing.otherViews).compactMap(\.documentID)
    guard let first = ids.first else { return nil }
    let isCertain = missing.members.contains {
      isKnown($0, in: scene) || scene.description(of: $0.view)?.geometry.isAmbiguous ?? false
    }
    return scene.finding(
      .ambiguousLayout, isCertain ? .warning : .info, about: ids,
      Ambiguity.message(missing, of: scene.fullName(of: first)), next: Ambiguity.advice(missing))
  }
}

extension InspectedScene {
  fileprivate func description(of view: UIView) -> ViewDescription? {
    view.documentID.flatMap { description.view(id: $0) }
  }
}
