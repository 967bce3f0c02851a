import AutoLayout
import InterfaceBuilder
import UIKit

/// Views that constraints push outside their superview, where they cannot be touched and are often
/// cut off.
///
/// Views that run out of the bottom or the top of one superview are one finding: what is above them
/// pushes them. Views that run out sideways are one finding each.
enum OutsideSuperviewRule {
  @MainActor
  static func findings(in scene: InspectedScene) -> [Finding] {
    let overflows = scene.instance.views.compactMap { id, view in
      Overflow(of: view, id: id, in: scene)
    }
    var findings: [Finding] = []
    var pushed: [(superview: UIView, members: [Overflow])] = []
    for overflow in overflows {
      guard overflow.isVertical else {
        findings.append(finding(about: [overflow], in: scene))
        continue
      }
      if let index = pushed.firstIndex(where: { $0.superview === overflow.superview }) {
        pushed[index].members.append(overflow)
      } else {
        pushed.append((overflow.superview, [overflow]))
      }
    }
    return findings + pushed.map { finding(about: $0.members, in: scene) }
  }

  /// A finding about views of one superview.
  @MainActor
  private static func finding(about overflows: [Overflow], in scene: InspectedScene) -> Finding {
    let worst = overflows.reduce(overflows[0]) { $1.distance > $0.distance ? $1 : $0 }
    let others = overflows.count - 1
    let more = others == 0 ? "" : ", and \(others) more beside it"
    let permitting = worst.permittingConstraint(in: scene)
    var finding = scene.finding(
      .outsideSuperview, .warning,
      about: [worst.id] + overflows.map(\.id).filter { $0 != worst.id },
      "\(scene.fullName(of: worst.id)) reaches outside its superview by "
        + worst.sides.map(\.text).joined(separator: " and ") + more,
      next: permitting.map {
        "\(scene.phrases.phrase(id: $0)) (\($0)) permits it: turn its relation round"
      }
        ?? (worst.isVertical
          ? "Let something above it shrink, or put the content into a scroll view"
          : "Limit its width by a constraint to the superview, or let a neighbour shrink"))
    // Which views of a pile run out, and which furthest, differs between configurations.
    let superview = scene.instance.element(of: worst.superview.layoutView)?.id
    if worst.isVertical, let superview { finding.subjectID = superview }
    return finding
  }
}
