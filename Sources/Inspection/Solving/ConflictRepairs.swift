import Devices
import InterfaceBuilder

/// The edits that findings about conflicts end with, each tried in the configuration that the finding names.
///
/// A trial lays out a scene, so that a document with thousands of conflicts would take as long as their square.
/// Conflicts that come after the limit keep their general advice.
@MainActor
struct ConflictRepairs {
  /// Lays out the scenes of the document on a device that hold any of some objects.
  let solve: (DeviceEnvironment, [String]) -> [InspectedScene]
  /// The devices that the document was solved for.
  let devices: [DeviceEnvironment]
  /// The number of views that may be laid out in trials, each as often as it is.
  let limit: Int

  /// About a second of trials.
  nonisolated static let usualLimit = 200_000

  /// The findings, with the best repair in place of the general advice where one edit ends a conflict.
  func completing(_ findings: [Finding]) -> [Finding] {
    var repaired = findings
    var views = limit
    for device in devices {
      let places = findings.indices.filter { isConcerned(findings[$0], on: device) }
      guard !places.isEmpty, views > 0 else { continue }
      let ids = places.flatMap { place in
        findings[place].objectIDs + findings[place].constraints.compactMap(\.id)
      }
      let trials = solve(device, ids).map(RepairTrials.init)
      for place in places {
        repair(&repaired[place], by: trials, layingOutAtMost: &views)
      }
    }
    return repaired
  }

  /// Whether a finding is about a conflict that is worst on a device.
  private func isConcerned(_ finding: Finding, on device: DeviceEnvironment) -> Bool {
    finding.rule == .conflictingConstraints && finding.severity >= .warning
      && finding.occurrence.worstConfiguration == Configuration(device)
  }

  /// Whether one constraint contradicts the autoresizing mask of a view, so that the constraint is the odd one out; where
  /// several do, the mask is.
  private func isEndedWithoutMask(
    _ conflict: SceneSolution.ConflictIDs, on footing: ConflictFooting, _ trials: RepairTrials
  ) -> Bool {
    footing.maskedViewID.map { trials.isAlone(conflict, withMaskOf: $0) } ?? false
  }

  private func repair(
    _ finding: inout Finding, by trials: [RepairTrials], layingOutAtMost views: inout Int
  ) {
    let members = Set(finding.constraints.compactMap(\.id))
    for trials in trials {
      guard let conflict = trials.conflict(of: members) else { continue }
      let footing = ConflictFooting(conflict, in: trials.scene)
      guard footing.isEndedByAnEdit || isEndedWithoutMask(conflict, on: footing, trials) else {
        return
      }
      views -= trials.cost(of: conflict)
      guard views >= 0 else { return }
      let repairs = trials.repairs(of: conflict)
      if footing.maskedViewID != nil, repairs.first?.edit != .remove { return }
      finding.tried = repairs.map { repair in
        TriedRepair(
          edit: footing.nextStep(making: repair, in: trials.scene),
          conflictsLeft: repair.conflictsLeft, change: footing.change(making: repair))
      }
      guard let best = finding.tried.first else { continue }
      finding.nextStep = best.edit
      return
    }
  }
}
