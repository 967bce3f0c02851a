import AutoLayout
import Devices
import InterfaceBuilder
import LayoutFaults
import UIKit

/// The constraints that findings about what is open name where the document has them for other size classes, each tried where
/// the finding is worst.
@MainActor
struct InstallationSteps {
  let trials: TrialScenes
  let document: Document

  /// The findings, with the constraint to install in place of the one to add where that ends them.
  func completing(_ findings: [Finding]) -> [Finding] {
    guard document.root.descendants.contains(where: { $0.name == "exclude" }) else {
      return findings
    }
    return findings.map { finding in
      guard finding.rule == .ambiguousLayout, finding.severity >= .warning,
        let id = finding.objectIDs.first, let scene = trials.worstScene(of: finding),
        let step = step(for: finding, of: id, in: scene)
      else { return finding }
      var completed = finding
      completed.nextStep = step
      return completed
    }
  }

  private func step(for finding: Finding, of id: String, in scene: TrialScene) -> String? {
    let left = UninstalledConstraints(on: id, in: scene.scene.description).constraints
    guard !left.isEmpty else { return nil }
    for (constraint, phrase) in left {
      guard let live = scene.scene.instance.makeConstraint(constraint) else { continue }
      let edit = SceneEdit(apply: { live.isActive = true }, revert: { live.isActive = false })
      guard let findings = trials.findings(in: scene, after: edit) else { return nil }
      if findings.isWithout(finding.fault, in: scene) {
        let classes = scene.scene.solution.device.sizeClasses
        return "Install \(phrase) (\(constraint.id)), which other size classes have, in "
          + "\(classes.words) as well"
      }
    }
    return nil
  }
}

/// The constraints on a view that a document has, and that are not installed in the environment that it was read for.
@MainActor
private struct UninstalledConstraints {
  /// The constraints as they are where they are installed, with their phrases.
  let constraints: [(ConstraintDescription, String)]

  init(on id: String, in description: DocumentDescription) {
    let elements = description.document.root.descendants.filter { element in
      element.name == "constraint" && element.parent?.key == nil
        && [element["firstItem"] ?? element.parent?.parent?.id, element["secondItem"]].contains(id)
        && Self.constraint(element, in: description) == nil
    }
    guard !elements.isEmpty else {
      constraints = []
      return
    }
    let widths: [SizeClass] = [.compact, .regular]
    let others = widths.flatMap { width in
      widths.map { height in
        DocumentDescription(
          description.document,
          traits: TraitEnvironment(
            sizeClasses: SizeClasses(width: width, height: height), idiom: description.traits.idiom)
        )
      }
    }
    constraints = elements.compactMap { element in
      for other in others {
        if let constraint = Self.constraint(element, in: other) {
          return (constraint, ConstraintPhrases(other).phrase(constraint))
        }
      }
      return nil
    }
  }

  private static func constraint(
    _ element: DocumentElement, in description: DocumentDescription
  ) -> ConstraintDescription? {
    element.parent?.parent.flatMap(description.view(of:))?.constraint(of: element)
  }
}

extension SizeClasses {
  /// "compact width and regular height".
  fileprivate var words: String {
    let width = width.map { "\($0.rawValue) width" } ?? "any width"
    let height = height.map { "\($0.rawValue) height" } ?? "any height"
    return "\(width) and \(height)"
  }
}
