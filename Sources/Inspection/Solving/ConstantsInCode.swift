import InterfaceBuilder
import UIKit

/// Findings that hang on constants which code gives to constraints by outlets: they are notes.
///
/// Such a finding goes where these constraints have half the constant, or twice as much, in the configuration in which it is
/// worst. The constants that code gives are not known.
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
      return isAboutRoom ? finding.asNote(because: mitigation(of: finding)) : finding
    }
  }

  /// The rules about places and extents that conflicts and ambiguity do not stand behind.
  private static let rules: Set<RuleID> = [
    .outsideSuperview, .overlappingViews, .clippedText, .zeroSize, .unsafeArea,
  ]

  /// The reason that the finding goes with other constants of constraints that code sets; nil where it does not.
  private func mitigation(of finding: Finding) -> Mitigation? {
    guard let scene = trials.worstScene(of: finding) else { return nil }
    let placed = scene.scene.instance.constraints.filter {
      code.setsConstraint($0.id) && $0.constraint.isActive && $0.constraint.constant != 0
    }
    guard !placed.isEmpty, hangs(finding, in: scene, on: placed.map(\.constraint)) else {
      return nil
    }
    return .constantSetByCode(placed.count == 1 ? placed[0].id : nil)
  }

  /// Whether a finding goes where constraints have half the constant, or twice as much.
  private func hangs(
    _ finding: Finding, in scene: TrialScene, on constraints: [NSLayoutConstraint]
  ) -> Bool {
    guard let id = finding.objectIDs.first else { return false }
    return Self.factors.contains { factor in
      trials.findings(in: scene, after: Self.multiplication(of: constraints, by: factor)).map {
        $0.isWithout(finding.fault, in: scene)
          && !$0.contains { $0.rule == finding.rule && $0.objectIDs.first == id }
          && $0.count(where: \.isConflict) <= scene.findings.count(where: \.isConflict)
      } ?? false
    }
  }

  /// The factors of constants that are tried.
  private static let factors: [CGFloat] = [0.5, 2]

  private static func multiplication(
    of constraints: [NSLayoutConstraint], by factor: CGFloat
  ) -> SceneEdit {
    let constants = constraints.map(\.constant)
    return SceneEdit(
      apply: { for constraint in constraints { constraint.constant *= factor } },
      revert: {
        for (constraint, constant) in zip(constraints, constants) { constraint.constant = constant }
      })
  }
}

extension Finding {
  fileprivate var isConflict: Bool { rule == .conflictingConstraints }
}
