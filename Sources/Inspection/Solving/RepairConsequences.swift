import AutoLayout
import Devices
import InterfaceBuilder

/// The consequences of the edits that end conflicts, on other devices and for other findings.
///
/// Of the best edits of a conflict, one that makes nothing wrong comes first. A view that the edit gives its room again
/// is one more symptom of the conflict, on whichever devices: a note that names the edit.
@MainActor
struct RepairConsequences {
  let trials: TrialScenes
  /// The configurations that few people have.
  let rare: Set<Configuration>

  /// The findings, the edits of conflicts in the order of what they bring, and their symptoms as notes.
  func completing(_ findings: [Finding]) -> [Finding] {
    let ordered = findings.map(ranked)
    let conflicts = ordered.filter(\.isRepairable)
    guard !conflicts.isEmpty else { return ordered }
    return ordered.map { finding in
      guard finding.isOfLostRoom,
        let cause = conflicts.first(where: { isEnded(finding, byRepairOf: $0) })
      else { return finding }
      return finding.asSymptom(of: cause, endedBy: cause.nextStep)
    }
  }

  /// The finding with the first of its best edits in front that brings no new fault.
  ///
  /// Where conflicts are left, how many of them are new has decided already.
  private func ranked(_ finding: Finding) -> Finding {
    guard finding.isRepairable, finding.tried.count > 1, finding.tried[0].conflictsLeft == 0 else {
      return finding
    }
    let devices = extremeDevices + [trials.worstDevice(of: finding)].compactMap { $0 }
    let clean = finding.tried.indices.prefix(Self.triedEdits).first { index in
      let repair = finding.tried[index]
      guard repair.conflictsLeft == 0, let change = repair.change else { return false }
      return devices.allSatisfy { bringsNothing(change, on: $0) }
    }
    guard let clean, clean > 0 else { return finding }
    var ranked = finding
    ranked.tried.insert(ranked.tried.remove(at: clean), at: 0)
    ranked.nextStep = ranked.tried[0].edit
    return ranked
  }

  /// The number of edits of a conflict that are tried on other devices.
  private static let triedEdits = 4

  /// Whether an edit makes nothing wrong on a device that is not wrong already.
  private func bringsNothing(_ change: TriedRepair.Change, on device: DeviceEnvironment) -> Bool {
    trials.scenes(holding: [change.constraintID], on: device).allSatisfy { scene in
      guard let edit = scene.edit(change) else { return true }
      guard let findings = trials.findings(in: scene, after: edit) else { return false }
      return findings.faults.isSubset(of: scene.faults)
    }
  }

  /// Whether a view has its room again where an edit ends a conflict.
  private func isEnded(_ finding: Finding, byRepairOf conflict: Finding) -> Bool {
    guard let change = conflict.tried.first?.change, let id = finding.objectIDs.first else {
      return false
    }
    let configurations = finding.occurrence.configurations
    let worst = finding.occurrence.worst
    let places = Set([worst, 0, configurations.count - 1]).filter(configurations.indices.contains)
    return !places.isEmpty
      && places.allSatisfy { place in
        guard let device = trials.device(of: configurations[place]),
          let scene = trials.scenes(holding: [id], on: device).first(where: {
            $0.scene.instance.view(id: id) != nil && $0.edit(change) != nil
          }), let edit = scene.edit(change)
        else { return place != worst }
        guard let findings = trials.findings(in: scene, after: edit) else { return false }
        return findings.isWithout(finding.fault, in: scene)
          && !findings.contains { $0.severity >= .warning && $0.objectIDs.contains(id) }
      }
  }

  /// The narrowest, the lowest, the widest and the highest of the devices.
  private var extremeDevices: [DeviceEnvironment] {
    let devices = trials.devices.filter { !rare.contains(Configuration($0)) }
    func width(_ device: DeviceEnvironment) -> Double { device.windowSize.width }
    func height(_ device: DeviceEnvironment) -> Double { device.windowSize.height }
    let extremes = [
      devices.min { width($0) < width($1) }, devices.min { height($0) < height($1) },
      devices.max { width($0) < width($1) }, devices.max { height($0) < height($1) },
    ]
    return extremes.compactMap { $0 }.reduce(into: []) { known, device in
      if !known.contains(device) { known.append(device) }
    }
  }
}

extension Finding {
  /// Whether the finding is about a conflict that an edit ends.
  fileprivate var isRepairable: Bool {
    rule == .conflictingConstraints && severity >= .warning && tried.first?.change != nil
  }

  /// Whether the finding is about a view that has too little room, or is where it has none.
  fileprivate var isOfLostRoom: Bool {
    severity >= .warning
      && [.clippedText, .zeroSize, .outsideSuperview, .overlappingViews].contains(rule)
  }
}
