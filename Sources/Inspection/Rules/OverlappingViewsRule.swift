import AutoLayout
import InterfaceBuilder
import LayoutFaults
import UIKit

/// Text, a picture or a control that lies over another one, where the document does not show it.
///
/// Judged as `assertLayout` does (``Overlap``). What overlaps by the stored frames is what its author saw and
/// meant, unless there are signs that it is a mistake (``UnmeantOverlaps``). Overlaps in one superview, which has no
/// room for its views, are one finding.
enum OverlappingViewsRule: SceneRule {
  static let id = RuleID.overlappingViews
  static let severity = Finding.Severity.warning
  static let summary =
    "Text, a picture or a control lies over another one, unless Interface Builder shows that it is meant."
  static let reason = "What is below cannot be read or touched."
  static let remedy =
    "Keep the views apart by a constraint between them, and let one of them wrap, shrink or move."
  static let faulty = ExampleScene(
    """
    <subviews>
        <label opaque="NO" text="A name of some length" translatesAutoresizingMaskIntoConstraints="NO" id="name">
            <rect key="frame" x="20" y="79" width="159" height="20.5"/>
            <fontDescription key="fontDescription" type="system" pointSize="17"/>
        </label>
        <label opaque="NO" text="A distant value" translatesAutoresizingMaskIntoConstraints="NO" id="value">
            <rect key="frame" x="254" y="79" width="119" height="20.5"/>
            <fontDescription key="fontDescription" type="system" pointSize="17"/>
        </label>
    </subviews>
    <constraints>
        <constraint firstItem="name" firstAttribute="leading" secondItem="safe" secondAttribute="leading" constant="20" id="n-x"/>
        <constraint firstItem="name" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="20" id="n-y"/>
        <constraint firstItem="value" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="20" id="v-y"/>
        <constraint firstItem="safe" firstAttribute="trailing" secondItem="value" secondAttribute="trailing" constant="20" id="v-x"/>
        <constraint firstItem="value" firstAttribute="width" relation="greaterThanOrEqual" constant="119" id="v-w"/>
        <constraint firstItem="name" firstAttribute="width" relation="greaterThanOrEqual" constant="170" id="n-w"/>
    </constraints>
    """)
  static let healthy = ExampleScene(
    """
    <subviews>
        <label opaque="NO" text="A name of some length" translatesAutoresizingMaskIntoConstraints="NO" id="name">
            <rect key="frame" x="20" y="79" width="353" height="20.5"/>
            <fontDescription key="fontDescription" type="system" pointSize="17"/>
        </label>
        <label opaque="NO" text="A distant value" translatesAutoresizingMaskIntoConstraints="NO" id="value">
            <rect key="frame" x="20" y="107.33" width="353" height="20.5"/>
            <fontDescription key="fontDescription" type="system" pointSize="17"/>
        </label>
    </subviews>
    <constraints>
        <constraint firstItem="name" firstAttribute="leading" secondItem="safe" secondAttribute="leading" constant="20" id="n-x"/>
        <constraint firstItem="name" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="20" id="n-y"/>
        <constraint firstItem="safe" firstAttribute="trailing" secondItem="name" secondAttribute="trailing" constant="20" id="n-w"/>
        <constraint firstItem="value" firstAttribute="leading" secondItem="name" secondAttribute="leading" id="v-x"/>
        <constraint firstItem="value" firstAttribute="top" secondItem="name" secondAttribute="bottom" constant="8" id="v-y"/>
        <constraint firstItem="value" firstAttribute="trailing" secondItem="name" secondAttribute="trailing" id="v-w"/>
    </constraints>
    """)

  @MainActor
  static func findings(in scene: InspectedScene) -> [Finding] {
    var order: [String] = []
    var groups: [String: [Overlap]] = [:]
    for overlap in overlaps(in: scene) {
      let subject = subject(of: overlap, in: scene)
      if groups[subject] == nil { order.append(subject) }
      groups[subject, default: []].append(overlap)
    }
    return order.compactMap { finding(about: groups[$0, default: []], subject: $0, in: scene) }
  }

  /// The overlaps in a scene as it is laid out that its document does not show, and no conflict explains.
  @MainActor
  static func overlaps(in scene: InspectedScene) -> [Overlap] {
    let hidden = scene.hidden[.overlap]
    let views = scene.unexplainedViews.filter { !hidden.contains($0.id) }.map { $0.view }
    var drawn = DrawnRects(scene: scene)
    let unmeant = UnmeantOverlaps(in: scene)
    let overlaps = scene.instance.inEnvironment {
      Overlap.all(
        among: views, in: scene.instance.rootView,
        constraints: scene.instance.constraints.map { $0.constraint },
        unless: { front, back, isPlaced in
          drawn.overlap(front, back)
            ? !unmeant.contains(front, back) || isPlaced() && !unmeant.isCaption(back, of: front)
            : !isTextOnText(front, back) && isPlaced()
        })
    }
    return overlaps.filter { !isAftermath($0, in: scene) }
  }

  /// Whether both views show text, of which nobody can read either.
  @MainActor
  private static func isTextOnText(_ front: UIView, _ back: UIView) -> Bool {
    front.visibleText != nil && back.visibleText != nil
  }

  /// Whether a conflict puts one of the views where it is.
  @MainActor
  private static func isAftermath(_ overlap: Overlap, in scene: InspectedScene) -> Bool {
    let holder = overlap.holder
    return [overlap.front.view, overlap.back.view].contains {
      scene.isDisplaced($0, overlap.axis, inside: holder)
    }
  }

  /// The subject that overlaps of one cause have in common: the view that holds both.
  ///
  /// Which of its views overlap, and whether beside or above each other, differs between configurations.
  @MainActor
  private static func subject(of overlap: Overlap, in scene: InspectedScene) -> String {
    overlap.holder?.documentID ?? scene.solution.rootID
  }

  @MainActor
  private static func finding(
    about overlaps: [Overlap], subject: String, in scene: InspectedScene
  ) -> Finding? {
    guard let worst = overlaps.max(by: { isLess($0, $1, in: scene) }),
      let front = worst.front.view.documentID, let back = worst.back.view.documentID
    else { return nil }
    let others = overlaps.flatMap { [$0.front.view, $0.back.view] }.compactMap { $0.documentID }
      .filter { $0 != front && $0 != back }
    let more = overlaps.count == 1 ? "" : ", and \(overlaps.count - 1) more overlap"
    var finding = scene.finding(
      Self.self, because: OverlapDoubts(worst, in: scene).mitigation,
      about: [front, back] + others,
      "\(scene.fullName(of: front)) lies over \(scene.names.shortName(of: back)) by \(worst.extent)"
        + "\(words: more)",
      next: advice(about: worst, in: scene))
    finding.subjectID = subject
    finding.amount = worst.depth
    return finding
  }

  /// The advice before anything is tried: the views are kept apart as the document draws them.
  @MainActor
  private static func advice(about overlap: Overlap, in scene: InspectedScene) -> String {
    let drawn = scene.separations(of: overlap.front.view, overlap.back.view).first
    return (drawn ?? overlap.separation).advice { scene.names.shortName(of: $0.documentID ?? "") }
  }

  /// Whether an overlap is worth less attention than another one: of two texts none can be read.
  @MainActor
  private static func isLess(_ a: Overlap, _ b: Overlap, in scene: InspectedScene) -> Bool {
    let properties: [(Overlap) -> Bool] = [
      { OverlapDoubts($0, in: scene).mitigation == nil },
      { isTextOnText($0.front.view, $0.back.view) },
    ]
    for property in properties where property(a) != property(b) { return property(b) }
    return a.depth < b.depth
  }
}

extension InspectedScene {
  /// The constraints that would keep two views apart as the document draws them, first along the axis on which they are
  /// further apart there; none where the document does not draw both.
  func separations(of view: UIView, _ other: UIView) -> [Separation] {
    let root = instance.rootView
    guard let one = storedRect(of: view, in: root), let two = storedRect(of: other, in: root)
    else { return [] }
    let distances: [(distance: CGFloat, separation: Separation)] = [
      (one.minX - two.maxX, Separation(first: other, second: view, axis: .horizontal)),
      (two.minX - one.maxX, Separation(first: view, second: other, axis: .horizontal)),
      (one.minY - two.maxY, Separation(first: other, second: view, axis: .vertical)),
      (two.minY - one.maxY, Separation(first: view, second: other, axis: .vertical)),
    ]
    return distances.filter { $0.distance >= -DrawnRects.tolerance }
      .sorted { $0.distance > $1.distance }.map(\.separation)
  }
}

/// Where the document draws views, looked up for those that overlap when they are laid out.
@MainActor
struct DrawnRects {
  private let scene: InspectedScene
  private var rects: [ObjectIdentifier: CGRect?] = [:]

  init(scene: InspectedScene) {
    self.scene = scene
  }

  /// Whether a view lies over another one by the frames in the document; also where that cannot be known.
  mutating func overlap(_ view: UIView, _ other: UIView) -> Bool {
    guard let front = rect(of: view), let back = rect(of: other) else { return true }
    let common = front.intersection(back)
    return !common.isNull && common.width > Self.tolerance && common.height > Self.tolerance
  }

  /// Rounding to pixels, in points.
  static let tolerance = 0.5

  private mutating func rect(of view: UIView) -> CGRect? {
    if let known = rects[ObjectIdentifier(view)] { return known }
    let rect = scene.storedRect(of: view, in: scene.instance.rootView)
    rects[ObjectIdentifier(view)] = .some(rect)
    return rect
  }
}

extension RuleID {
  static let overlappingViews = RuleID("overlapping-views")
}
