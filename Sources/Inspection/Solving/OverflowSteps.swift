import AutoLayout
import InterfaceBuilder
import LayoutFaults
import UIKit

/// The constants that findings about views outside their superview name, each tried where the finding is worst.
///
/// A view reaches out at the bottom for the sum of all that is above it. Where one constant can give what is missing and
/// keep more than half, so that nothing else is wrong then, that is the one to edit.
@MainActor
struct OverflowSteps {
  let trials: TrialScenes

  /// The findings, with the constant to reduce in place of the general advice where one is found.
  func completing(_ findings: [Finding]) -> [Finding] {
    findings.map { finding in
      guard finding.isAboutHeight, let scene = trials.worstScene(of: finding),
        let step = step(for: finding, in: scene)
      else { return finding }
      var completed = finding
      completed.nextStep = step
      return completed
    }
  }

  private func step(for finding: Finding, in scene: TrialScene) -> String? {
    guard let id = finding.objectIDs.first, let amount = finding.amount,
      let view = scene.scene.instance.view(id: id)
    else { return nil }
    // What is centered reaches out at both ends.
    for lack in [amount, 2 * amount] {
      for (id, constraint) in constants(around: view, in: scene.scene, giving: lack)
        .prefix(Self.triedConstants)
      {
        let edit = reduction(of: constraint, by: lack.rounded(.up))
        guard let findings = trials.findings(in: scene, after: edit) else { return nil }
        if findings.isWithout(finding.fault, in: scene) {
          return "Reduce the constant of \(scene.scene.phrases.phrase(id: id)) (\(id)) by "
            + "\(Points.text(lack.rounded(.up))), or put the content into a scroll view"
        }
      }
    }
    return nil
  }

  /// The number of constants that are tried for a finding.
  private static let triedConstants = 3

  /// The required equalities along the height that can lose some points and keep more than half of their constant.
  ///
  /// Those of the view come before those of its siblings, the largest first.
  private func constants(
    around view: UIView, in scene: InspectedScene, giving lack: Double
  ) -> [(id: String, constraint: NSLayoutConstraint)] {
    let candidates = scene.instance.constraints.filter { _, constraint in
      LayoutAttribute(constraint.firstAttribute).axis == .vertical && constraint.isActive
        && constraint.relation == .equal && constraint.priority == .required
        && abs(Double(constraint.constant)) > 2 * lack && !isExtentOfText(constraint)
        && [constraint.firstItem, constraint.secondItem].contains {
          ($0 as? UIView).map { $0 === view || $0.superview === view.superview } ?? false
        }
    }
    func isOwn(_ constraint: NSLayoutConstraint) -> Bool {
      constraint.firstItem === view || constraint.secondItem === view
    }
    return candidates.sorted { first, second in
      let (a, b) = (isOwn(first.constraint), isOwn(second.constraint))
      return a == b ? abs(first.constraint.constant) > abs(second.constraint.constant) : a
    }
  }

  /// Whether a constraint fixes an extent of a text or control, which is as high as it is.
  private func isExtentOfText(_ constraint: NSLayoutConstraint) -> Bool {
    constraint.secondItem == nil
      && (constraint.firstItem is UILabel || constraint.firstItem is UIControl)
  }

  private func reduction(of constraint: NSLayoutConstraint, by lack: Double) -> SceneEdit {
    let constant = constraint.constant
    return SceneEdit(
      apply: { constraint.constant = constant - (constant > 0 ? 1 : -1) * CGFloat(lack) },
      revert: { constraint.constant = constant })
  }
}

extension Finding {
  /// Whether the finding is about a view that reaches out at the top or bottom, for no constraint that permits it.
  fileprivate var isAboutHeight: Bool {
    rule == .outsideSuperview && severity >= .warning && aspects.contains(.pushedOut)
  }
}
