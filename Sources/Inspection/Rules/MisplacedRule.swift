import AutoLayout
import InterfaceBuilder
import LayoutFaults
import UIKit

/// Views whose stored frame is not the one their constraints give on the document's canvas.
///
/// Interface Builder marks such views when it saves. Where it did, the difference is a warning.
/// Where it did not, Apple's engine agreed with the stored frame: either the document was changed
/// by other means since, or our answer is off. Over 2,227 measured documents 6 % of the
/// unmarked views differ by more than 12 points, most of them because a font, a symbol or a custom
/// class is not at hand; so that is a note. Either is one finding a scene.
enum MisplacedRule: CanvasRule {
  static let id = RuleID.misplacedView
  static let severity = Finding.Severity.warning
  static let summary =
    "The frame that a document stores for a view is not the one that its "
    + "constraints give."
  static let reason =
    "What Interface Builder shows, and what reviewers see in a difference of the "
    + "document, is not what the app does."
  static let remedy =
    "Update the frame in Interface Builder (Editor > Resolve Auto Layout Issues > "
    + "Update Frames), or the constraints where the frame is right."
  static let faulty = ExampleScene(
    """
    <subviews>
        <label opaque="NO" text="Title" translatesAutoresizingMaskIntoConstraints="NO" misplaced="YES" id="title">
            <rect key="frame" x="20" y="140" width="353" height="20.5"/>
            <fontDescription key="fontDescription" type="system" pointSize="17"/>
        </label>
    </subviews>
    <constraints>
        <constraint firstItem="title" firstAttribute="leading" secondItem="safe" secondAttribute="leading" constant="20" id="t-x"/>
        <constraint firstItem="title" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="20" id="t-y"/>
        <constraint firstItem="safe" firstAttribute="trailing" secondItem="title" secondAttribute="trailing" constant="20" id="t-w"/>
    </constraints>
    """)
  static let healthy = ExampleScene(
    """
    <subviews>
        <label opaque="NO" text="Title" translatesAutoresizingMaskIntoConstraints="NO" id="title">
            <rect key="frame" x="20" y="79" width="353" height="20.5"/>
            <fontDescription key="fontDescription" type="system" pointSize="17"/>
        </label>
    </subviews>
    <constraints>
        <constraint firstItem="title" firstAttribute="leading" secondItem="safe" secondAttribute="leading" constant="20" id="t-x"/>
        <constraint firstItem="title" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="20" id="t-y"/>
        <constraint firstItem="safe" firstAttribute="trailing" secondItem="title" secondAttribute="trailing" constant="20" id="t-w"/>
    </constraints>
    """)

  /// Differences up to this many points are Interface Builder's own rounding.
  private static let rounding = 1.0

  @MainActor
  static func findings(onCanvas scene: InspectedScene) -> [Finding] {
    var marked: [Difference] = []
    var unmarked: [Difference] = []
    for view in scene.solution.views {
      guard let difference = difference(of: view, in: scene) else { continue }
      if scene.description.view(id: view.id)?.geometry.isMisplaced == true {
        marked.append(difference)
      } else {
        unmarked.append(difference)
      }
    }
    return [
      finding(
        for: marked, .warning, in: scene,
        next: "Update frames in Interface Builder, or the constraints where the frame is right"),
      finding(
        for: unmarked, .info, in: scene,
        next: "Open the document in Interface Builder if it was changed by other means; fonts and "
          + "classes that are not at hand make differences too"),
    ].compactMap { $0 }
  }

  /// A stored frame and the solved one.
  private struct Difference {
    var id: String
    var stored: Rect
    var solved: Rect

    /// The greatest difference of an edge or extent, in points.
    var size: Double {
      max(
        abs(stored.minX - solved.minX), abs(stored.minY - solved.minY),
        abs(stored.width - solved.width), abs(stored.height - solved.height))
    }
  }

  @MainActor
  private static func difference(
    of view: SceneSolution.ObjectFrame, in scene: InspectedScene
  ) -> Difference? {
    guard view.ambiguous.allSatisfy(\.isContentExtent),
      let geometry = scene.description.view(id: view.id)?.geometry,
      !geometry.translatesAutoresizingMask, let stored = geometry.frame
    else { return nil }
    let difference = Difference(id: view.id, stored: stored, solved: view.frame)
    guard difference.size > rounding, scene.instance.view(id: view.id)?.isShown == true else {
      return nil
    }
    return difference
  }

  @MainActor
  private static func finding(
    for differences: [Difference], _ severity: Finding.Severity, in scene: InspectedScene,
    next: String
  ) -> Finding? {
    guard let first = differences.first else { return nil }
    let others = differences.count - 1
    let more = others == 0 ? "" : ", and \(others) more of the scene"
    return scene.finding(
      Self.self, severity, about: differences.map(\.id),
      "the stored frame of \(scene.fullName(of: first.id)) is not the solved one: stored "
        + "\(words: text(first.stored)), solved \(words: text(first.solved))\(words: more)",
      next: next)
  }

  private static func text(_ frame: Rect) -> String {
    let numbers = [frame.minX, frame.minY, frame.width, frame.height]
    return "(" + numbers.map { JSONText.format(Points.rounded($0)) }.joined(separator: ", ") + ")"
  }
}

extension RuleID {
  static let misplacedView = RuleID("misplaced-view")
}
