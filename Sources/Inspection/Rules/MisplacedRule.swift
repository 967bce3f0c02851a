import AutoLayout
import InterfaceBuilder
import LayoutFaults
import UIKit

/// Views whose stored frame is not the one their constraints give on the document's canvas.
///
/// Interface Builder marks such views when it saves. Where it did, the difference is a warning.
/// Where it did not, Apple's engine agreed with the stored frame: either the document was changed
/// by other means since, or our answer is off. Where a required constraint contradicts the stored frames
/// (`StoredContradictions`), or an edge of a text lost its constraint (`LostEdges`), it was changed, so that is a warning, too. The
/// others are a note: over 2,227 measured documents
/// 6 % of the unmarked views differ by more than 12 points, mostly for want of a font, a symbol or a custom class.
/// Each is one finding a scene.
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

  @MainActor
  static func findings(onCanvas scene: InspectedScene) -> [Finding] {
    let views = MisplacedView.views(in: scene)
    let marked = finding(
      for: views.filter(\.isMarked), because: nil, in: scene,
      next: "Update frames in Interface Builder, or the constraints where the frame is right")
    return (marked.map { [$0] } ?? [])
      + findings(ofUnmarked: views.filter { !$0.isMarked }, in: scene)
  }

  @MainActor
  private static func findings(
    ofUnmarked views: [MisplacedView], in scene: InspectedScene
  ) -> [Finding] {
    guard !views.isEmpty else { return [] }
    let contradictions = StoredContradictions(in: scene)
    let lostEdges = LostEdges(in: scene)
    let contradicted = views.filter { contradictions.constraint(of: $0.id) != nil }
    let others = views.filter { contradictions.constraint(of: $0.id) == nil }
    let loose = others.compactMap { view in lostEdges.edge(of: view).map { (view, edge: $0) } }
    let looseIDs = Set(loose.map(\.0.id))
    let constraint = contradicted.first.flatMap { contradictions.constraint(of: $0.id) }
    return [
      constraint.flatMap { id in
        finding(
          for: contradicted, because: nil, in: scene,
          next: "Correct \(scene.phrases.phrase(id: id)) (\(id)), which does not hold "
            + "with the stored frames, or update the frames")
      },
      loose.first.flatMap { first in
        finding(
          for: loose.map(\.0), because: nil, in: scene,
          next: "Constrain its \(first.edge) edge again, which nothing but its text places now, or "
            + "update the frame")
      },
      finding(
        for: others.filter { !looseIDs.contains($0.id) }, because: .notMarked, in: scene,
        next: "Open the document in Interface Builder if it was changed by other means; fonts and "
          + "classes that are not at hand make differences too"),
    ].compactMap { $0 }
  }

  @MainActor
  private static func finding(
    for views: [MisplacedView], because mitigation: Mitigation?, in scene: InspectedScene,
    next: String
  ) -> Finding? {
    guard let first = views.first else { return nil }
    let others = views.count - 1
    let more = others == 0 ? "" : ", and \(others) more of the scene"
    return scene.finding(
      Self.self, because: mitigation, about: views.map(\.id),
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
