import Devices
import InterfaceBuilder

/// The constraints that findings about overlapping views end with, each tried in the configuration that the finding names.
///
/// Overlaps that come after the limit keep the advice that is not tried.
@MainActor
struct OverlapRepairs {
  /// Lays out the scenes of the document on a device that hold any of some views.
  let solve: (DeviceEnvironment, [String]) -> [InspectedScene]
  /// The devices that the document was solved for.
  let devices: [DeviceEnvironment]
  /// The number of views that may be laid out in trials, each as often as it is.
  let limit: Int

  /// The findings, with advice that was tried in place of advice that was not.
  func completing(_ findings: [Finding]) -> [Finding] {
    var completed = findings
    var views = limit
    for device in devices {
      let places = findings.indices.filter { isConcerned(findings[$0], on: device) }
      guard !places.isEmpty, views > 0 else { continue }
      let scenes = solve(device, places.map { findings[$0].objectIDs[0] })
      for place in places {
        let ids = findings[place].objectIDs
        guard let trials = scenes.compactMap({ OverlapTrials(ids[0], ids[1], in: $0) }).first
        else { continue }
        views -= trials.cost
        guard views >= 0 else { break }
        completed[place].nextStep = trials.advice
      }
    }
    return completed
  }

  /// Whether a finding is about views whose overlap is worst on a device.
  private func isConcerned(_ finding: Finding, on device: DeviceEnvironment) -> Bool {
    finding.rule == .overlappingViews && finding.severity >= .warning
      && finding.objectIDs.count >= 2
      && finding.occurrence.worstConfiguration == Configuration(device)
  }
}
