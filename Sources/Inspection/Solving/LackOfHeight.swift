import AutoLayout
import InterfaceBuilder
import LayoutFaults
import UIKit

/// Findings of one scene that a higher screen ends: its content has too little height, and one scroll view around it mends
/// them all.
///
/// The one that occurs on most devices stays as it is, a conflict before any other; the others are more symptoms.
///
/// Source: of 12 such findings in 5 scenes of 4 apps one of each scene was worth an edit.
@MainActor
struct LackOfHeight {
  let trials: TrialScenes
  let document: Document

  /// The findings, of those with this cause in a scene the weightiest as it is and the others as notes.
  func completing(_ findings: [Finding]) -> [Finding] {
    var completed = findings
    for places in scenes(of: findings) {
      let lacking = places.filter { endsOnHigherScreen(findings[$0]) }
      guard lacking.count > 1, let cause = cause(among: lacking, of: findings) else { continue }
      for place in lacking where place != cause && findings[place].isAboutHeightOfRoom {
        completed[place] = findings[place].asNote(
          because: .lackOfHeight(line: findings[cause].position.line),
          advising:
            "Put the content of the scene into a scroll view: it lacks height, which is the cause of another finding, too"
        )
      }
    }
    return notingCompetitions(in: completed)
  }

  /// The places of the findings about room and conflicts by scene, as far as there are several.
  private func scenes(of findings: [Finding]) -> [[Int]] {
    let places = findings.indices.filter {
      findings[$0].isAboutHeightOfRoom || findings[$0].isErrorOfConflict
    }
    let scenes = Dictionary(grouping: places) { scene(of: findings[$0]) }
    return scenes.sorted { $0.key < $1.key }.map(\.value).filter { places in
      places.count > 1 && places.contains { findings[$0].isAboutHeightOfRoom }
    }
  }

  /// The place in the document of the scene that a finding is about.
  func scene(of finding: Finding) -> Int {
    let element = finding.objectIDs.first.flatMap(document.element)
    let scene = element?.ancestors.first { $0.name == "scene" || $0.parent?.name == "objects" }
    return scene?.range.lowerBound ?? 0
  }

  private func cause(among places: [Int], of findings: [Finding]) -> Int? {
    places.min { first, second in
      findings[first].weight.lexicographicallyPrecedes(findings[second].weight)
    }
  }

  /// Whether a finding goes on a screen twice as high, where it is worst.
  func endsOnHigherScreen(_ finding: Finding) -> Bool {
    guard let device = trials.worstDevice(of: finding),
      let scene = trials.scenes(holding: finding.objectIDs, on: device)
        .first(where: { $0.holds(anyOf: finding.objectIDs) }),
      scene.scene.scene.fillsScreen
    else { return false }
    let root = scene.scene.instance.rootView
    return trials.ends(finding, in: scene, .height(2 * root.frame.height, of: root))
  }
}

extension TrialScenes {
  /// Whether a finding is not there while an edit is in force; no where the limit is reached.
  ///
  /// A scene of another size than the screen's is not known to be shown at that: what is found there on the same objects to
  /// the same extent may be a note for this alone, and is not gone.
  func ends(_ finding: Finding, in scene: TrialScene, _ edit: SceneEdit) -> Bool {
    findings(in: scene, after: edit).map { left in
      !left.contains { other in
        guard other.rule == finding.rule else { return false }
        return other.isAsFar(as: finding)
          || other.severity >= .warning
            && (other.subjectID == finding.subjectID
              || other.objectIDs.first == finding.objectIDs.first)
      }
    } ?? false
  }
}

extension TrialScene {
  /// Whether views or constraints with some ids are in the scene.
  fileprivate func holds(anyOf ids: [String]) -> Bool {
    ids.contains {
      scene.instance.view(id: $0) != nil || scene.instance.constraint(id: $0) != nil
    }
  }
}

extension SceneEdit {
  /// Gives the view that a scene shows another height.
  @MainActor
  static func height(_ height: CGFloat, of root: UIView) -> SceneEdit {
    let frame = root.frame
    return SceneEdit(
      apply: { root.frame.size.height = height }, revert: { root.frame = frame })
  }
}

extension Finding {
  /// Whether the finding is about the objects of another one, which it is no better for.
  fileprivate func isAsFar(as other: Finding) -> Bool {
    objectIDs.prefix(2) == other.objectIDs.prefix(2) && (amount ?? 0) > (other.amount ?? 0) - 1
  }

  var isErrorOfConflict: Bool {
    rule == .conflictingConstraints && severity == .error
  }

  /// Whether the finding is about room that a view lacks along its height, or may lack there.
  var isAboutHeightOfRoom: Bool {
    guard severity >= .warning else { return false }
    switch rule {
    case .outsideSuperview, .clippedText: return aspects.contains(.height)
    default: return rule == .overlappingViews
    }
  }

  /// Whether the finding is about a text that lacks height.
  var isAboutTextHeight: Bool { rule == .clippedText && aspects.contains(.height) }

  /// The order of findings with one cause: the least is the one that is told.
  fileprivate var weight: [Int] {
    [
      -severity.rawValue, -occurrence.configurations.count, rule == .outsideSuperview ? 0 : 1,
      position.line, position.column,
    ]
  }
}
