import AutoLayout
import Devices
import InterfaceBuilder
import LayoutFaults
import UIKit

/// Texts that compete with other views for a width, and that are cut off even where all others give way to them.
///
/// While the competition is open, what follows from it is left to the finding about that; this does not.
@MainActor
struct CompetingTexts {
  let trials: TrialScenes
  let document: Document
  /// The configurations that few people have.
  let rare: Set<Configuration>

  /// The findings, with those about the texts, by place in the document.
  func completing(_ findings: [Finding]) -> [Finding] {
    var collector = FindingCollector()
    for finding in findings where finding.isAboutWidth && finding.severity >= .warning {
      let labels = finding.objectIDs.filter { document.element(id: $0)?.name == "label" }
      guard !labels.isEmpty else { continue }
      for configuration in finding.occurrence.configurations {
        let found = trials.device(of: configuration).map { device in
          labels.flatMap { cutText($0, on: device) }
        }
        if let found, !found.isEmpty { collector.add(found, configuration: configuration) }
      }
    }
    let known = Set(findings.filter { $0.rule == .clippedText }.compactMap(\.objectIDs.first))
    let new = collector.findings(ofConfigurations: trials.devices.count, rare: rare)
      .filter { $0.objectIDs.first.map { !known.contains($0) } ?? false }
    return new.reduce(into: findings) { all, finding in
      let place = all.firstIndex { finding.position < $0.position } ?? all.endIndex
      all.insert(finding, at: place)
    }
  }

  /// The findings about a label whose width is open that it is cut off with the room of all others.
  private func cutText(_ id: String, on device: DeviceEnvironment) -> [Finding] {
    guard let scene = trials.scene(holding: id, on: device),
      let label = scene.scene.instance.view(id: id) as? UILabel,
      scene.scene.scene.open.variables(of: label).contains(.width)
    else { return [] }
    let priority = label.contentCompressionResistancePriority(for: .horizontal)
    guard priority.rawValue < Self.strongest.rawValue else { return [] }
    let edit = SceneEdit(
      apply: {
        label.setContentCompressionResistancePriority(Self.strongest, for: .horizontal)
      },
      revert: { label.setContentCompressionResistancePriority(priority, for: .horizontal) })
    return trials.findings(in: scene, after: edit)?.filter {
      $0.rule == .clippedText && $0.severity >= .warning && $0.objectIDs == [id]
    } ?? []
  }

  private static let strongest = UILayoutPriority(999)
}

extension Finding {
  /// Whether the finding is about a width that is open.
  fileprivate var isAboutWidth: Bool { rule == .ambiguousLayout && aspects.contains(.width) }
}
