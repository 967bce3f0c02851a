import Devices
import InterfaceBuilder

/// The edits that findings about conflicts end with, each tried in the configuration that the finding names.
@MainActor
struct ConflictRepairs {
  /// Lays the document out again.
  let solve: (DeviceEnvironment) -> [InspectedScene]
  /// The devices that the document was solved for.
  let devices: [DeviceEnvironment]

  /// The findings, with the best repair in place of the general advice where a conflict is certain.
  func completing(_ findings: [Finding]) -> [Finding] {
    var repaired = findings
    for device in devices {
      let places = findings.indices.filter { isConcerned(findings[$0], on: device) }
      guard !places.isEmpty else { continue }
      let scenes = solve(device)
      for place in places { repair(&repaired[place], in: scenes) }
    }
    return repaired
  }

  /// Whether a finding is about a conflict that is worst on a device.
  private func isConcerned(_ finding: Finding, on device: DeviceEnvironment) -> Bool {
    guard finding.rule == .conflictingConstraints, finding.severity == .error,
      finding.occurrence.configurations.indices.contains(finding.occurrence.worst)
    else { return false }
    return finding.occurrence.configurations[finding.occurrence.worst] == Configuration(device)
  }

  private func repair(_ finding: inout Finding, in scenes: [InspectedScene]) {
    let members = Set(finding.constraints.compactMap(\.id))
    for scene in scenes {
      guard
        let conflict = scene.solution.conflicts.first(where: { Set($0.constraints) == members })
      else { continue }
      finding.tried = RepairTrials(scene).repairs(of: conflict).map { repair in
        let phrase = scene.phrases.phrase(id: repair.constraintID)
        return TriedRepair(
          edit: repair.advice(naming: "\(phrase) (\(repair.constraintID))"),
          conflictsLeft: repair.conflictsLeft)
      }
      guard let best = finding.tried.first else { continue }
      finding.nextStep = best.edit
      return
    }
  }
}

extension ConflictRepair {
  /// The edit in words.
  fileprivate func advice(naming constraint: String) -> String {
    switch edit {
    case .remove: "Remove \(constraint)"
    case .lowerPriority: "Lower the priority of \(constraint) to 999"
    }
  }
}
