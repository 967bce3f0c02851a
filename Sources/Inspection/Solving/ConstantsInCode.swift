import InterfaceBuilder
import UIKit

/// Findings that hang on constants which code gives to constraints by outlets: they are notes.
///
/// Such a finding goes where none of these constraints is in force, in the configuration in which it is worst. What code
/// makes of the constants is not known.
///
/// Source: 23 findings on 13 apps that hang on such a constant, none of which was worth an edit.
@MainActor
struct ConstantsInCode {
  let trials: TrialScenes
  let code: CodeFacts

  /// The findings, with those that hang on such constants as notes.
  func completing(_ findings: [Finding]) -> [Finding] {
    guard code.setsConstraints else { return findings }
    return findings.map { finding in
      let isAboutRoom = finding.severity >= .warning && Self.rules.contains(finding.rule)
      return isAboutRoom && hangsOnCode(finding) ? finding.asNote(where: true) : finding
    }
  }

  /// The rules about places and extents that conflicts and ambiguity do not stand behind.
  private static let rules: Set<RuleID> = [
    .outsideSuperview, .overlappingViews, .clippedText, .zeroSize, .unsafeArea,
  ]

  private func hangsOnCode(_ finding: Finding) -> Bool {
    guard let id = finding.objectIDs.first, let device = trials.worstDevice(of: finding),
      let scene = trials.scenes(on: device).first(where: {
        $0.scene.instance.view(id: id) != nil
      }),
      let edit = removal(in: scene), let left = trials.findings(in: scene, after: edit)
    else { return false }
    return !left.contains { $0.rule == finding.rule && $0.objectIDs.first == id }
  }

  /// The removal of all constraints that code sets; nil where a scene has none.
  private func removal(in scene: TrialScene) -> SceneEdit? {
    let constraints = scene.scene.instance.constraints
      .filter { code.setsConstraint($0.id) && $0.constraint.isActive }.map(\.constraint)
    guard !constraints.isEmpty else { return nil }
    return SceneEdit(
      apply: { NSLayoutConstraint.deactivate(constraints) },
      revert: { NSLayoutConstraint.activate(constraints) })
  }
}
